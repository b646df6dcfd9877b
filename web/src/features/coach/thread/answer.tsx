import type { Message, Source } from '@careward/contracts/coach/schemas';
import { stepsHeading } from '@careward/content/coach/fixed-replies';
import type { Language } from '@careward/contracts/kernel/languages';
import { ChevronDown } from 'lucide-react';
import { Fragment, useId } from 'react';
import { SourceLink } from '../../../shared/navigation/source-link.js';
import { PhoneText } from '../../../ui/phone-text.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { usePaper } from '../files/file.endpoints.js';
import { words } from '../words.js';
import { answerBlocks, type Block, continuedSteps, type Segment } from './answer-text.js';
import styles from './answer.module.css';
import { isLong, previewOf, ShowMore, useOpened } from './collapsible.js';

/**
 * A long answer is collapsed. The steps that it leaves out continue its list of steps, as soon as that is shown to its end.
 */
export function AnswerWords({ message: { id, content, sources, moreSteps, lang } }: { message: Message }) {
  const { isOpen, toggle } = useOpened(id);
  const isCollapsed = isLong(content) && !isOpen;
  const cited = new Set(sources.map(({ n }) => n));
  const all = answerBlocks(content, cited);
  const blocks = isCollapsed ? answerBlocks(previewOf(content), cited) : all;
  const continued = continuedSteps(all, { moreSteps, heading: stepsHeading[lang] }, cited);
  const lastWhole = isCollapsed ? blocks.length - 2 : blocks.length - 1;

  return (
    <div className={styles.words}>
      {blocks.map((block, index) => (
        <Fragment key={index}>
          <AnswerBlock block={block} sources={sources} lang={lang} />
          {continued && continued.after === all[index] && index <= lastWhole && (
            <MoreSteps {...continued} messageId={id} sources={sources} lang={lang} />
          )}
        </Fragment>
      ))}
      {isLong(content) && <ShowMore isOpen={isOpen} lang={lang} onToggle={toggle} />}
    </div>
  );
}

/** An answer as far as it has been written: its sources come with its end, so the marks that lead to them wait for it. */
export function WritingWords({ text, lang }: { text: string; lang: Language }) {
  const cited = new Set(Array.from(text.matchAll(/\[(\d+)\]/g), ([, n]) => Number(n)));
  return (
    <div className={styles.words}>
      {answerBlocks(text, cited).map((block, index) => (
        <AnswerBlock key={index} block={block} sources={NONE} lang={lang} />
      ))}
    </div>
  );
}

const NONE: readonly Source[] = [];

type AnswerBlockProps = { block: Block; sources: readonly Source[]; lang: Language };

function AnswerBlock({ block, sources, lang }: AnswerBlockProps) {
  if (block.kind !== 'paragraph') return <AnswerList list={block} sources={sources} lang={lang} />;
  return (
    <p>
      {block.lines.map((line, at) => (
        <span key={at} className={styles.line} data-heading={isHeading(line) || undefined}>
          <AnswerLine line={line} sources={sources} lang={lang} />
        </span>
      ))}
    </p>
  );
}

/** As 'Steps:' above a list; a whole paragraph before one is none. */
function isHeading(line: readonly Segment[]): boolean {
  const end = line.at(-1);
  return end !== undefined && 'text' in end && end.text.trimEnd().endsWith(':');
}

type AnswerListProps = {
  list: Block;
  sources: readonly Source[];
  lang: Language;
  /** The number of the first line, where lines are numbered. */
  start?: number;
  id?: string;
};

function AnswerList({ list: { kind, lines }, sources, lang, start, id }: AnswerListProps) {
  const items = lines.map((line, at) => (
    <li key={at}>
      <AnswerLine line={line} sources={sources} lang={lang} />
    </li>
  ));
  return kind === 'steps' ? (
    <ol id={id} start={start} className={styles.list}>
      {items}
    </ol>
  ) : (
    <ul id={id} className={styles.list}>
      {items}
    </ul>
  );
}

type MoreStepsProps = {
  messageId: string;
  steps: Block;
  /** The number of the first one. */
  start: number;
  sources: readonly Source[];
  lang: Language;
};

/** The button that continues the list of steps above it; it keeps the focus. */
function MoreSteps({ messageId, steps, start, sources, lang }: MoreStepsProps) {
  const { isOpen, toggle } = useOpened(`steps:${messageId}`);
  const list = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        className={styles.opener}
        onClick={toggle}
      >
        {words[lang].allSteps}
        <ChevronDown aria-hidden />
      </button>
      {isOpen && <AnswerList id={list} list={steps} start={start} sources={sources} lang={lang} />}
    </>
  );
}

const NO_BREAK_SPACE = '\u00a0';

type AnswerLineProps = { line: readonly Segment[]; sources: readonly Source[]; lang: Language };

/** One line of an answer; its citations, links as far as they lead somewhere, stay on the line of the word before them. */
function AnswerLine({ line, sources, lang }: AnswerLineProps) {
  return line.map((part, index) => {
    if ('cites' in part) return <Citations key={index} {...part} sources={sources} lang={lang} />;
    return (
      <PhoneText key={index} lang={lang}>
        {part.text.trimEnd()}
      </PhoneText>
    );
  });
}

type CitationsProps = { cites: readonly number[] } & Pick<AnswerLineProps, 'sources' | 'lang'>;

function Citations({ cites, sources, lang }: CitationsProps) {
  const cited = sources.filter(({ n }) => cites.includes(n));
  return (
    <span className={styles.citations} data-citations>
      {cited.map((source) => (
        <span key={source.n}>
          {NO_BREAK_SPACE}
          <Citation source={source} lang={lang} />
        </span>
      ))}
    </span>
  );
}

function Citation({ source, lang }: { source: Source; lang: Language }) {
  const { n, title, sourceName, file, withdrawn } = source;
  const { isDeleted } = usePaper(file?.split('/').at(-1));
  const texts = words[lang];
  if (withdrawn || isDeleted)
    return (
      <span className={styles.citation} data-withdrawn>
        <span aria-hidden>{n}</span>
        <VisuallyHidden>{`${texts.source(n, title)} (${isDeleted ? texts.deleted : texts.withdrawn})`}</VisuallyHidden>
      </span>
    );
  const name = texts.source(n, title);
  const label = file
    ? `${name} (${texts.yourFile})`
    : sourceName === undefined
      ? name
      : `${name}, ${sourceName} (${texts.otherSite})`;
  return (
    <SourceLink source={source} className={styles.citation} label={label}>
      {n}
    </SourceLink>
  );
}
