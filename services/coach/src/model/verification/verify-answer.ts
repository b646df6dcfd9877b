import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { forbiddenIn } from '@careward/content/text/forbidden';
import { isQuotable } from '@careward/content/text/medicines';
import { addressesIn, hasForeignLetters, hasMarkup } from '@careward/content/text/sentences';
import { refersBack } from '../../retrieval/page-sentences.domain.js';
import type { ClaimCheck, Objection } from './claim-check.js';
import { type DraftLine, draftOf, type DraftSentence, isCutInSentence } from './draft.domain.js';
import {
  type Evidence,
  evidenceFor,
  numberedSentences,
  type NumberedDocument,
  originOf,
} from './evidence.domain.js';
import { isComfort, isQuestionBack } from './unsourced.domain.js';

/** What became of a sentence: `kept` says what its sources say, `unsourced` is comfort or a question back; else why not. */
export type Finding =
  | 'kept'
  | 'unsourced'
  | 'uncited'
  | Objection
  | 'address'
  | 'markup'
  | 'forbidden'
  | 'leaked';

type VerifiedReply = {
  /** What may be shown: sentences with their citations, comfort, and a question back; empty when too little was kept. */
  content: string;
  usedSources: number[];
  /** What was found of each sentence, in order. */
  findings: Finding[];
};

type ReplyContext = {
  /** The question as it was asked; a question back is about it. */
  question: string;
  sources: readonly NumberedDocument[];
  lang: Language;
  /** Words of the prompt that stand in no honest answer, such as the fence around quoted text. */
  secrets: readonly string[];
  signal: AbortSignal;
};

/** Below this share of kept or replaced sentences the model understood too little of its task for the rest to be trusted. */
const MIN_SHOWN = 0.5;

/** `shown` is the sentence with its citations, or what stands in its place; nothing where it is dropped. */
type SentenceVerdict = { finding: Finding; cites: number[]; shown?: string };

/**
 * Keeps the sentences of a model's reply that say what the sentences that they cite say. Where one does not and has named a
 * sentence of the library, that sentence stands in its place; all others are dropped. A reply is judged as it grows, and
 * each of its sentences once.
 */
export class ReplyCheck {
  private readonly judged = new Map<string, Promise<SentenceVerdict>>();
  /** What a question back may be about. */
  private readonly subject: string[];

  constructor(
    private readonly known: ReplyContext,
    private readonly claims: Pick<ClaimCheck, 'objectionTo'>,
  ) {
    const { question, sources, lang } = known;
    const found = sources.flatMap(({ document }) => [
      document.title[lang],
      ...numberedSentences(document, lang),
    ]);
    this.subject = [question, ...found];
  }

  /** @param isCut whether the reply ended at its most tokens. */
  async verify(reply: string, isCut = false): Promise<VerifiedReply> {
    return this.judgeAll(draftOf(reply, this.known.lang, !(isCut && isCutInSentence(reply))));
  }

  /**
   * The content of a reply that is still being written: what `verify` will keep of the sentences that have ended, and so in
   * almost every case how its content begins. The last sentence may go on, and its citation may follow it.
   */
  async soFar(reply: string): Promise<string> {
    return (await this.judgeAll(draftOf(reply, this.known.lang, false))).content;
  }

  private async judgeAll(draft: readonly DraftLine[]): Promise<VerifiedReply> {
    const lines = await Promise.all(
      draft.map(async ({ isItem, sentences }) => ({
        isItem,
        judged: await Promise.all(sentences.map((sentence) => this.judgeOnce(sentence))),
      })),
    );
    const all = lines.flatMap(({ judged }) => judged);
    const findings = all.map(({ finding }) => finding);
    const claims = all.filter(({ finding }) => finding !== 'unsourced');
    const shown = claims.filter((one) => one.shown !== undefined);
    const isAskedBack = claims.length === 0 && all.some((one) => one.shown?.endsWith('?'));
    const isEnough = isAskedBack || (shown.length > 0 && shown.length >= claims.length * MIN_SHOWN);
    if (findings.includes('leaked') || !isEnough) return { content: '', usedSources: [], findings };
    const said = new Set<string>();
    const content = lines
      .map(({ isItem, judged }) => ({ isItem, text: judged.flatMap((one) => newIn(one, said)).join(' ') }))
      .filter(({ text }) => text !== '')
      .map(({ isItem, text }) => `${isItem ? '- ' : ''}${text}`)
      .join('\n');
    return {
      content,
      usedSources: [...new Set(shown.flatMap(({ cites }) => cites))].sort((a, b) => a - b),
      findings,
    };
  }

  private judgeOnce(sentence: DraftSentence): Promise<SentenceVerdict> {
    const key = JSON.stringify(sentence);
    const judged = this.judged.get(key) ?? this.judge(sentence);
    this.judged.set(key, judged);
    return judged;
  }

  private async judge({ text, cites }: DraftSentence): Promise<SentenceVerdict> {
    const { sources, lang, secrets } = this.known;
    const dropped = (finding: Finding): SentenceVerdict => ({ finding, cites: [] });
    if (secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase()))) return dropped('leaked');
    if (hasMarkup(text) || hasForeignLetters(text)) return dropped('markup');
    if (forbiddenIn(text)) return dropped('forbidden');
    const evidence = evidenceFor(text, cites, { sources, lang });
    if (!this.hasOnlyAddressesOf(evidence, text)) return dropped('address');
    if (evidence.length === 0)
      return this.isUnsourced(text) ? { finding: 'unsourced', cites: [], shown: text } : dropped('uncited');
    const objections = await Promise.all(
      evidence.map(async ({ n, choices }) => ({ n, objection: await this.objectionTo(text, choices) })),
    );
    const supporting = objections.filter(({ objection }) => objection === null).map(({ n }) => n);
    if (supporting.length > 0)
      return { finding: 'kept', cites: supporting, shown: `${text} ${marksOf(supporting)}` };
    return { ...this.replaced(evidence), finding: objections[0]?.objection ?? 'unlike' };
  }

  /** Null where any of the choices carries the claim; else what speaks against the last. */
  private async objectionTo(text: string, choices: Evidence['choices']): Promise<Objection | null> {
    const { lang, signal } = this.known;
    let objection: Objection | null = 'unlike';
    for (const sentences of choices) {
      objection = await this.claims.objectionTo({ text, sentences, lang, signal });
      if (objection === null) break;
    }
    return objection;
  }

  /** A sentence that was cited by its number says by itself what is true of it; what others wrote never stands in for a claim. */
  private replaced(evidence: readonly Evidence[]): Omit<SentenceVerdict, 'finding'> {
    for (const { n, choices, isNamed } of evidence) {
      const source = this.documentOf(n);
      const sentence = choices[0]?.[0];
      const isOwn = source && originOf(source) === 'library' && sentence !== undefined;
      if (isNamed && isOwn && isQuotable(sentence) && !refersBack(sentence))
        return { cites: [n], shown: `${sentence} ${marksOf([n])}` };
    }
    return { cites: [] };
  }

  /** An address within a passage may be an order of whoever wrote it. */
  private hasOnlyAddressesOf(evidence: readonly Evidence[], text: string): boolean {
    const known = evidence.map(({ n }) => this.documentOf(n)?.url);
    return addressesIn(text).every((address) => known.includes(address));
  }

  private documentOf(cited: number): DocumentPassages | undefined {
    return this.known.sources.find(({ n }) => n === cited)?.document;
  }

  private isUnsourced(text: string): boolean {
    const { lang } = this.known;
    return isComfort(text, lang) || isQuestionBack(text, this.subject, lang);
  }
}

/** What of a sentence has not been said yet: two claims may have been replaced by the same sentence. */
function newIn({ shown }: SentenceVerdict, said: Set<string>): string[] {
  if (shown === undefined || said.has(shown)) return [];
  said.add(shown);
  return [shown];
}

const marksOf = (cites: readonly number[]) => cites.map((n) => `[${n}]`).join('');
