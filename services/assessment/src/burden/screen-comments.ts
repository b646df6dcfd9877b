import { SCREENING_DEADLINE } from '@careward/contracts/assessment/limits';
import { screening } from '@careward/contracts/coach/internal-calls';
import type { Risk } from '@careward/contracts/coach/message';
import type { Language } from '@careward/contracts/kernel/languages';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';

export type Screened = { risk: Risk | null; commentsChecked: boolean };

/** Asks the coach what danger the comments name. A result does not wait for a coach that is late. */
@Injectable()
export class ScreenComments {
  constructor(
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  async execute(texts: string[], lang: Language): Promise<Screened> {
    if (texts.length === 0) return { risk: null, commentsChecked: true };
    const over = new AbortController();
    try {
      const answer = await Promise.race([
        this.services.ask(screening, { body: { texts, lang } }),
        setTimeout(SCREENING_DEADLINE, null, { signal: over.signal }),
      ]);
      if (answer) return { risk: answer.risk, commentsChecked: true };
      this.log.error('comments were not checked: no answer in time');
    } catch (error) {
      this.log.error('comments were not checked', { error });
    } finally {
      over.abort();
    }
    return { risk: null, commentsChecked: false };
  }
}
