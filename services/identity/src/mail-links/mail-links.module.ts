import { Module } from '@nestjs/common';
import { MailsPerNetwork } from './mails-per-network.js';

/** What the mails with a link have in common, for sign-up and for a new password. */
@Module({ providers: [MailsPerNetwork], exports: [MailsPerNetwork] })
export class MailLinksModule {}
