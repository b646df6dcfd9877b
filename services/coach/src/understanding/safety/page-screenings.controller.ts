import { setImmediate } from 'node:timers/promises';
import { pageScreening } from '@careward/contracts/coach/internal-calls';
import { fold } from '@careward/content/text/readings';
import { Internal } from '@careward/platform/http/route.decorator';
import { Body, Controller, Inject } from '@nestjs/common';
import type { z } from 'zod';
import { SENTENCE_ENCODER, type SentenceEncoder } from '../../encoder/sentence-encoder.js';
import { vectorsOf } from '../../encoder/vectors.js';
import { learned } from '../learned/learned-models.js';

/**
 * The share of the screen's belief from which on a sentence is doubtful. At this one 71 of 100 pages made of our own guides
 * have no such sentence (ADR 0057).
 */
const DOUBTFUL = 0.15;
/** Of crises and abuse. Guides are about falls and strokes, and the screen, which learned from messages, hears one in them. */
const CRISIS = /^[CP]/;
/** A guide that speaks of a danger says whom to call. */
const HELP =
  /\b(?:call\w{0,3}|dial|tell|ask|doctor\w{0,2}|nurse\w?|pharmacist|911|988|help\w{0,3}|emergency|hospital|lifeline|hotline|police|llam\w{1,4}|marque|diga\w{0,2}|avise\w{0,2}|pregunte\w{0,2}|medic[oa]s?|doctora?|enfermer[oa]s?|farmaceutic[oa]|emergencias?|ayuda\w{0,2}|linea|policia)\b/;

/** What the learned screen makes of sentences of a crawled page, which are no messages: nothing is counted. */
@Controller()
export class PageScreeningsController {
  constructor(@Inject(SENTENCE_ENCODER) private readonly encoder: SentenceEncoder | null) {}

  @Internal(pageScreening)
  async screen(
    @Body({ schema: pageScreening.body }) { texts }: z.infer<NonNullable<(typeof pageScreening)['body']>>,
  ): Promise<z.infer<(typeof pageScreening)['answer']>> {
    const doubtful: number[] = [];
    for (const [at, text] of texts.entries()) {
      if (await this.isDoubtful(text)) doubtful.push(at);
      // Questions to the coach are answered between two texts.
      await setImmediate();
    }
    return { doubtful };
  }

  private async isDoubtful(text: string): Promise<boolean> {
    if (HELP.test(fold(text))) return false;
    const vectorOf = await vectorsOf(this.encoder, [text]);
    const { scores } = learned.riskOf(text, vectorOf(text));
    const crisis = scores.filter(({ category }) => CRISIS.test(category));
    return crisis.reduce((sum, { probability }) => sum + probability, 0) >= DOUBTFUL;
  }
}
