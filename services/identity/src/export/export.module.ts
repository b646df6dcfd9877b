import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserModule } from '../user/user.module.js';
import { ExportData } from './export-data.js';
import { ExportController } from './export.controller.js';

@Module({
  imports: [UserModule, SessionsModule],
  controllers: [ExportController],
  providers: [ExportData],
})
export class ExportModule {}
