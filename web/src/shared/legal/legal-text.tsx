import type { LegalDocument } from '@careward/content/legal/legal-document';
import { Fragment } from 'react';
import { config } from '../../base/config.js';
import { useLanguage } from '../../base/language/use-language.js';
import { PhoneText } from '../../ui/phone-text.js';
import styles from './legal.module.css';

/** spec.md 1: shown with every legal text. */
export const updated = {
  en: 'Last updated August 27, 2025',
  es: 'Última actualización: 27 de agosto de 2025',
};

const { supportEmail } = config;

type Props = { document: LegalDocument; heading: 'h2' | 'h3' };

export function LegalText({ document, heading: Heading }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.text}>
      <div className={styles.about}>
        <p>{updated[language]}</p>
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

/** A paragraph whose phone numbers and address of support are links. */
export function LegalParagraph({ children }: { children: string }) {
  const language = useLanguage();
  return (
    <p>
      {children.split(supportEmail).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
          <PhoneText lang={language}>{part}</PhoneText>
        </Fragment>
      ))}
    </p>
  );
}
