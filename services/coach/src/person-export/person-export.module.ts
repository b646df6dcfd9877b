import { Module } from '@nestjs/common';
import { CareContextModule } from '../care-context/care-context.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { PersonExportController } from './person-export.controller.js';

/** This service's part of what a person may download. */
@Module({ imports: [ChatModule, CareContextModule], controllers: [PersonExportController] })
export class PersonExportModule {}
