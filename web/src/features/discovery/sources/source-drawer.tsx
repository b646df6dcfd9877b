import type { AuditEntry, ContentSource } from '@careward/contracts/discovery/source';
import { sentenceOf } from '../../../base/language/sentences.js';
import { useLanguage } from '../../../base/language/use-language.js';
import Dialog from '../../../ui/dialog.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { Spinner } from '../../../ui/button.js';
import { Tag } from '../../../ui/tag.js';
import { dateAndTime } from '../../../base/language/date-in-words.js';
import { useSourceQuery } from '../discovery.endpoints.js';
import { Fact } from '../facts.js';
import { SourceFacts, StatusTag } from './source-facts.js';
import styles from './source-drawer.module.css';
import { words } from './words.js';

type Props = { source: ContentSource; onClose: () => void };

/** Import it lazily, as the dialog that it is made of. */
export default function SourceDrawer({ source, onClose }: Props) {
  const language = useLanguage();
  const says = words[language];
  const { id, version, name, baseUrl, category } = source;
  const { data, error, isFetching, refetch } = useSourceQuery({ id, version });
  const detail = data?.id === id ? data : undefined;
  return (
    <Dialog open place="end" title={name} onOpenChange={onClose}>
      <div className={styles.content}>
        <div className={styles.tags}>
          <StatusTag status={source.approvalStatus} />
          <Tag tone="quiet">{category}</Tag>
        </div>
        <a href={baseUrl} target="_blank" rel="noreferrer" className={styles.url}>
          {baseUrl}
        </a>
        <SourceFacts source={source} />
        <dl className={styles.more}>
          <Fact name={says.allowed}>{source.allowedPatterns.join('\n') || says.everything}</Fact>
          <Fact name={says.blocked}>{source.blockedPatterns.join('\n') || says.nothing}</Fact>
          {detail && <Fact name={says.documents}>{detail.documents}</Fact>}
          <Fact name={says.added}>{dateAndTime(source.createdAt, language)}</Fact>
        </dl>
        <h3>{says.audit.title}</h3>
        {detail ? (
          <AuditTrail audit={detail.audit} />
        ) : error && !isFetching ? (
          <LoadFailure onTryAgain={() => void refetch()}>
            {sentenceOf(error, language) ?? says.detailsNotLoaded}
          </LoadFailure>
        ) : (
          <Spinner />
        )}
      </div>
    </Dialog>
  );
}

/** Newest first. */
function AuditTrail({ audit }: { audit: readonly AuditEntry[] }) {
  const language = useLanguage();
  const says = words[language].audit;
  return (
    <ol className={styles.trail}>
      {audit.toReversed().map(({ action, at, by, note, warnings }) => (
        <li key={`${at} ${action}`}>
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
        </li>
      ))}
    </ol>
  );
}
