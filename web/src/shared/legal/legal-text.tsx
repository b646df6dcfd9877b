import { LAST_UPDATED } from './legal-document.js';
import type { LegalDocument } from './legal-document.js';
import styles from './legal-text.module.css';

type Props = { document: LegalDocument; heading: 'h2' | 'h3' };

export function LegalText({ document, heading: Heading }: Props) {
  return (
    <div className={styles.text}>
      <p className={styles.date}>Last updated {LAST_UPDATED}</p>
      {document.sections.map((section) => (
        <section key={section.heading}>
          <Heading>{section.heading}</Heading>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points && (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
