import type { PageReview, WaitingPage } from '@careward/contracts/discovery/page-review';
import { Drawer } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
import { dateAndTime } from '../../../base/language/date-in-words.js';
import { sentenceOf } from '../../../base/language/sentences.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { useFailureToast, useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { Spinner } from '../../../ui/button.js';
import { PendingButton } from '../../../ui/pending-button.js';
import { Tag } from '../../../ui/card.js';
import { LoadAlert } from '../../../ui/load-alert.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { DRAWER_LAYER } from '../../../ui/theme/ant-theme.js';
import { useAcceptPageMutation, usePageReviewQuery } from '../discovery.endpoints.js';
import drawer from '../sources/source-drawer.module.css';
import tab from '../sources/sources.module.css';
import styles from './review.module.css';
import { StateTag } from './state-tag.js';
import { words } from './words.js';

type Props = { page: Pick<WaitingPage, 'id' | 'title' | 'url' | 'lang'>; onClose: () => void };

/** What a page says, beside what it said when it was accepted last. Accepts exactly what it shows. */
export default function PageDrawer({ page: { id, title, url, lang }, onClose }: Props) {
  const language = useLanguage();
  const says = words[language];
  const { currentData, error, isFetching, refetch } = usePageReviewQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const [isOpen, setOpen] = useState(true);
  return (
    <Drawer
      open={isOpen}
      size="min(44rem, 100vw)"
      title={<h2 lang={lang}>{title}</h2>}
      closable={{ placement: 'end', closeIcon: <X aria-hidden /> }}
      zIndex={DRAWER_LAYER}
      rootClassName={drawer.drawer}
      classNames={{ body: drawer.content }}
      footer={currentData && <Accept review={currentData} onDone={() => setOpen(false)} />}
      onClose={() => setOpen(false)}
      afterOpenChange={(hasOpened) => !hasOpened && onClose()}
    >
      <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={drawer.url}>
        {url}
      </a>
      {currentData ? (
        <Review review={currentData} />
      ) : error && !isFetching ? (
        <LoadAlert onTryAgain={() => void refetch()}>
          {sentenceOf(error, language) ?? says.notLoaded}
        </LoadAlert>
      ) : (
        <Spinner />
      )}
    </Drawer>
  );
}

function Accept({ review: { id, sha256, state }, onDone }: { review: PageReview; onDone: () => void }) {
  const says = words[useLanguage()];
  const dispatch = useAppDispatch();
  const [accept] = useAcceptPageMutation();
  const { submit, isPending } = useSubmit(
    useFailureToast({ title: says.failed, description: says.failedText }),
  );
  if (state === 'accepted') return <p role="status">{says.isAccepted}</p>;
  async function acceptIt() {
    if (!(await submit(() => accept({ id, sha256 })))) return;
    dispatch(showToast({ title: says.accepted }));
    onDone();
  }
  return (
    <div className={styles.accept}>
      <PendingButton type="primary" pending={isPending} onClick={() => void acceptIt()}>
        {isPending ? says.accepting : says.accept}
      </PendingButton>
    </div>
  );
}

function Review({ review }: { review: PageReview }) {
  const language = useLanguage();
  const says = words[language];
  const { lines, audit, state, lang } = review;
  return (
    <>
      <div className={drawer.tags}>
        <StateTag state={state} />
        <Tag tone="quiet">{says.languages[lang]}</Tag>
      </div>
      {lines.some(({ isDoubtful }) => isDoubtful) && <p className={styles.warning}>{says.neverQuoted}</p>}
      <p className={tab.lead}>{says.legend}</p>
      <ol className={styles.lines} lang={lang}>
        {stretchesOf(lines).map((stretch) => (
          <Stretch key={stretch.from} stretch={stretch} />
        ))}
      </ol>
      <h3>{says.audit}</h3>
      {audit.length === 0 ? (
        <p>{says.none}</p>
      ) : (
        <ul className={styles.audit}>
          {audit.toReversed().map(({ at, by, doubts }) => (
            <li key={at}>
              <time dateTime={at}>{dateAndTime(at, language)}</time>{' '}
              {says.auditBy(by.name ?? says.unknown, doubts)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Line = PageReview['lines'][number];
type Stretch = { from: number; lines: Line[]; isFolded: boolean };

/** Sentences as before are folded where there are many of them, except those beside a change. */
const SHOWN_BESIDE = 1;
const MOST_UNFOLDED = 4;

function stretchesOf(lines: readonly Line[]): Stretch[] {
  const isNews = (at: number) => {
    const line = lines[at];
    return line !== undefined && (line.kind !== 'unchanged' || line.isDoubtful);
  };
  const stretches: Stretch[] = [];
  for (const [at, line] of lines.entries()) {
    const isFolded = ![...Array(2 * SHOWN_BESIDE + 1).keys()].some((n) => isNews(at + n - SHOWN_BESIDE));
    const last = stretches.at(-1);
    if (last?.isFolded === isFolded) last.lines.push(line);
    else stretches.push({ from: at, lines: [line], isFolded });
  }
  return stretches.map((stretch) => ({
    ...stretch,
    isFolded: stretch.isFolded && stretch.lines.length > MOST_UNFOLDED,
  }));
}

function Stretch({ stretch: { from, lines, isFolded } }: { stretch: Stretch }) {
  const language = useLanguage();
  const shown = lines.map((line, n) => <Sentence key={from + n} line={line} />);
  if (!isFolded) return shown;
  return (
    <li>
      <details>
        <summary lang={language}>{words[language].unchanged(lines.length)}</summary>
        <ol className={styles.lines}>{shown}</ol>
      </details>
    </li>
  );
}

const signs = { added: '+', removed: '−', unchanged: '' } as const;

function Sentence({ line: { kind, text, isDoubtful } }: { line: Line }) {
  const language = useLanguage();
  const says = words[language];
  const named = [...(kind === 'unchanged' ? [] : [says[kind]]), ...(isDoubtful ? [says.doubtful] : [])];
  return (
    <li className={styles.line} data-kind={kind} data-doubtful={isDoubtful}>
      <span aria-hidden>{signs[kind]}</span>
      <span>
        {named.length > 0 && <VisuallyHidden>{`${named.join(', ')}: `}</VisuallyHidden>}
        {isDoubtful ? <mark>{text}</mark> : text}
      </span>
    </li>
  );
}
