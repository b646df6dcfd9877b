import { Fragment } from 'react';
import { config } from '../../base/config.js';
import { useLanguage } from '../../base/language/use-language.js';
import { PhoneText } from '../../ui/phone-text.js';

const { supportEmail } = config;

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
