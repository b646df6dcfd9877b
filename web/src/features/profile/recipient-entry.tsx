import { conditionLabels, insuranceLabels, relationshipLabels } from '@careward/content/care-profile/labels';
import type { Recipient } from '@careward/contracts/care-profile/schemas';
import { Button } from 'antd';
import { PencilLine, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../base/language/use-language.js';
import { Tag } from '../../ui/card.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import styles from './profile.module.css';
import { useReturnedFocus } from '../../ui/use-returned-focus.js';
import { words } from './words.js';

type Props = {
  recipient: Recipient;
  /** Unlike the others'. */
  name: string;
  /** In place of what is known of the person. */
  form: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
};

export function RecipientEntry({ recipient, name, form, onEdit, onRemove }: Props) {
  const { edit, remove } = words[useLanguage()];
  const editButton = useReturnedFocus(Boolean(form));
  return (
    <li className={styles.recipient}>
      <h3>{name}</h3>
      {form || (
        <>
          <Details recipient={recipient} />
          <div className={styles.buttons}>
            <Button ref={editButton} onClick={onEdit} icon={<PencilLine aria-hidden />}>
              <span>
                {edit} <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            </Button>
            <Button type="text" onClick={onRemove} icon={<Trash2 aria-hidden />}>
              <span>
                {remove} <VisuallyHidden>{name}</VisuallyHidden>
              </span>
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

function Details({ recipient: { relationship, conditions, insuranceType } }: { recipient: Recipient }) {
  const language = useLanguage();
  const says = words[language];
  return (
    <dl className={styles.recipientDetails}>
      {relationship && (
        <>
          <dt>{says.relationship}</dt>
          <dd>{relationshipLabels[language][relationship]}</dd>
        </>
      )}
      {conditions.length > 0 && (
        <>
          <dt>{says.conditions}</dt>
          <dd className={styles.conditions}>
            {conditions.map((condition) => (
              <Tag key={condition}>{conditionLabels[language][condition]}</Tag>
            ))}
          </dd>
        </>
      )}
      {insuranceType && (
        <>
          <dt>{says.insurance}</dt>
          <dd>{insuranceLabels[language][insuranceType]}</dd>
        </>
      )}
    </dl>
  );
}
