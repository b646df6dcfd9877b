import type { ContentSource } from '@careward/contracts/discovery/source';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { Tag } from '../../../ui/tag.js';
import { SourceActions } from './source-actions.js';
import styles from './source-card.module.css';
import { SourceFacts } from './source-facts.js';
import { StatusTag } from './status-tag.js';
import { words } from './words.js';

export function SourceCard({ source, onDetails }: { source: ContentSource; onDetails: () => void }) {
  const { details, detailsOf } = useWords(words);
  const { name, baseUrl, category, approvalStatus } = source;
  const id = useId();
  const detailsButton = useRef<HTMLButtonElement>(null);
  const hasActed = useRef(false);

  // With the status, the button that changed it goes, and the focus with it.
  useEffect(() => {
    if (hasActed.current && document.activeElement === document.body) detailsButton.current?.focus();
    hasActed.current = false;
  }, [approvalStatus]);

  return (
    <li aria-labelledby={id}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 id={id} className={styles.name}>
            {name}
          </h2>
          <StatusTag status={approvalStatus} />
          <Tag tone="quiet">{category}</Tag>
        </div>
        <a href={baseUrl} target="_blank" rel="noreferrer" className={styles.url}>
          {baseUrl}
        </a>
        <SourceFacts source={source} />
        <div className={styles.actions}>
          <Button ref={detailsButton} look="plain" aria-label={detailsOf(name)} onClick={onDetails}>
            {details}
          </Button>
          <SourceActions source={source} onAct={() => (hasActed.current = true)} />
        </div>
      </Card>
    </li>
  );
}
