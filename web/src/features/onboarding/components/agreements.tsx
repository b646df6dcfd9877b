import { onboardingForm } from '@careward/contracts/care-profile/onboarding-form';
import { Link } from 'react-router-dom';
import { config } from '../../../base/config.js';
import { locales } from '../../../base/language/locales.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { CheckboxField } from '../../../ui/form/checkbox-field.js';
import { words } from '../words.js';
import styles from './agreements.module.css';

const { shape } = onboardingForm;

const read = (document: string) => `/${document}?returnTo=/onboarding`;

/** `agreedAt`: the ISO time of the last agreement to all three. */
export function Agreements({ agreedAt }: { agreedAt: string }) {
  const language = useLanguage();
  const says = words[language];
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(new Date(agreedAt));
  return (
    <>
      <p className={styles.agreed}>{says.agreedOn(date)}</p>
      <CheckboxField
        name="terms"
        schema={shape.terms}
        label={says.terms}
        hint={<Link to={read('terms-of-service')}>{says.readTerms}</Link>}
      />
      <CheckboxField
        name="privacy"
        schema={shape.privacy}
        label={says.privacy}
        hint={<Link to={read('privacy-policy')}>{says.readPrivacy}</Link>}
      />
      <CheckboxField
        name="dataUse"
        schema={shape.dataUse}
        label={says.dataUse(config.brandName)}
        hint={<Link to={read('consent-notice')}>{says.readConsent}</Link>}
      />
    </>
  );
}
