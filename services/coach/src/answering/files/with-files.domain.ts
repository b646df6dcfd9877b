import type { Source } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { fileTexts } from '@careward/content/coach/file-texts';
import type { Answer } from '../answer.domain.js';
import type { FileFindings } from './file-findings.domain.js';
import { daysIn } from './paper-facts.domain.js';
import { isUrgentRisk } from '../../understanding/safety/risk.domain.js';
import { type Opening, openingLines } from '../opening.domain.js';
import { isUrgent } from '../quotes.domain.js';

/** What the files add to an answer. */
export type FilePart = { lines: string[]; sources: Source[]; note: string[] };

/** In a danger the number to call stands first whatever was asked. */
const areFilesFirst = ({ isFirst }: FileFindings, answer: Answer): boolean =>
  (isFirst && answer.kind !== 'reply' && !isUrgentRisk(answer.risk)) || isWithoutAnswer(answer);

const isWithoutAnswer = ({ kind }: Answer): boolean => kind === 'refusal' || kind === 'choice';

export function filePart(
  { lines, quoted }: Pick<FileFindings, 'lines' | 'quoted'>,
  { lang, sources }: Pick<Answer, 'lang' | 'sources'>,
): FilePart {
  const last = Math.max(0, ...sources.map(({ n }) => n));
  const files = quoted
    .filter(({ path }) => !sources.some(({ file }) => file === path))
    .map(({ path, title }, at) => ({ n: last + at + 1, title, url: path, file: path }));
  const numberOf = (path: string) => [...sources, ...files].find(({ file }) => file === path)?.n;
  return {
    lines: lines.map(({ text, path }) => (path === null ? text : `${text} [${numberOf(path)}]`)),
    sources: files,
    note: quoted.length > 0 ? [fileTexts[lang].note] : [],
  };
}

/**
 * An answer with what the files say: before it where the question names them, else after its own first words; in its place
 * where nothing was asked, or where there is no answer but in the files.
 */
export function withFiles(answer: Answer, said: FileFindings, opening: Opening): Answer {
  if (answer.kind === 'card') return answer;
  const isQuoting = said.quoted.length > 0;
  if (said.isAlone || (isQuoting && isUnsure(answer, said))) return filesInstead(answer, said, opening);
  if (said.isGuess) return answer;
  if (answer.outcome === 'off-topic') return { ...filesInstead(answer, said, opening), outcome: 'off-topic' };
  const { lines: quotes, sources, note } = filePart(said, answer);
  const lines = [...quotes, ...paperCounts(said, answer)];
  const own = answer.content.split('\n');
  return {
    ...answer,
    content: (areFilesFirst(said, answer)
      ? afterOpening(own, { lines: isQuoting ? [...lines, ...inGeneral(answer)] : lines, opening })
      : withLines(own, lines)
    ).join('\n'),
    note: [answer.note ?? [], note].flat().join(' ') || null,
    sources: [...answer.sources, ...sources],
  };
}

/** The library is not sure; but somebody in distress is heard before a paper that they did not ask about. */
const isUnsure = (answer: Answer, { isFirst }: FileFindings): boolean =>
  isWithoutAnswer(answer) && (isFirst || answer.feeling === undefined);

function filesInstead({ lang, risk, feeling }: Answer, said: FileFindings, opening: Opening): Answer {
  const { lines, sources, note } = filePart(said, { lang, sources: [] });
  return {
    content: [...openingLines(opening), ...lines].join('\n'),
    lang,
    kind: sources.length > 0 ? 'library' : 'reply',
    note: note[0] ?? null,
    sources,
    risk,
    ...(!said.isAlone && { outcome: 'answered' }),
    ...(feeling && { feeling }),
  };
}

/** What a message without words is answered from: the files alone. */
export const nothingAsked = (lang: Language): Answer => ({
  content: '',
  lang,
  kind: 'reply',
  note: null,
  sources: [],
  risk: null,
});

/** Where the library names other spans of days than the paper, which of them counts. */
function paperCounts({ days: paper }: FileFindings, { content, lang }: Answer): string[] {
  const general = daysIn(content);
  const isOther = paper.length > 0 && general.some((span) => !paper.includes(span));
  return isOther ? [fileTexts[lang].paperCounts({ paper, general })] : [];
}

/** What the library says is no part of what the file says. */
const inGeneral = ({ kind, lang }: Answer) => (kind === 'library' ? [fileTexts[lang].inGeneral] : []);

function afterOpening(
  content: readonly string[],
  { lines, opening }: { lines: readonly string[]; opening: Opening },
): string[] {
  const hasOpening = opening.text !== '' && content[0]?.startsWith(opening.text) === true;
  const opened = hasOpening ? 1 : 0;
  // The number to call stays before what a file says.
  const at = isUrgent(content[opened] ?? '') ? opened + 1 : opened;
  return [...content.slice(0, at), ...lines, ...content.slice(at)];
}

/** An answer's first words before its lists come first. */
function withLines(content: readonly string[], lines: readonly string[]): string[] {
  const item = content.findIndex((line) => line.startsWith('- '));
  const at = item > 0 && !/\[\d+\]/.test(content[item - 1] ?? '') ? item - 1 : item;
  return at > 0 ? [...content.slice(0, at), ...lines, ...content.slice(at)] : [...content, ...lines];
}
