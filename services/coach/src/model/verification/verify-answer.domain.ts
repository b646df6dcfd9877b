import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { draftOf, type DraftSentence } from './draft.domain.js';
import { forbiddenIn } from '@careward/contracts/text/forbidden';
import { addressesIn, hasForeignLetters, hasMarkup } from '@careward/contracts/text/markup';
import { supportOf } from './support.domain.js';

export type NumberedDocument = {
  /** What [n] stands for in the answer. */
  n: number;
  document: DocumentPassages;
};

export type Finding =
  | 'kept'
  | 'uncited'
  | 'unsupported'
  | 'number'
  | 'address'
  | 'markup'
  | 'forbidden'
  | 'leaked';

export type Verified = {
  /** The sentences that were kept, with their citations; empty when too few were. */
  content: string;
  usedSources: number[];
  /** What was found of each sentence, in order. */
  findings: Finding[];
};

type Known = {
  sources: readonly NumberedDocument[];
  lang: Language;
  /** Words of the prompt that stand in no honest answer, such as the fence around quoted text. */
  secrets: readonly string[];
};

/** Below it the model understood too little of its task for the rest to be trusted. */
const MIN_KEPT = 0.5;

/**
 * Keeps the sentences of a model's reply that cite a retrieved document and say what it says; drops all others. Nothing
 * uncited is kept, so greetings and comfort of the model's own never reach a person.
 */
export function verifyAnswer(reply: string, known: Known): Verified {
  const lines = draftOf(reply, known.lang).map(({ isItem, sentences }) => ({
    isItem,
    judged: sentences.map((sentence) => judge(sentence, known)),
  }));
  const all = lines.flatMap(({ judged }) => judged);
  const findings = all.map(({ finding }) => finding);
  const kept = all.filter(({ finding }) => finding === 'kept');
  const leaked = findings.includes('leaked');
  if (leaked || kept.length === 0 || kept.length < all.length * MIN_KEPT)
    return { content: '', usedSources: [], findings };
  const content = lines
    .map(({ isItem, judged }) => ({ isItem, text: judged.flatMap(({ shown }) => shown ?? []).join(' ') }))
    .filter(({ text }) => text !== '')
    .map(({ isItem, text }) => `${isItem ? '- ' : ''}${text}`)
    .join('\n');
  const usedSources = [...new Set(kept.flatMap(({ cites }) => cites))].sort((a, b) => a - b);
  return { content, usedSources, findings };
}

type Judged = { finding: Finding; cites: number[]; shown?: string };

function judge({ text, cites }: DraftSentence, { sources, lang, secrets }: Known): Judged {
  const dropped = (finding: Finding): Judged => ({ finding, cites: [] });
  if (secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase()))) return dropped('leaked');
  const cited = sources.filter(({ n }) => cites.includes(n));
  if (cited.length === 0) return dropped('uncited');
  if (hasMarkup(text) || hasForeignLetters(text)) return dropped('markup');
  if (forbiddenIn(text)) return dropped('forbidden');
  const urls = cited.map(({ document }) => document.url);
  if (!addressesIn(text).every((address) => urls.includes(address))) return dropped('address');
  const supports = cited.map(({ n, document }) => ({ n, support: supportOf(text, document, lang) }));
  const supporting = supports.filter(({ support }) => support === 'supported').map(({ n }) => n);
  if (supporting.length === 0)
    return dropped(supports.some(({ support }) => support === 'number') ? 'number' : 'unsupported');
  return { finding: 'kept', cites: supporting, shown: `${text} ${supporting.map((n) => `[${n}]`).join('')}` };
}
