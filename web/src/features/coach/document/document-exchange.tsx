import { FILE_ATTACHED } from '@careward/contracts/coach/files';
import type { Message, Source } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { stepsHeading } from '@careward/content/coach/fixed-replies';
import { alsoText, cardFor, stripText } from '@careward/content/safety/cards';
import { Fragment, useId } from 'react';
import { locales, useLanguage, useWords } from '../../../base/language/use-language.js';
import { partsOf } from '../files/attached.js';
import { usePaper } from '../files/file.endpoints.js';
import { answerBlocks, type Block, continuedSteps, type Segment } from '../thread/answer-text.js';
import { words as coachWords } from '../words.js';
import { TickBox } from './tick-box.js';
import styles from './document.module.css';
import { words } from './words.js';

export type PrintedExchange = { question: Message; answer: Message | undefined };

type Props = {
  number: number;
  exchange: PrintedExchange;
  /** Whether it is printed. */
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** A question and its answer, whole, with what the answer stands on. */
export function DocumentExchange({ number, exchange: { question, answer }, isChosen, onChoose }: Props) {
  const language = useLanguage();
  const texts = words[language];
  const heading = useId();
  const asked = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section aria-labelledby={heading} className={styles.exchange} data-left-out={!isChosen || undefined}>
      <div className={styles.tick}>
        <TickBox label={texts.include(number)} checked={isChosen} onChange={onChoose} />
      </div>
      <h2 id={heading}>{texts.question(number)}</h2>
      <p className={styles.when}>
        <time dateTime={question.createdAt}>{asked.format(new Date(question.createdAt))}</time>
      </p>
      {question.content === FILE_ATTACHED ? (
        <p className={styles.question}>{coachWords[language].fileAttached}</p>
      ) : (
        <p lang={question.lang} className={styles.question}>
          {question.content}
        </p>
      )}
      {question.attachments.length > 0 && (
        <p className={styles.small}>
          {texts.files}:{' '}
          {question.attachments.map((attachment, index) => (
            <Fragment key={attachment}>
              {index > 0 && ', '}
              <PrintedFile {...partsOf(attachment)} />
            </Fragment>
          ))}
        </p>
      )}
      {isChosen && answer && <PrintedAnswer message={answer} />}
      {!answer && <p className={styles.small}>{texts.noAnswer}</p>}
    </section>
  );
}

function PrintedFile({ id, name }: Pick<ReturnType<typeof partsOf>, 'id' | 'name'>) {
  const { deleted } = useWords(coachWords);
  return usePaper(id).isDeleted ? `${name} (${deleted})` : name;
}

function PrintedAnswer({ message }: { message: Message }) {
  const { kind, risk, lang, note, content, sources } = message;
  const texts = words[useLanguage()];
  const isCard = kind === 'card';
  const heading = { card: texts.card, library: texts.library, model: texts.model }[kind as string];
  return (
    <>
      {risk && !isCard && <PrintedStrip risk={risk} lang={lang} />}
      <h3>{heading ?? texts.answer}</h3>
      <div lang={lang} className={styles.answer} data-card={isCard || undefined}>
        {sources.some(({ withdrawn }) => withdrawn) && (
          <p className={styles.small}>{coachWords[lang].sourceWithdrawn}</p>
        )}
        {isCard ? <p className={styles.text}>{content}</p> : <PrintedWords message={message} />}
        {note && <p className={styles.small}>{note}</p>}
      </div>
      <PrintedSources sources={printedSources(message)} lang={lang} />
    </>
  );
}

function PrintedStrip({ risk, lang }: { risk: NonNullable<Message['risk']>; lang: Language }) {
  const { strip } = words[useLanguage()];
  const { heading, sentence } = stripText(risk, lang);
  const call = cardFor(risk.category).actions.map(({ label }) => label[lang]);
  return (
    <>
      <h3>{strip}</h3>
      <div lang={lang} className={styles.answer} data-card>
        <p>
          <strong>{heading}</strong> {sentence}
        </p>
        <p>{call.join(' · ')}</p>
        {risk.also && <p>{alsoText(risk.also, risk, lang)}</p>}
      </div>
    </>
  );
}

/** The words of an answer and the steps that the chat keeps behind a button. */
function PrintedWords({ message: { content, sources, moreSteps, lang } }: { message: Message }) {
  const cited = new Set(sources.map(({ n }) => n));
  const blocks = answerBlocks(content, cited);
  const continued = continuedSteps(blocks, { moreSteps, heading: stepsHeading[lang] }, cited);
  return blocks.map((block, index) => (
    <Fragment key={index}>
      <PrintedBlock block={block} />
      {continued?.after === block && <PrintedBlock block={continued.steps} start={continued.start} />}
    </Fragment>
  ));
}

function PrintedBlock({ block: { kind, lines }, start }: { block: Block; start?: number }) {
  if (kind === 'paragraph')
    return (
      <p>
        {lines.map((line, at) => (
          <span key={at} className={styles.line}>
            <PrintedLine line={line} />
          </span>
        ))}
      </p>
    );
  const items = lines.map((line, at) => (
    <li key={at}>
      <PrintedLine line={line} />
    </li>
  ));
  return kind === 'steps' ? <ol start={start}>{items}</ol> : <ul>{items}</ul>;
}

const PrintedLine = ({ line }: { line: readonly Segment[] }) =>
  line.map((part, index) =>
    'cites' in part ? <sup key={index}> {part.cites.join(', ')}</sup> : <span key={index}>{part.text}</span>,
  );

type PrintedSource = Pick<Source, 'n' | 'title' | 'sourceName' | 'withdrawn' | 'file'> & { address?: string };

/** What an answer stands on; what a refusal or a question back only points to is left out. */
function printedSources({ kind, risk, sources, lang }: Message): PrintedSource[] {
  if (kind !== 'library' && kind !== 'model' && kind !== 'card') return [];
  const { yourFile } = coachWords[lang];
  // The address of a file opens for its owner only.
  const named = sources.map((source) =>
    source.file ? { ...source, sourceName: yourFile } : { ...source, address: addressOf(source) },
  );
  if (kind !== 'card' || !risk) return named;
  const { source } = cardFor(risk.category);
  const n = named.length + 1;
  return [...named, { n, title: new URL(source).hostname, address: source }];
}

/** Whole, since paper cannot be tapped. */
function addressOf({ url, answerId }: Source): string {
  const address = new URL(url, window.location.origin);
  if (answerId !== undefined) address.hash = answerId;
  return address.href;
}

function PrintedSources({ sources, lang }: { sources: readonly PrintedSource[]; lang: Language }) {
  const texts = words[useLanguage()];
  if (sources.length === 0) return null;
  return (
    <>
      <h4>{texts.sources}</h4>
      <ol className={styles.sources}>
        {sources.map((source) => (
          <PrintedSourceEntry key={source.n} source={source} lang={lang} />
        ))}
      </ol>
    </>
  );
}

function PrintedSourceEntry({ source, lang }: { source: PrintedSource; lang: Language }) {
  const { n, title, sourceName, withdrawn, file, address } = source;
  const language = useLanguage();
  const { isDeleted } = usePaper(file?.split('/').at(-1));
  const gone = isDeleted ? coachWords[language].deleted : withdrawn && words[language].withdrawn;
  return (
    <li value={n}>
      <span lang={lang}>{sourceName === undefined ? title : `${title}, ${sourceName}`}</span>
      {gone && ` (${gone})`}
      {address !== undefined && <span className={styles.address}>{address}</span>}
    </li>
  );
}
