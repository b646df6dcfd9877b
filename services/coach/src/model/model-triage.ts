import type { Language } from '@careward/contracts/kernel/languages';
import type { RiskCategory } from '@careward/contracts/safety/risk';
import { Injectable } from '@nestjs/common';
import { newFence } from './fence.js';
import { triageOf, triagePrompt } from './prompt/triage-prompt.domain.js';
import { QuickAnswer } from './quick-answer.js';

/**
 * The model's own look for a danger, beside the screen. What it names may raise the screen's verdict and never lowers it,
 * so its silence, whatever the reason, means nothing. It costs nobody's tokens of the day.
 */
@Injectable()
export class ModelTriage {
  constructor(private readonly quickAnswer: QuickAnswer) {}

  async triage(text: string, lang: Language, signal?: AbortSignal): Promise<RiskCategory | null> {
    const prompt = triagePrompt(text, lang, newFence());
    const reply = await this.quickAnswer.of((model, until) => model.complete(prompt, until), signal);
    return reply && triageOf(reply.text);
  }
}
