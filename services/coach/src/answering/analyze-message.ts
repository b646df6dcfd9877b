import { SECOND } from '@careward/contracts/kernel/limits';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { nearnessTo } from '../encoder/nearness.js';
import { SENTENCE_ENCODER, type SentenceEncoder } from '../encoder/sentence-encoder.js';
import { vectorsOf, type VectorLookup } from '../encoder/vectors.js';
import { isOnlyPlace } from '../understanding/language/places.domain.js';
import type { Act } from '../understanding/learned/acts.domain.js';
import { learned } from '../understanding/learned/learned-models.js';
import { LibraryIndexCache } from '../library/library-index-cache.js';
import { emptyResult, type SearchResult } from '../retrieval/search-result.domain.js';
import type { TopicAnswer } from '../retrieval/library-index.domain.js';
import { questionParts } from '../retrieval/question.domain.js';
import { Retrieve } from '../retrieval/retrieve.js';
import { textsToEmbed } from '../retrieval/retrieve.domain.js';
import { type ConversationEvidence, screen, screenMessage } from '../understanding/safety/screen.domain.js';
import type { MessageAnalysis } from './answer-question.domain.js';
import {
  differentAnswers,
  hasAnswer,
  placedQuestion,
  questionsIn,
  searchQuestion,
  type Words,
} from './looked-up.domain.js';
import { asStrip, isUrgentRisk } from '../understanding/safety/risk.domain.js';
import { lastShownAnswer, selectLines, nearestLine, withoutShown } from './nearest-line.domain.js';
import { noOpening, openingFor } from './opening.domain.js';
import { withPremises } from '../retrieval/premise.domain.js';
import { likelyReplyKind, type ReplyKind, replyKindOf } from '../understanding/reply-kind.domain.js';

/**
 * Judged at the start, since regular expressions are compiled at their first uses, for plain and for accented text: about
 * a second, which nobody in an emergency should wait for.
 */
const FIRST_TEXTS = ['Is she all right?', 'Is she all right?', '¿Está bien mi mamá?', '¿Está bien mi mamá?'];

/** A message waits for its answer while it is stored. What no answer takes is forgotten. */
const EMBEDDED = { max: 100, ttl: 10 * SECOND, ttlAutopurge: true };

/** What the words of a message say, with the library and without a model: it is understood, then searched for. */
@Injectable()
export class AnalyzeMessage {
  private readonly embedded = new LRUCache<string, Promise<VectorLookup>>(EMBEDDED);

  constructor(
    private readonly library: LibraryIndexCache,
    private readonly retrieve: Retrieve,
    @Inject(SENTENCE_ENCODER) private readonly encoder: SentenceEncoder | null,
  ) {}

  async judgeFirst(): Promise<void> {
    for (const text of FIRST_TEXTS) {
      const asked: Words = { text, lang: 'en', earlier: [], conditions: [] };
      this.judge(asked, await this.vectorsOf(asked), null);
    }
  }

  /** Begins with a message that is still being stored. */
  embed(text: string): void {
    this.embedded.set(text, vectorsOf(this.encoder, [text]));
  }

  /** What is meant by the message as a whole. */
  async vectorsOf(asked: Words): Promise<VectorLookup> {
    const { text } = asked;
    const own = this.embedded.get(text);
    this.embedded.delete(text);
    const texts = textsToEmbed(searchQuestion(asked), this.library.index);
    const others = own ? texts.filter((other) => other !== text) : texts;
    const [known, added] = await Promise.all([own, vectorsOf(this.encoder, others)]);
    return (of) => known?.(of) ?? added(of);
  }

  /** Parts are looked at where each of them asks, and the answers before where it may be about one of them. */
  async execute(asked: Words, vectorOf: VectorLookup, before: SearchResult | null): Promise<MessageAnalysis> {
    const whole = this.judge(asked, vectorOf, before);
    if (whole.replyKind || whole.risk?.level === 'card') return whole;
    const isNew = whole.act === 'ask' || whole.act === 'thanks';
    const two = isNew ? await this.twoIn(asked, vectorOf) : [];
    if (two.length > 1) return { ...whole, two };
    return isNew ? this.afterAnswers(asked, whole, vectorOf) : whole;
  }

  /** With the nearest line of an answer before; where that has none, what was given before is not given again. */
  private async afterAnswers(
    asked: Words,
    known: MessageAnalysis,
    vectorOf: VectorLookup,
  ): Promise<MessageAnalysis> {
    const { text, lang, earlier } = asked;
    const followUp = { text, lang, earlier, found: known.found, library: this.library.index };
    const shown = isUrgentRisk(known.risk) ? null : lastShownAnswer(followUp);
    if (!shown) return known;
    const lines = selectLines(followUp, shown);
    const question = { text, lang, vector: vectorOf(text) };
    const nearness = this.encoder && (await nearnessTo(this.encoder, question, lines));
    const nearest = nearestLine(followUp, shown, nearness);
    return nearest ? { ...known, nearest } : { ...known, found: withoutShown(followUp) };
  }

  /** Vectors of what people ask live no longer than their answer is made. */
  private async withParts(asked: Words, known: VectorLookup): Promise<VectorLookup> {
    const others = questionParts(asked.text).filter((text) => !known(text));
    const added = await vectorsOf(this.encoder, others);
    return (text) => known(text) ?? added(text);
  }

  /**
   * What words and library alone say; each question about it is asked when the one before leaves it open. `before`: what an
   * earlier answer asked the place for, which this message names.
   */
  private judge(asked: Words, vectorOf: VectorLookup, before: SearchResult | null): MessageAnalysis {
    const { text } = asked;
    let known: SearchResult | undefined;
    const find = () => (known ??= this.find(asked, vectorOf));
    const { risk, isLearned = false } = this.screened(asked, vectorOf, find);
    if (risk?.level === 'card') {
      const found = isLearned ? find() : emptyResult;
      return { risk, isLearned, replyKind: null, found, opening: noOpening };
    }
    const isPrepared = before !== null || this.library.index.findAskedAnswer(text) !== undefined;
    const sure = isPrepared ? null : replyKindOf(text, learned.intentOf(text, vectorOf(text)));
    const found = before ?? (sure ? emptyResult : find());
    const act = this.actOf(asked, vectorOf);
    const replyKind = sure ?? likelyReply(text, { act, found, risk });
    return { risk, replyKind, found, act, opening: replyKind ? noOpening : openingFor(asked) };
  }

  private find(asked: Words, vectorOf: VectorLookup): SearchResult {
    const found = this.retrieve.execute(placedQuestion(asked, vectorOf));
    const isSent = this.library.index.findAskedAnswer(asked.text) !== undefined;
    return isSent ? found : withPremises(found, asked);
  }

  /** Null for what a chip or a link sends, and for a place: they stand alone. */
  private actOf({ text }: Words, vectorOf: VectorLookup): Act | null {
    const { index } = this.library;
    if (isOnlyPlace(text) || index.findAskedAnswer(text) || index.titled(text)) return null;
    return learned.actOf(text, vectorOf(text));
  }

  /** The answers to two questions of one message, each sure by itself. */
  private async twoIn(asked: Words, vectorOf: VectorLookup): Promise<TopicAnswer[]> {
    const parts = questionsIn(asked.text);
    if (parts.length === 0) return [];
    const known = await this.withParts(asked, vectorOf);
    return differentAnswers(
      parts.map((text) => this.retrieve.execute(placedQuestion({ ...asked, earlier: [], text }, known))),
    );
  }

  /** Of the message alone: what was asked before it weakens no verdict. */
  private isAnswered(asked: Words, vectorOf: VectorLookup, find: () => SearchResult): boolean {
    const isFirst = asked.earlier.length === 0;
    return answersWithoutDanger(isFirst ? find() : this.find({ ...asked, earlier: [] }, vectorOf));
  }

  /**
   * The verdict of the rules and of what was learned. A topic's title, or the question of a prepared answer, is what a chip or
   * a link sends: it is not what people write in an emergency, so what the rules see in it is a strip. The danger that a
   * prepared question shows is known of its answer, and where that has none there is none.
   */
  private screened(
    asked: Words,
    vectorOf: VectorLookup,
    find: () => SearchResult,
  ): Pick<MessageAnalysis, 'risk' | 'isLearned'> {
    const { text, earlier, screened: conditions = asked.conditions } = asked;
    const risks = earlier.map(({ risk }) => risk);
    const { index } = this.library;
    const isTitle = index.titled(text) !== undefined;
    const prepared = index.findAskedAnswer(text);
    if (!isTitle && prepared && !prepared.answered.risk) return { risk: null };
    if (!isTitle && !prepared) {
      const verdict = learned.riskOf(text, vectorOf(text));
      const isOpen = verdict.level !== null || risks.some((risk) => risk?.tier === 'T1');
      const around = isOpen ? evidenceOf(asked, find) : undefined;
      const isAnswered = verdict.level !== null && this.isAnswered(asked, vectorOf, find);
      return screenMessage({ text, earlier: risks, conditions, learned: verdict, around, isAnswered });
    }
    const risk = screen({ text, earlier: risks, conditions });
    return { risk: risk && asStrip(risk) };
  }
}

/** The short reply to thanks, and to a message that the library has nothing on. */
function likelyReply(
  text: string,
  { act, found, risk }: Pick<MessageAnalysis, 'act' | 'found' | 'risk'>,
): ReplyKind | null {
  if (risk) return null;
  if (act === 'thanks' && found.certainty !== 'sure') return 'thanks';
  return hasAnswer(found) ? null : likelyReplyKind(text);
}

/** What speaks for a danger in a message that follows others. */
function evidenceOf({ text, earlier }: Words, find: () => SearchResult): ConversationEvidence | undefined {
  const before = earlier.at(-1)?.question;
  const library = before === undefined ? undefined : find().danger;
  return library === undefined ? undefined : { library, after: learned.dangerAfter(text, before) };
}

/**
 * What is asked is the very question of a prepared answer from this chance on, and up to this chance of one that shows a danger.
 * With less, emergencies of the untouched writer lost their card (3 % of them where every sure answer counted).
 */
const VERY_QUESTION = { chance: 0.95, danger: 0.01 };

const answersWithoutDanger = ({ certainty, candidates: [first], danger = 1 }: SearchResult): boolean =>
  certainty === 'sure' &&
  first?.answered.risk === null &&
  first.chance >= VERY_QUESTION.chance &&
  danger < VERY_QUESTION.danger;
