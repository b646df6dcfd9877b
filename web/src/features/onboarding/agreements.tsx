import { onboardingForm } from '@careward/contracts/care-profile/fields';
import { Link } from 'react-router-dom';
import { config } from '../../base/config.js';
import { dateInWords } from '../../base/language/date-in-words.js';
import { useLanguage } from '../../base/language/use-language.js';
import { CheckboxField } from '../../ui/form/choice-fields.js';
import { SubmitButton } from '../../ui/pending-button.js';
import styles from './onboarding.module.css';

const { shape } = onboardingForm;

const read = (document: string) => `/${document}?returnTo=/onboarding`;

type Props = {
  /** The ISO time of the last agreement to all three. */
  agreedAt: string;
  /** The agreements that completed onboarding; they stay, and the boxes are ticked. */
  areGiven: boolean;
  isPending: boolean;
};

/** The three boxes, and the button that needs them, so that neither is there without the other. */
export default function Agreements({ agreedAt, areGiven, isPending }: Props) {
  const language = useLanguage();
  const says = words[language];
  const date = dateInWords(agreedAt, language);
  return (
    <section aria-labelledby="agreement">
      <h2 id="agreement" className={styles.heading}>
        {says.agreement}
      </h2>
      <p className={styles.agreed}>{areGiven ? says.given(date) : says.agreedOn(date)}</p>
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
      <SubmitButton pending={isPending}>{isPending ? says.saving : says.submit}</SubmitButton>
    </section>
  );
}

const en = {
  agreement: 'Your agreement',
  agreedOn: (date: string) => `You agreed on ${date}. Please confirm.`,
  given: (date: string) => `You agreed on ${date}. Nothing changes about that.`,
  terms: 'I accept the Terms of Service',
  readTerms: 'Read the Terms of Service',
  privacy: 'I accept the Privacy Policy',
  readPrivacy: 'Read the Privacy Policy',
  dataUse: (brand: string) =>
    `I consent to the use of my data. I voluntarily upload health information, it is stored and processed securely, and ${brand} gives no medical advice.`,
  readConsent: 'Read the Consent Notice',
  submit: 'Continue to Dashboard',
  saving: 'Setting up...',
};

const es = {
  agreement: 'Su consentimiento',
  agreedOn: (date: string) => `Usted ya aceptó el ${date}. Por favor, confírmelo.`,
  given: (date: string) => `Usted aceptó el ${date}. Eso no cambia.`,
  terms: 'Acepto los Términos de servicio',
  readTerms: 'Leer los Términos de servicio',
  privacy: 'Acepto la Política de privacidad',
  readPrivacy: 'Leer la Política de privacidad',
  dataUse: (brand: string) =>
    `Doy mi consentimiento para el uso de mis datos. Comparto información de salud por mi propia voluntad, se guarda y se procesa de forma segura, y ${brand} no da consejos médicos.`,
  readConsent: 'Leer el Aviso de consentimiento',
  submit: 'Continuar al inicio',
  saving: 'Guardando...',
} satisfies typeof en;

const words = { en, es };
