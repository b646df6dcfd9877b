import type { ContentSource } from '@careward/contracts/discovery/source';
import { useId } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Tag } from '../../../ui/tag.js';
import list from '../components/card-list.module.css';
import { useKeptFocus } from '../use-kept-focus.js';
import { SourceActions } from './source-actions.js';
import styles from './source-card.module.css';
import { SourceFacts } from './source-facts.js';
import { StatusTag } from './status-tag.js';
import { words } from './words.js';

export function SourceCard({ source, onDetails }: { source: ContentSource; onDetails: () => void }) {
  const { details, detailsOf } = useWords(words);
  const { name, baseUrl, category, approvalStatus } = source;
  const id = useId();
  const { ref, onAct } = useKeptFocus<HTMLButtonElement>(approvalStatus);

  return (
    <li aria-labelledby={id}>
      <Card className={list.card}>
        <div className={list.head}>
          <h2 id={id} className={list.name}>
            {name}
          </h2>
          <StatusTag status={approvalStatus} />
          <Tag tone="quiet">{category}</Tag>
        </div>
        <a href={baseUrl} target="_blank" rel="noreferrer" className={styles.url}>
          {baseUrl}
        </a>
        <SourceFacts source={source} />
        <div className={list.actions}>
          <Button ref={ref} look="plain" aria-label={detailsOf(name)} onClick={onDetails}>
            {details}
          </Button>
          <SourceActions source={source} onAct={onAct} />
        </div>
      </Card>
    </li>
  );
}
