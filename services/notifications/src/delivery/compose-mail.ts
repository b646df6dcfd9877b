import {
  erasureContact,
  passwordResetMail,
  personContact,
  verificationMail,
} from '@careward/contracts/identity/internal-calls';
import { CONFIG } from '@careward/platform/app/environment';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Inject, Injectable } from '@nestjs/common';
import type { WorkerConfig } from '../config.js';
import type {
  ErasureRefs,
  Mail,
  Outcome,
  PasswordResetRefs,
  PersonRefs,
  SignInRefs,
  SupportRefs,
  TipRefs,
  VerificationRefs,
} from '../mail/mail.domain.js';
import { isPlainAddress } from './delivery.domain.js';
import { SupportRequestRepository } from '../support/support-requests.repository.js';
import { PrepareTip } from '../tips/prepare-tip.js';
import { MintUnsubscribeLink } from '../unsubscribe/unsubscribe.js';
import { erasureMailContent, verificationMailContent } from './templates/account-mails.js';
import { withStopAll, type MailContent } from './templates/mail-content.js';
import {
  newSignInContent,
  passwordChangedContent,
  passwordResetContent,
} from './templates/security-mails.js';
import { supportMailContent, supportReceiptContent } from './templates/support-mail.js';
import { tipMailContent } from './templates/tip-mail.js';

export type ComposedMail = {
  address: string;
  content: MailContent;
  replyTo?: string;
  /** Where a mail program unsubscribes (RFC 8058); only of mails that can be unsubscribed from. */
  oneClickUnsubscribe?: string;
  /** After it the address is known to nobody here any more. */
  isLast?: true;
};
/** The outcome of an attempt that sends nothing. */
type UnsentOutcome = Extract<Outcome, { state: 'obsolete' | 'suppressed' | 'put-off' }>;

/**
 * Asks identity for the recipient when the mail is sent, so that a changed or erased address counts at once.
 */
@Injectable()
export class ComposeMail {
  constructor(
    private readonly services: ServiceClient,
    private readonly supportRequests: SupportRequestRepository,
    private readonly prepareTip: PrepareTip,
    private readonly mintUnsubscribeLink: MintUnsubscribeLink,
    @Inject(CONFIG) private readonly config: WorkerConfig,
  ) {}

  async execute(mail: Mail): Promise<ComposedMail | UnsentOutcome> {
    return (await this.compose(mail)) ?? { state: 'obsolete' };
  }

  /** Null when there is nothing to send any more. */
  private compose(mail: Mail): Promise<ComposedMail | UnsentOutcome | null> {
    switch (mail.kind) {
      case 'verification':
        return this.verification(mail.refs);
      case 'password-reset':
        return this.passwordReset(mail.refs);
      case 'password-changed':
        return this.passwordChanged(mail.refs);
      case 'new-sign-in':
        return this.newSignIn(mail.refs);
      case 'erasure':
        return this.erasure(mail.refs);
      case 'support':
        return this.support(mail.refs);
      case 'support-receipt':
        return this.supportReceipt(mail.refs);
      case 'tip':
        return this.tip(mail.refs);
    }
  }

  private async verification(refs: VerificationRefs): Promise<ComposedMail | null> {
    const mail = await this.services.ask(verificationMail, { params: refs });
    return mail && { address: mail.address, content: verificationMailContent(mail, this.config) };
  }

  private async passwordReset(refs: PasswordResetRefs): Promise<ComposedMail | null> {
    const mail = await this.services.ask(passwordResetMail, { params: refs });
    return mail && { address: mail.address, content: passwordResetContent(mail, this.config) };
  }

  private async passwordChanged({ userId }: PersonRefs): Promise<ComposedMail | null> {
    const contact = await this.contactOf(userId);
    if (!contact) return null;
    const content = passwordChangedContent(contact, this.config);
    return { address: contact.address, content: await this.withStopAll(content, userId) };
  }

  private async newSignIn({ userId, ...signIn }: SignInRefs): Promise<ComposedMail | null> {
    const contact = await this.contactOf(userId);
    if (!contact) return null;
    const content = newSignInContent(signIn, contact, this.config);
    return { address: contact.address, content: await this.withStopAll(content, userId) };
  }

  private async erasure(refs: ErasureRefs): Promise<ComposedMail | null> {
    const contact = await this.services.ask(erasureContact, { params: refs });
    if (!contact) return null;
    const content = erasureMailContent(refs.erasureId, contact.locale, this.config);
    return { address: contact.address, content, isLast: true };
  }

  /** The answer goes to the person, whose address is in no copy of ours. What was written counts more than that. */
  private async support(refs: SupportRefs): Promise<ComposedMail | null> {
    const about = await this.aboutRequest(refs);
    if (!about) return null;
    const { request, contact } = about;
    const replyTo = isPlainAddress(contact.address) ? contact.address : null;
    const content = supportMailContent(request, { ...contact, address: replyTo }, this.config);
    return { address: this.config.SUPPORT_EMAIL, ...(replyTo && { replyTo }), content };
  }

  private async supportReceipt(refs: SupportRefs): Promise<ComposedMail | null> {
    const about = await this.aboutRequest(refs);
    if (!about) return null;
    const content = supportReceiptContent(about.request, about.contact, this.config);
    return { address: about.contact.address, content };
  }

  private async tip(refs: TipRefs): Promise<ComposedMail | UnsentOutcome> {
    const tip = await this.prepareTip.execute(refs);
    if ('state' in tip) return tip;
    const content = await this.withStopAll(tipMailContent(tip, this.config), tip.owner);
    return { address: tip.contact.address, content, oneClickUnsubscribe: tip.unsubscribe.oneClick };
  }

  private async withStopAll(content: MailContent, owner: string): Promise<MailContent> {
    const { page } = await this.mintUnsubscribeLink.execute({ owner, emailType: 'all' });
    return withStopAll(content, page);
  }

  private async aboutRequest({ requestId }: SupportRefs) {
    const request = await this.supportRequests.find(requestId);
    const contact = request && (await this.contactOf(request.owner));
    return contact && { request, contact };
  }

  private contactOf(userId: string) {
    return this.services.ask(personContact, { params: { userId } });
  }
}
