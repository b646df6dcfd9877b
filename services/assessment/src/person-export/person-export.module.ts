import { Module } from '@nestjs/common';
import { BurdenModule } from '../burden/burden.module.js';
import { EligibilityModule } from '../eligibility/eligibility.module.js';
import { PersonExportController } from './person-export.controller.js';

/** This service's part of what a person may download. */
@Module({ imports: [BurdenModule, EligibilityModule], controllers: [PersonExportController] })
export class PersonExportModule {}
