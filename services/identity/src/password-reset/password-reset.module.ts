import { Module } from '@nestjs/common';
import { LoginModule } from '../login/login.module.js';
import { MailLinksModule } from '../mail-links/mail-links.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserModule } from '../user/user.module.js';
import { AskForReset } from './ask-for-reset.js';
import { MintResetMail } from './mint-reset-mail.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { ResetPassword } from './reset-password.js';

@Module({
  imports: [UserModule, PasswordsModule, SessionsModule, LoginModule, MailLinksModule],
  controllers: [PasswordResetController],
  providers: [AskForReset, MintResetMail, ResetPassword, PasswordResetsRepository],
  exports: [PasswordResetsRepository],
})
export class PasswordResetModule {}
