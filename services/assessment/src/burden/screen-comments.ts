import { screening } from '@careward/contracts/coach/internal-calls';
import type { Risk } from '@careward/contracts/coach/message';
import { SCREENING_DEADLINE } from '@careward/contracts/assessment/limits';
import type { Language } from '@careward/contracts/kernel/languages';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { setTimeout } from 'node:timers/promises';

export type Screened = { risk: Risk | null; commentsChecked: boolean };

/** Asks the coach what danger the comments name. Without an answer in time the result does not wait for it. */
@Injectable()
export class ScreenComments {
  constructor(
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  async execute(texts: string[], lang: Language): Promise<Screened> {
    if (texts.length === 0) return { risk: null, commentsChecked: true };
    const over = new AbortController();
    const asked = this.services.ask(screening, { body: { texts, lang } }).catch((error: unknown) => {
      this.log.error('comments were not checked', { error });
      return null;
    });
    const late = setTimeout(SCREENING_DEADLINE, null, { signal: over.signal }).catch(() => null);
    const answer = await Promise.race([asked, late]);
    over.abort();
    return answer ? { risk: answer.risk, commentsChecked: true } : { risk: null, commentsChecked: false };
  }
}
