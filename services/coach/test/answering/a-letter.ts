import {
  type AskedQuestion,
  answerQuestion,
  type MessageAnalysis,
} from '../../src/answering/answer-question.domain.js';
import { findingsInFiles } from '../../src/answering/files/file-findings.domain.js';
import { compared, filesMeant } from '../../src/answering/files/files-in-view.domain.js';
import { withSentences } from '../../src/answering/files/ask-files.js';
import type { AttachedFile } from '../../src/answering/files/file-sentences.domain.js';
import { noOpening } from '../../src/answering/opening.domain.js';
import { nearnessTo } from '../../src/encoder/nearness.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { encoder } from '../the-encoder.js';
import { library } from './the-library.js';

export const file = (name: string, text: string, more: Partial<AttachedFile> = {}): AttachedFile => ({
  path: `/api/chat/files/${name}`,
  name,
  text,
  status: 'ready',
  missing: [],
  ...more,
});

export const letter = file(
  'letter.pdf',
  [
    'County Office of Benefits',
    'Dear Ms. Rivera,',
    'We reviewed your case for the Home and Community Based Services waiver. Your Medicaid coverage ends on',
    'March 14, 2026. To keep it, send the enclosed renewal form by February 28, 2026.',
    'If you think this decision is wrong, you may ask for a fair hearing within 60 days of this letter.',
    'Your monthly premium is $48.50.',
    'Questions? Call 1-800-555-0199, Monday to Friday, or visit www.renew.example.',
  ].join('\n'),
);
export const bottle = file(
  'bottle.jpg',
  'RIVERA PHARMACY\nTake 2 tablets by mouth twice a day.\nRefills end on June 1, 2026.',
);
type AskOptions = Partial<AskedQuestion> & { understood?: Partial<MessageAnalysis> };

/** What the library finds it is taken to be sure of. */
export async function ask(
  text: string,
  { files = [letter], earlier = [], lang = 'en', understood = {} }: AskOptions = {},
) {
  const asked: AskedQuestion = {
    text,
    lang,
    files,
    earlier,
    turn: 1,
    conditions: [],
    state: null,
    facts: { brand: 'Careward', supportEmail: 'help@careward.example', hasModel: false },
  };
  const about = { text, lang, files, earlier };
  const meant = filesMeant(about);
  const view = meant && (await withSentences(meant));
  const nearness = view && (await nearnessTo(encoder, { text, lang }, compared(view, about)));
  const { found = emptyResult } = understood;
  const isKnown = found.documents.length > 0;
  const evidence = isKnown ? { ...found, certainty: 'sure' as const, candidates: [{ chance: 0.9 }] } : found;
  const said = view && nearness && findingsInFiles(view, about, nearness, evidence);
  return answerQuestion(
    asked,
    { risk: null, replyKind: null, found: emptyResult, opening: noOpening, ...understood, said },
    { document: (id) => library.document(id), answered: () => undefined },
  );
}

export const quotesIn = (content: string) => [...content.matchAll(/“([^”]*)”/g)].map(([, quote]) => quote);
export const own = { url: letter.path, file: letter.path, title: 'letter.pdf' };
