import { PlatformModule } from '@careward/platform/app/platform.module';
import { Module, type DynamicModule } from '@nestjs/common';
import type { IdentityConfig } from './config.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { ExportModule } from './export/export.module.js';
import { ExpiryModule } from './expiry/expiry.module.js';
import { LoginModule } from './login/login.module.js';
import { migrations } from './migrations.js';
import { PasswordChangeModule } from './password-change/password-change.module.js';
import { PasswordResetModule } from './password-reset/password-reset.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignUpModule } from './sign-up/sign-up.module.js';
import { UserModule } from './user/user.module.js';

/**
 * Each feature imports only those before it: user, passwords, sessions, login, mail
 * links, sign-up, the two ways to a new password, the download of one's data, erasure and expiry.
 */
@Module({})
export class AppModule {
  static with(config: IdentityConfig): DynamicModule {
    const platform = PlatformModule.for({
      service: 'identity',
      config,
      migrations,
      aggregates: ['pending_sign_ups', 'password_resets', 'users'],
      sealed: { users: { collection: 'users', owner: '_id' } },
    });
    return {
      module: AppModule,
      imports: [
        platform,
        UserModule,
        SessionsModule,
        LoginModule,
        SignUpModule,
        PasswordResetModule,
        PasswordChangeModule,
        ExportModule,
        ErasureModule,
        ExpiryModule,
      ],
    };
  }
}
