import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { UserModule } from '../user/user.module.js';
import { Authenticate } from './authenticate.js';
import { LoginThrottle } from './login-throttle.js';
import { LoginController } from './login.controller.js';
import { Login } from './login.js';

@Module({
  imports: [UserModule, PasswordsModule, SessionsModule],
  controllers: [LoginController],
  providers: [Login, Authenticate, LoginThrottle],
  exports: [Authenticate, LoginThrottle],
})
export class LoginModule {}
