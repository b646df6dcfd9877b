import { PlatformModule } from '@careward/platform/app/platform.module';
import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module, type DynamicModule } from '@nestjs/common';
import type { IdentityConfig } from './config.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { ExpirySweeper } from './expiry-sweeper.js';
import { ExportController, ExportData } from './export/export.controller.js';
import { SignInModule } from './login/sign-in.module.js';
import { MailLinksModule } from './mail-links/mail-links.module.js';
import { migrations } from './migrations.js';

/** Who somebody is: accounts and sign-in, the mails that lead to them, the download of one's data, and its end. */
@Module({
  controllers: [ExportController],
  providers: [ExportData, ExpirySweeper, runPeriodically(ExpirySweeper)],
})
export class AppModule {
  static with(config: IdentityConfig): DynamicModule {
    const platform = PlatformModule.for({
      service: 'identity',
      config,
      migrations,
      aggregates: ['pending_sign_ups', 'password_resets', 'users'],
      sealed: { users: { collection: 'users', owner: '_id' } },
    });
    return { module: AppModule, imports: [platform, SignInModule, MailLinksModule, ErasureModule] };
  }
}
