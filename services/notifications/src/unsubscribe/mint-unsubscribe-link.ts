import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsConfig } from '../config.js';
import { unsubscribeAddresses, type UnsubscribeAddresses } from './unsubscribe-addresses.domain.js';
import { UnsubscribeLinkRepository, type UnsubscribeLink } from './unsubscribe-link.repository.js';
import { newUnsubscribeToken } from './unsubscribe-token.js';

/** Makes the link of one mail that can be unsubscribed from. The mail has its token, and nobody else. */
@Injectable()
export class MintUnsubscribeLink {
  constructor(
    private readonly links: UnsubscribeLinkRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  async execute(link: UnsubscribeLink): Promise<UnsubscribeAddresses> {
    const token = newUnsubscribeToken();
    await this.links.add(token, link, this.clock.now());
    return unsubscribeAddresses(token, this.config.PUBLIC_URL);
  }
}
