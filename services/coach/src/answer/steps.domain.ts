import type { Language } from '@careward/contracts/kernel/languages';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { stems } from '../library/retrieval/stems.domain.js';
import { quotesOf } from './quotes.domain.js';

/** Topics whose steps are one procedure, done from first to last. */
const PROCEDURES: ReadonlySet<string> = new Set([
  'when-to-call-911',
  '911-vs-988',
  'stroke-signs',
  'heart-attack-signs',
  'choking-first-aid',
  'poison-and-medicine-mistakes',
  'seizure-first-aid',
  'low-blood-sugar',
  'after-a-fall',
  'transfers',
]);

/** A document's steps, those that fit the question first; equals, and the steps of a procedure, keep their order. */
export function stepsFor(question: string, lang: Language, document: DocumentPassages): string[] {
  const steps = quotesOf(document, lang, 'steps');
  if (PROCEDURES.has(document.documentId)) return steps;
  const asked = new Set(stems(question, lang));
  const words = steps.map((step) => new Set(stems(step, lang)));
  /** A word that many steps have says little about which of them is meant. */
  const weight = (word: string) => 1 / words.filter((step) => step.has(word)).length;
  const fit = words.map((step) =>
    [...step].filter((word) => asked.has(word)).reduce((sum, word) => sum + weight(word), 0),
  );
  return steps
    .map((step, at) => ({ step, fit: fit[at] ?? 0 }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ step }) => step);
}
