import { Module } from '@nestjs/common';
import { LoginModule } from '../login/login.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserModule } from '../user/user.module.js';
import { ChangePassword } from './change-password.js';
import { PasswordChangeController } from './password-change.controller.js';

@Module({
  imports: [UserModule, PasswordsModule, SessionsModule, LoginModule],
  controllers: [PasswordChangeController],
  providers: [ChangePassword],
})
export class PasswordChangeModule {}
