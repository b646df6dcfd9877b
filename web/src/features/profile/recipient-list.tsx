import { conditionLabels, insuranceLabels, relationshipLabels } from '@careward/content/care-profile/labels';
import type { Recipient } from '@careward/contracts/care-profile/schemas';
import { useLanguage } from '../../base/language/use-language.js';
import { readableName } from '../../shared/care-profile/first-name.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Tag } from '../../ui/tag.js';
import { words } from './words.js';
import styles from './profile.module.css';

export function RecipientList({ recipients }: { recipients: readonly Recipient[] }) {
  const language = useLanguage();
  const says = words[language];
  return (
    <section aria-labelledby="recipients">
      <Card className={styles.recipients}>
        <h2 id="recipients">{says.recipients}</h2>
        {recipients.length === 0 && (
          <>
            <p className={styles.nobody}>{says.nobody}</p>
            <ButtonLink to="/onboarding" className={styles.tell}>
              {says.tellUs}
            </ButtonLink>
          </>
        )}
        {recipients.length > 0 && (
          <ul className={styles.list}>
            {recipients.map(({ id, name, relationship, conditions, insuranceType }) => (
              <li key={id} className={styles.recipient}>
                <h3>{readableName(name) ?? says.unnamed}</h3>
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
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
