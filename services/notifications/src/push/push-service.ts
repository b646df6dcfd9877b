import { PUSH_TTL } from '@careward/contracts/notifications/limits';
import type { PushMessage, PushSubscription } from '@careward/contracts/notifications/push';
import { CONFIG } from '@careward/platform/app/environment';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import webPush from 'web-push';
import type { WorkerConfig } from '../config.js';

const TIMEOUT_MS = 10_000;

/** `gone`: the browser is not subscribed any more. `later`: the push service could not take it now. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later';

/** Gives messages to the push services of browsers, encrypted for the device (RFC 8291) and signed by us (RFC 8292). */
@Injectable()
export class PushService {
  private readonly vapidDetails: { subject: string; publicKey: string; privateKey: string } | null;

  constructor(
    @Inject(CONFIG) config: WorkerConfig,
    private readonly log: Log,
  ) {
    const { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey, SUPPORT_EMAIL } = config;
    this.vapidDetails =
      publicKey && privateKey ? { subject: `mailto:${SUPPORT_EMAIL}`, publicKey, privateKey } : null;
  }

  get isConfigured(): boolean {
    return this.vapidDetails !== null;
  }

  async send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome> {
    if (!this.vapidDetails) return 'refused';
    // Replaces the same message that is still waiting there, so that a repeated attempt shows nothing twice.
    const topic = message.id.replaceAll('-', '');
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(message),
      { vapidDetails: this.vapidDetails, TTL: PUSH_TTL, topic },
    );
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const { status } = await fetch(endpoint, { method, headers, body, redirect: 'error', signal });
      const outcome = outcomeOf(status);
      if (outcome === 'refused') this.log.warn('push refused', { status });
      return outcome;
    } catch (error) {
      this.log.warn('push service not reached', { error });
      return 'later';
    }
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
