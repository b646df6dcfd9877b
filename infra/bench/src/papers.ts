import { readFileSync } from 'node:fs';
import { AnalyzeMessage } from '@careward/coach/answering/analyze-message';
import { AnswerQuestion } from '@careward/coach/answering/answer-question';
import { AskFiles } from '@careward/coach/answering/files/ask-files';
import type { AttachedFile } from '@careward/coach/answering/files/file-sentences.domain';
import { loadEncoder } from '@careward/coach/encoder/sentence-encoder';
import { readMeanVectors } from '@careward/coach/encoder/mean-vectors';
import { Retrieve } from '@careward/coach/retrieval/retrieve';
import { LibraryIndex } from '@careward/coach/retrieval/library-index.domain';
import { contentOf, passagesOf } from '@careward/discovery/library/document.domain';
import { readSeed } from '@careward/discovery/library/library-seed';
import type { Language } from '@careward/contracts/kernel/languages';

type PaperQuestion = {
  q: string;
  lang: Language;
  must: string[];
  mustNot?: string[];
  all?: boolean;
  absent?: boolean;
  other?: boolean;
};
type Paper = { name: string; kind: string; text: string; questions: PaperQuestion[] };
const [path = '', ...flags] = process.argv.slice(2);
const papers = JSON.parse(readFileSync(path, 'utf8')) as Paper[];
const seed = await readSeed();
const index = new LibraryIndex(
  seed.topics.map((topic) => passagesOf(contentOf(topic), seed.version)),
  readMeanVectors(),
);
const none = {} as never;
const library = { index, hasDocuments: true } as never;
const encoder = await loadEncoder();
const words = new AnalyzeMessage(library, new Retrieve(library, null, none), encoder);
const settings = { BRAND_NAME: 'Careward', SUPPORT_EMAIL: 'help@example.org', COACH_TIMEOUT_FACTOR: 1 };
const coach = new AnswerQuestion(
  library,
  words,
  none,
  none,
  new AskFiles(encoder),
  null,
  none,
  settings as never,
);
const flat = (text: string) => text.replace(/[\s•…-]+/g, ' ').trim();
let [right, asked, wrong, absent, other] = [0, 0, 0, 0, 0];
for (const paper of papers) {
  const file: AttachedFile = {
    path: `/api/chat/files/${paper.name}`,
    name: paper.name,
    text: paper.text,
    status: 'ready',
    missing: [],
  };
  const first = { question: '📎', risk: null, feeling: null, files: [file], answer: null };
  for (const [at, each] of paper.questions.entries()) {
    const isLater = at % 2 === 1 && !flags.includes('--first');
    const answer = await coach.execute({
      text: each.q,
      lang: each.lang,
      earlier: isLater ? [first] : [],
      files: isLater ? [] : [file],
      turn: 1,
      owner: 'bench',
      careContext: { version: 1, state: null, recipients: [] } as never,
      withLock: (write) => write(),
      signal: new AbortController().signal,
      stopped: new AbortController().signal,
      progress: { stage: () => undefined, show: () => undefined, risk: () => undefined },
    });
    const content = answer?.content ?? '';
    const quotes = flat([...content.matchAll(/“([^”]*)”/g)].map(([, quote]) => quote).join(' '));
    const has = (snippet: string) => {
      const words = flat(snippet).split(' ');
      const most = Math.min(words.length, 5);
      return words
        .slice(0, words.length - most + 1)
        .some((_, from) => quotes.includes(words.slice(from, from + most).join(' ')));
    };
    const hits = each.must.map(has);
    const isRight = each.all ? hits.every(Boolean) : hits.some(Boolean);
    const isWrong = !isRight && (each.mustNot ?? []).some((snippet) => quotes.includes(flat(snippet)));
    let verdict = '';
    if (each.must.length > 0) {
      asked++;
      if (isRight) right++;
      if (isWrong) wrong++;
      verdict = isRight ? 'ok' : isWrong ? 'WRONG' : 'MISSED';
    } else if (each.absent) {
      absent++;
      verdict =
        quotes.length > 0 && !/found no|No encontré|nothing|nada/.test(content)
          ? 'QUOTED-ABSENT'
          : 'ok-absent';
    } else {
      other++;
      verdict = 'other';
    }
    if (flags.includes('--print') || (flags.includes('--bad') && !verdict.startsWith('ok')))
      process.stdout.write(
        `\n[${verdict}] ${paper.name} ${isLater ? '(later)' : ''} > ${each.q}\n  must: ${each.must.join(' | ')}\n${content.slice(0, 900).replace(/^/gm, '    ')}\n`,
      );
  }
}
process.stdout.write(`\n${right}/${asked} right, ${wrong} wrong, ${absent} absent, ${other} other\n`);
