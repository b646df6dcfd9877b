import type {
  ReviewState,
  WaitingCounts,
  WaitingPage,
  WaitingQuery,
} from '@careward/contracts/discovery/page-review';
import { Button } from 'antd';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { shortDate } from '../../../base/language/date-in-words.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { Card, Tag } from '../../../ui/card.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { useSources, useWaitingCountsQuery, useWaitingPagesQuery } from '../discovery.endpoints.js';
import tools from '../discovery.module.css';
import { Choice } from '../list-tools.js';
import tab from '../sources/sources.module.css';
import styles from './review.module.css';
import { StateTag } from './state-tag.js';
import { words } from './words.js';

/** In the order in which they are listed. */
const reviewStates: readonly ReviewState[] = ['doubtful', 'unjudged', 'clean'];

const PageDrawer = lazy(() => import('./page-drawer.js'));
const AcceptClean = lazy(() => import('./accept-clean.js'));

/** What a super admin has to look at. The sources are the point of their tab, so nothing is shown where this fails. */
export function WaitingPages() {
  const says = words[useLanguage()];
  const [query, setQuery] = useState<WaitingQuery>({});
  const fresh = { refetchOnMountOrArgChange: true };
  const { data: counts } = useWaitingCountsQuery(undefined, fresh);
  const { data: found } = useWaitingPagesQuery(query, fresh);
  const [looksAt, setLooksAt] = useState<WaitingPage>();
  const [isAccepting, setAccepting] = useState(false);
  const title = useId();
  if (!counts || !found) return null;
  const { pages, next } = found;
  const clean = pages.filter(({ state }) => state === 'clean');
  return (
    <section aria-labelledby={title} className={tab.section}>
      <h2 id={title}>{says.title}</h2>
      {counts.length === 0 ? (
        <p>{says.empty}</p>
      ) : (
        <>
          <p className={tab.lead}>{says.lead}</p>
          <Counts counts={counts} />
          <Tools query={query} counts={counts} onChange={setQuery} />
          {pages.length === 0 ? (
            <p>{says.nothing}</p>
          ) : (
            <Card className={tab.card}>
              <ul className={tab.list}>
                {pages.map((page) => (
                  <Waiting key={page.id} page={page} onLook={() => setLooksAt(page)} />
                ))}
              </ul>
            </Card>
          )}
          <div className={styles.actions}>
            {clean.length > 0 && (
              <Button onClick={() => setAccepting(true)}>
                <CircleCheck aria-hidden />
                {says.acceptClean}
              </Button>
            )}
            {query.before !== undefined && (
              <Button onClick={() => setQuery({ ...query, before: undefined })}>{says.first}</Button>
            )}
            {next !== null && (
              <Button onClick={() => setQuery({ ...query, before: next })}>{says.next}</Button>
            )}
          </div>
        </>
      )}
      <Suspense>
        {looksAt && <PageDrawer page={looksAt} onClose={() => setLooksAt(undefined)} />}
        {isAccepting && <AcceptClean pages={clean} onClose={() => setAccepting(false)} />}
      </Suspense>
    </section>
  );
}

function Counts({ counts }: { counts: readonly WaitingCounts[] }) {
  const says = words[useLanguage()];
  return (
    <dl className={tools.facts}>
      {reviewStates.map((state) => (
        <div key={state}>
          <dt>{says.counts[state]}</dt>
          <dd>{counts.reduce((sum, each) => sum + each[state], 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

type ToolsProps = {
  query: WaitingQuery;
  counts: readonly WaitingCounts[];
  onChange: (query: WaitingQuery) => void;
};

function Tools({ query: { source, state }, counts, onChange }: ToolsProps) {
  const says = words[useLanguage()];
  const { data: sources } = useSources();
  const waiting = (sources ?? []).filter(({ id }) => counts.some(({ sourceId }) => sourceId === id));
  return (
    <div className={tools.tools}>
      <Choice
        label={says.show}
        value={state ?? ''}
        options={{ '': says.all, ...says.counts }}
        onChoose={(value) => onChange({ source, state: reviewStates.find((each) => each === value) })}
      />
      {waiting.length > 1 && (
        <Choice
          label={says.source}
          value={source ?? ''}
          options={{ '': says.allSources, ...Object.fromEntries(waiting.map(({ id, name }) => [id, name])) }}
          onChoose={(value) => onChange({ state, source: value || undefined })}
        />
      )}
    </div>
  );
}

function Waiting({ page, onLook }: { page: WaitingPage; onLook: () => void }) {
  const language = useLanguage();
  const says = words[language];
  const { title, url, lang, doubt, sourceName, readAt, state, isNew } = page;
  return (
    <li className={styles.page}>
      <div className={styles.name}>
        <a href={url} target="_blank" rel="noopener noreferrer nofollow" lang={lang}>
          {title}
          <VisuallyHidden> ({says.newTab})</VisuallyHidden>
        </a>
        <StateTag state={state} />
        <Tag tone="quiet">{isNew ? says.isNew : says.isChanged}</Tag>
        <Tag tone="quiet">{says.languages[lang]}</Tag>
      </div>
      {doubt !== null && (
        <blockquote className={styles.doubt} lang={lang}>
          {doubt}
        </blockquote>
      )}
      <div className={styles.foot}>
        <p className={tab.lead}>{says.read(sourceName, shortDate(readAt, language))}</p>
        <Button type="text" aria-label={says.lookAt(title)} onClick={onLook}>
          {says.look}
        </Button>
      </div>
    </li>
  );
}
