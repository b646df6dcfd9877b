import { useLanguage } from '../../base/language/use-language.js';
import type { LegalDocument } from '@careward/content/legal/legal-document';
import { LegalParagraph } from './legal-paragraph.js';
import styles from './legal-text.module.css';
import { words } from './words.js';

type Props = { document: LegalDocument; heading: 'h2' | 'h3' };

export function LegalText({ document, heading: Heading }: Props) {
  const { updated } = words[useLanguage()];
  return (
    <div className={styles.text}>
      <div className={styles.about}>
        <p>{updated}</p>
        {document.note && <p>{document.note}</p>}
      </div>
      {document.sections.map((section) => (
        <section key={section.heading}>
          <Heading>{section.heading}</Heading>
          {section.paragraphs.map((paragraph) => (
            <LegalParagraph key={paragraph}>{paragraph}</LegalParagraph>
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
