import type { Language } from '@careward/contracts/kernel/languages';
import { isQuotable } from '@careward/content/text/medicines';
import { hasForeignLetters, hasMarkup } from '@careward/content/text/sentences';
import {
  type DraftLine,
  draftOf,
  type DraftSentence,
  isCutInSentence,
  splitIntoSentences,
} from './draft.domain.js';
import {
  type Claim,
  type Evidence,
  evidenceFor,
  isAbout,
  type NumberedDocument,
  originOf,
  wordsOf,
} from './evidence.domain.js';
import { type Harm, harmIn, hasOnlyAddressesOf, isFileOrder, isForbidden } from './harm.domain.js';
import { hasKnownNumbers } from './known-numbers.domain.js';
import { type Quantity, quantitiesOf } from './quantities.domain.js';
import { isHarmless, isSaidOfSources } from './uncited.domain.js';

/** What became of a sentence: `kept` rests on what it cites, `unsourced` cites nothing and can hurt nobody; else why not. */
export type Finding =
  | 'kept'
  | 'unsourced'
  | 'uncited'
  | 'number'
  | Harm
  | 'address'
  | 'unlike'
  | 'markup'
  | 'forbidden'
  | 'leaked';

type VerifiedReply = {
  /** What may be shown: sentences with their citations, in their lines; empty when too little was kept. */
  content: string;
  /** What was found of each sentence, in order. */
  findings: Finding[];
};

type ReplyContext = {
  /** What the person wrote or told us: question, earlier messages, profile facts, today's date. Its numbers may be repeated. */
  ownWords: readonly string[];
  sources: readonly NumberedDocument[];
  lang: Language;
  /** Words of the prompt that stand in no honest answer, such as the fence around quoted text. */
  secrets: readonly string[];
};

/** Where less than this share of what it claims could be kept, the model understood too little for the rest to be trusted. */
const MIN_KEPT = 0.5;
type JudgedSentence = { finding: Finding; text: string; cites: number[] };
type JudgedLine = { isItem: boolean; judged: JudgedSentence[] };

/** Drops of a model's reply the sentences that could hurt. It is judged as it grows, and each of its sentences once. */
export class ReplyCheck {
  private readonly judged = new Map<string, JudgedSentence>();
  private readonly ownNumbers: Quantity[];
  private shown = '';

  constructor(private readonly known: ReplyContext) {
    this.ownNumbers = known.ownWords.flatMap((text) => quantitiesOf(text, known.lang));
  }

  /** @param isCut whether the reply ended at its most tokens. */
  verify(reply: string, isCut = false): VerifiedReply {
    const draft = draftOf(reply, this.known.lang, !(isCut && isCutInSentence(reply)));
    const lines = this.judgeAll(draft);
    const all = lines.flatMap(({ judged }) => judged);
    const content = isTrusted(all) && saysSomething(all) ? contentOf(lines) : '';
    return { content, findings: all.map(({ finding }) => finding) };
  }

  /** The content of a reply that is still being written: how that of the whole begins, unless too little of it will be kept. */
  soFar(reply: string): string {
    const lines = this.judgeAll(draftOf(reply, this.known.lang, false));
    const last = lines.at(-1);
    if (last) last.judged = withoutOpen(last.judged);
    const content = contentOf(trustedPart(lines));
    // A second citation may follow a stop, and what was shown is not taken back for it.
    if (content.startsWith(this.shown)) this.shown = content;
    return this.shown;
  }

  private judgeAll(draft: readonly DraftLine[]): JudgedLine[] {
    return draft.map(({ isItem, sentences }) => ({
      isItem,
      judged: sentences.map((sentence) => this.judgeOnce(sentence)),
    }));
  }

  private judgeOnce(sentence: DraftSentence): JudgedSentence {
    const key = JSON.stringify(sentence);
    const judged = this.judged.get(key) ?? this.judge(sentence);
    this.judged.set(key, judged);
    return judged;
  }

  /** By what it cites itself; a sentence that cites nothing and is not harmless, by what the next one cites. */
  private judge({ text, cites, inherited }: DraftSentence): JudgedSentence {
    const by = (some: DraftSentence['cites']): JudgedSentence => {
      const evidence = evidenceFor(some, this.known.sources, this.known.lang);
      return { finding: this.findingOf(text, evidence), text, cites: evidence.documents.map(({ n }) => n) };
    };
    const own = by(cites);
    return own.finding === 'uncited' || (own.finding === 'number' && cites.length === 0)
      ? by(inherited)
      : own;
  }

  private findingOf(text: string, evidence: Evidence): Finding {
    const { lang, ownWords } = this.known;
    const { documents, sentences } = evidence;
    const claim = { text, cited: sentences, ownWords, lang };
    const origins = new Set(documents.map(({ document }) => originOf(document)));
    const isQuoted = isVerbatim(claim);
    const isLibrarys = isQuoted && origins.size === 1 && origins.has('library');
    const flaw = this.textFlawIn(text) ?? (isLibrarys ? null : this.flawIn(claim, evidence));
    if (flaw) return flaw;
    if (origins.has('file') && isFileOrder(text)) return 'file-order';
    return isQuoted ? 'kept' : this.findingOfOwn(claim, documents);
  }

  /** Of a sentence in words of its own. */
  private findingOfOwn(claim: Claim, documents: Evidence['documents']): Finding {
    const harm = harmIn(claim);
    if (harm) return harm;
    if (documents.length > 0) return isAbout(claim, documents) ? 'kept' : 'unlike';
    return isHarmless(claim.text, claim.ownWords, claim.lang) ? 'unsourced' : 'uncited';
  }

  /** What no sentence may have, whoever wrote it. */
  private textFlawIn(text: string): Finding | null {
    const said = text.toLowerCase();
    if (this.known.secrets.some((secret) => said.includes(secret.toLowerCase()))) return 'leaked';
    return hasMarkup(text) || hasForeignLetters(text) ? 'markup' : null;
  }

  /** What only the library itself may say, word for word. */
  private flawIn(claim: Claim, evidence: Evidence): Finding | null {
    if (isForbidden(claim.text)) return 'forbidden';
    if (!hasOnlyAddressesOf(claim.text, evidence)) return 'address';
    return hasKnownNumbers(claim, this.ownNumbers) ? null : 'number';
  }
}

/** Whether it is, word for word, a sentence of what it cites. */
const isVerbatim = ({ text, cited, lang }: Claim): boolean => {
  const said = wordsOf(text).join(' ');
  return (
    isQuotable(text) &&
    cited
      .flatMap((one) => [one, ...splitIntoSentences(one, lang)])
      .some((one) => wordsOf(one).join(' ') === said)
  );
};

/** Of a line that may go on, without the first sentence whose citation may still come, and all after it. */
function withoutOpen(judged: readonly JudgedSentence[]): JudgedSentence[] {
  const lastCited = judged.findLastIndex(({ cites }) => cites.length > 0);
  const open = judged.findIndex(({ finding }, at) => at > lastCited && finding !== 'unsourced');
  return open < 0 ? [...judged] : judged.slice(0, open);
}

/** Nothing leaked, and enough was kept of what says anything. */
function isTrusted(judged: readonly JudgedSentence[]): boolean {
  const claims = judged.filter(({ finding }) => finding !== 'unsourced');
  const kept = claims.filter(({ finding }) => finding === 'kept');
  return !claims.some(({ finding }) => finding === 'leaked') && kept.length >= claims.length * MIN_KEPT;
}

/** More than comfort: what a source says, that none says it and who would know, or a question back at its end. */
const saysSomething = (judged: readonly JudgedSentence[]): boolean =>
  judged.some(({ finding }) => finding === 'kept') ||
  judged.some(({ finding, text }) => finding === 'unsourced' && isSaidOfSources(text)) ||
  (judged.every(({ finding }) => finding === 'unsourced') && (judged.at(-1)?.text.includes('?') ?? false));

/** The longest part that is trusted, from the first sentence on; nothing before a sentence that rests on a source. */
function trustedPart(lines: readonly JudgedLine[]): readonly JudgedLine[] {
  const all = lines.flatMap(({ judged }) => judged);
  const lengths = all.map((_, at) => all.length - at);
  const most = lengths.find((length) => isTrusted(all.slice(0, length))) ?? 0;
  if (!all.slice(0, most).some(({ finding }) => finding === 'kept')) return [];
  let left = most;
  return lines.map(({ isItem, judged }) => {
    const part = judged.slice(0, left);
    left -= part.length;
    return { isItem, judged: part };
  });
}

const contentOf = (lines: readonly JudgedLine[]): string =>
  lines
    .map(({ isItem, judged }) => {
      const shown = judged.filter(({ finding }) => finding === 'kept' || finding === 'unsourced');
      return { isItem, text: shown.map(withMarks).join(' ') };
    })
    .filter(({ text }) => text !== '')
    .map(({ isItem, text }) => `${isItem ? '- ' : ''}${text}`)
    .join('\n');

const withMarks = ({ text, cites }: JudgedSentence) =>
  [text, cites.map((n) => `[${n}]`).join('')].filter((part) => part !== '').join(' ');
