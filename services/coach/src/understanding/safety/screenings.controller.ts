import { setImmediate } from 'node:timers/promises';
import { screening, screeningBody } from '@careward/contracts/coach/internal-calls';
import type { Risk } from '@careward/contracts/coach/schemas';
import { Internal } from '@careward/platform/http/route.decorator';
import { Body, Controller, Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { SENTENCE_ENCODER, type SentenceEncoder } from '../../encoder/sentence-encoder.js';
import { vectorsOf } from '../../encoder/vectors.js';
import { detectLanguage } from '../language/language.domain.js';
import { learned } from '../learned/learned-models.js';
import { mostUrgent } from './risk.domain.js';
import { RiskMetric } from './risk-metric.js';
import { screen } from './screen.domain.js';

/**
 * Judges texts that are no questions to the coach, each for itself, by the rules and the learned screen. No model is
 * asked: nobody waits for one, and the texts stay here.
 */
@Injectable()
export class ScreenTexts {
  constructor(
    private readonly riskMetric: RiskMetric,
    @Inject(SENTENCE_ENCODER) private readonly encoder: SentenceEncoder | null,
  ) {}

  async execute({ texts, lang }: z.infer<typeof screeningBody>): Promise<Risk | null> {
    const found: Risk[] = [];
    for (const text of texts) {
      const vectorOf = await vectorsOf(this.encoder, [text]);
      const risk = screen({ text, learned: learned.riskOf(text, vectorOf(text)) });
      if (risk) {
        this.riskMetric.count(risk, detectLanguage(text) ?? lang);
        found.push(risk);
      }
      // Questions to the coach are answered between two texts.
      await setImmediate();
    }
    return mostUrgent(found);
  }
}

@Controller()
export class ScreeningsController {
  constructor(private readonly screenTexts: ScreenTexts) {}

  @Internal(screening)
  async screen(@Body({ schema: screeningBody }) texts: z.infer<typeof screeningBody>) {
    return { risk: await this.screenTexts.execute(texts) };
  }
}
