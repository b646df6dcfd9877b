import type { ApprovalStatus, ContentSource } from '@careward/contracts/discovery/source';
import { Button } from 'antd';
import { OctagonX } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../../base/language/use-language.js';
import { PendingButton } from '../../../ui/pending-button.js';
import { Card, Tag } from '../../../ui/card.js';
import { useWaitingOf } from '../discovery.endpoints.js';
import { CrawlNow, useKeptFocus } from '../jobs/crawl-actions.js';
import { type Fact, sourceFacts, StatusTag } from './source-facts.js';
import { type PromptedAction, useSourceAction } from './use-source-action.js';
import cards from '../discovery.module.css';
import styles from './sources.module.css';
import { words } from './words.js';

type CardProps = {
  source: ContentSource;
  /** Just added: whoever did that stands here. */
  isNew: boolean;
  onDetails: () => void;
};

export function SourceCard({ source, isNew, onDetails }: CardProps) {
  const language = useLanguage();
  const { details, detailsOf } = words[language];
  const { name, baseUrl, category, approvalStatus } = source;
  const id = useId();
  const waits = useWaitingOf(source.id);
  const { ref, onAct } = useKeptFocus<HTMLButtonElement>(approvalStatus);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('li')?.scrollIntoView({ block: 'center' });
  }, [isNew]);

  return (
    <li aria-labelledby={id}>
      <Card className={isNew ? `${cards.card} ${styles.isNew}` : cards.card}>
        <div className={cards.head}>
          <h2 ref={heading} id={id} tabIndex={-1} className={cards.name}>
            {name}
          </h2>
          <StatusTag status={approvalStatus} />
          <Tag tone="quiet">{category}</Tag>
        </div>
        <a href={baseUrl} target="_blank" rel="noreferrer" className={styles.url}>
          {baseUrl}
        </a>
        <Facts
          facts={[
            ...sourceFacts(source, language),
            ...(waits ? [{ name: words[language].waiting, value: waits }] : []),
          ]}
        />
        <div className={cards.actions}>
          <Button type="text" ref={ref} aria-label={detailsOf(name)} onClick={onDetails}>
            {details}
          </Button>
          <SourceActions source={source} onAct={onAct} />
        </div>
      </Card>
    </li>
  );
}

const ActionPrompt = lazy(() => import('./action-prompt.js'));

/** spec.md 4, "Content source approval"; reject and review are of rulings.md, "Admin". */
const prompted: Record<ApprovalStatus, readonly PromptedAction[]> = {
  pending: ['reject', 'approve'],
  approved: ['stop'],
  rejected: [],
  emergency_stop: [],
};

type ActionsProps = {
  source: ContentSource;
  /** An action begins, which may change the status. */
  onAct: () => void;
};

function SourceActions({ source, onAct }: ActionsProps) {
  const says = words[useLanguage()];
  const { id, name, approvalStatus } = source;
  const [asked, setAsked] = useState<PromptedAction>();
  const { act, isPending } = useSourceAction(id);
  function ask(action: PromptedAction) {
    onAct();
    setAsked(action);
  }
  function reviewAgain() {
    onAct();
    void act('review');
  }
  const isClosed = approvalStatus === 'rejected' || approvalStatus === 'emergency_stop';

  return (
    <>
      {approvalStatus === 'approved' && <CrawlNow source={source} />}
      {prompted[approvalStatus].map((action) => (
        <Button
          key={action}
          type={action === 'approve' ? 'primary' : 'default'}
          danger={action === 'stop'}
          aria-label={says.ofSource(says[action], name)}
          onClick={() => ask(action)}
        >
          {action === 'stop' && <OctagonX aria-hidden />}
          {says[action]}
        </Button>
      ))}
      {isClosed && (
        <PendingButton
          pending={isPending}
          aria-label={says.ofSource(says.review, name)}
          onClick={reviewAgain}
        >
          {says.review}
        </PendingButton>
      )}
      {asked && (
        <Suspense>
          <ActionPrompt source={source} action={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Short facts beside each other, each under its name: a list may have hundreds of these. */
const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={cards.facts}>
    {facts.map(({ name, value, wide }) => (
      <div key={name} data-wide={wide}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
