import { screening } from '@careward/contracts/coach/internal-calls';
import type { Risk } from '@careward/contracts/coach/message';
import type { Language } from '@careward/contracts/kernel/languages';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';

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
    try {
      const answer = await this.services.ask(screening, { body: { texts, lang } });
      return { risk: answer?.risk ?? null, commentsChecked: answer !== null };
    } catch (error) {
      this.log.error('comments were not checked', { error });
      return { risk: null, commentsChecked: false };
    }
  }
}
