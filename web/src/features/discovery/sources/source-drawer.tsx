import type { AuditEntry, ContentSource } from '@careward/contracts/discovery/source';
import { Drawer, Timeline } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../base/language/sentences.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { LoadAlert } from '../../../ui/load-alert.js';
import { Spinner } from '../../../ui/button.js';
import { Tag } from '../../../ui/card.js';
import { dateAndTime } from '../../../base/language/date-in-words.js';
import { useSourceQuery } from '../discovery.endpoints.js';
import { DRAWER_LAYER } from '../../../ui/theme/ant-theme.js';
import { FactTable } from '../fact-table.js';
import { sourceFacts, StatusTag } from './source-facts.js';
import cards from '../discovery.module.css';
import styles from './source-drawer.module.css';
import { words } from './words.js';

type Props = { source: ContentSource; onClose: () => void };

/** Closed, it goes when its way out is over, and with it gives the focus back to the button that opened it. */
export default function SourceDrawer({ source, onClose }: Props) {
  const language = useLanguage();
  const says = words[language];
  const { id, version, name, baseUrl, category } = source;
  const { data, error, isFetching, refetch } = useSourceQuery({ id, version });
  const [isOpen, setOpen] = useState(true);
  const detail = data?.id === id ? data : undefined;
  return (
    <Drawer
      open={isOpen}
      size="min(34rem, 100vw)"
      title={<h2>{name}</h2>}
      closable={{ placement: 'end', closeIcon: <X aria-hidden /> }}
      zIndex={DRAWER_LAYER}
      rootClassName={styles.drawer}
      classNames={{ body: styles.content }}
      onClose={() => setOpen(false)}
      afterOpenChange={(hasOpened) => !hasOpened && onClose()}
    >
      <div className={styles.tags}>
        <StatusTag status={source.approvalStatus} />
        <Tag tone="quiet">{category}</Tag>
      </div>
      <a href={baseUrl} target="_blank" rel="noreferrer" className={styles.url}>
        {baseUrl}
      </a>
      <FactTable
        facts={[
          ...sourceFacts(source, language),
          { name: says.allowed, value: source.allowedPatterns.join('\n') || says.everything },
          { name: says.blocked, value: source.blockedPatterns.join('\n') || says.nothing },
          ...(detail ? [{ name: says.documents, value: detail.documents }] : []),
          { name: says.added, value: dateAndTime(source.createdAt, language) },
        ]}
      />
      <h3>{says.audit.title}</h3>
      {detail ? (
        <AuditTrail audit={detail.audit} />
      ) : error && !isFetching ? (
        <LoadAlert onTryAgain={() => void refetch()}>
          {sentenceOf(error, language) ?? says.detailsNotLoaded}
        </LoadAlert>
      ) : (
        <Spinner />
      )}
    </Drawer>
  );
}

/** Newest first. */
function AuditTrail({ audit }: { audit: readonly AuditEntry[] }) {
  const language = useLanguage();
  const says = words[language].audit;
  return (
    <Timeline
      className={cards.steps}
      items={audit.toReversed().map(({ action, at, by, note, warnings }) => ({
        key: `${at} ${action}`,
        content: (
          <>
            <p>
              <strong>{says.actions[action]}</strong> {says.by(by.name ?? says.unknown)}
            </p>
            <time dateTime={at} className={styles.time}>
              {dateAndTime(at, language)}
            </time>
            {note && <p className={styles.note}>{note}</p>}
            {warnings.length > 0 && (
              <p className={styles.passedOver}>{warnings.map((each) => says.warnings[each]).join('. ')}.</p>
            )}
          </>
        ),
      }))}
    />
  );
}
