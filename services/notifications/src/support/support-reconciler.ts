import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { RequestSupportMails } from './request-support-mails.js';
import { SupportRequestRepository } from './support-request.repository.js';

/** A younger request may still be having its mails asked for. */
const PATIENCE_MS = 30_000;

/** Asks for the mails of support requests whose process died before it had done so. */
@Injectable()
export class SupportReconciler implements PeriodicTask {
  readonly everyMs = 60_000;
  readonly copies = 'one';

  constructor(
    private readonly requests: SupportRequestRepository,
    private readonly requestMails: RequestSupportMails,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PATIENCE_MS);
    for (const request of await this.requests.withoutMails(before))
      // One that fails must not keep the others waiting.
      await this.requestMails
        .execute(request)
        .catch((error: unknown) =>
          this.log.error('support mails not asked for', { requestId: request.id, error }),
        );
  }
}
