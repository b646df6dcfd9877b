import { conditionLabels, insuranceLabels, relationshipLabels } from '@careward/content/care-profile/labels';
import { onboardingForm } from '@careward/contracts/care-profile/fields';
import { Form } from 'antd';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { config } from '../../base/config.js';
import { dateInWords } from '../../base/language/date-in-words.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppSelector } from '../../base/store.js';
import { Button } from '../../ui/button.js';
import { CheckboxField, ChoicesField } from '../../ui/form/choice-fields.js';
import { SchemaForm } from '../../ui/form/schema-form.js';
import { TextField } from '../../ui/form/fields.js';
import { onboardingDraft, type OnboardingValues } from './onboarding-values.js';
import styles from './onboarding.module.css';
import { words } from './words.js';

const { shape } = onboardingForm;

type CareFormProps = {
  initialValues: OnboardingValues;
  /** Answers that an eligibility check gave, shown but not asked. */
  fixed?: Pick<OnboardingValues, 'relationship' | 'insuranceType'>;
  /** When the person agreed before, an ISO time. */
  agreedAt: string;
  isPending: boolean;
  onSubmit: (values: OnboardingValues) => Promise<void>;
};

export function CareForm({ initialValues, fixed = {}, agreedAt, isPending, onSubmit }: CareFormProps) {
  const language = useLanguage();
  const says = words[language];
  const userId = useAppSelector(currentUserId);
  const [form] = Form.useForm<OnboardingValues>();
  // Undefined until the fields are mounted, which its type leaves out.
  const values = Form.useWatch([], form) as OnboardingValues | undefined;
  useEffect(() => {
    if (values && form.isFieldsTouched()) onboardingDraft.keep(userId, { values });
  }, [form, userId, values]);

  return (
    <SchemaForm<OnboardingValues>
      form={form}
      label={says.form}
      initialValues={initialValues}
      onSubmit={onSubmit}
    >
      <h2 className={styles.part}>{says.aboutYou}</h2>
      <TextField name="name" label={says.name} schema={shape.name} autoComplete="name" />
      <TextField
        name="location"
        label={says.location}
        schema={shape.location}
        hint={says.locationHint}
        autoComplete="address-level2"
      />
      <TextField
        name="phoneNumber"
        label={says.phone}
        schema={shape.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />

      <h2 className={styles.part}>{says.recipient}</h2>
      <TextField
        name="recipientName"
        label={says.recipientName}
        schema={shape.recipientName}
        hint={says.recipientNameHint}
        autoComplete="off"
      />
      {fixed.relationship ? (
        <FixedAnswer name="relationship" legend={says.relationship} options={relationshipLabels[language]} />
      ) : (
        <ChoicesField
          name="relationship"
          schema={shape.relationship}
          legend={says.relationship}
          options={relationshipLabels[language]}
        />
      )}
      <ChoicesField
        multiple
        name="conditions"
        schema={shape.conditions}
        legend={says.conditions}
        hint={says.conditionsHint}
        options={conditionLabels[language]}
      />
      {fixed.insuranceType ? (
        <FixedAnswer name="insuranceType" legend={says.insurance} options={insuranceLabels[language]} />
      ) : (
        <ChoicesField
          name="insuranceType"
          schema={shape.insuranceType}
          legend={says.insurance}
          options={insuranceLabels[language]}
          unanswered={says.noAnswer}
        />
      )}

      <h2 className={styles.part}>{says.agreement}</h2>
      <Agreements agreedAt={agreedAt} />
      <Button type="submit" wide pending={isPending}>
        {isPending ? says.saving : says.submit}
      </Button>
    </SchemaForm>
  );
}

type FixedAnswerProps<Key extends string> = {
  name: string;
  legend: string;
  options: Readonly<Record<Key, string>>;
};

/** An answer that was given in the eligibility check: part of the form, but not to be changed in it. */
const FixedAnswer = <Key extends string>({ name, ...shown }: FixedAnswerProps<Key>) => (
  <Form.Item noStyle name={name}>
    <Answer {...shown} />
  </Form.Item>
);

function Answer<Key extends string>({
  legend,
  options,
  value,
}: Omit<FixedAnswerProps<Key>, 'name'> & { value?: Key | undefined }) {
  const { fromCheck } = useWords(words);
  const id = useId();
  return (
    <div className={styles.answer} role="group" aria-labelledby={id}>
      <p id={id} className={styles.legend}>
        {legend}
      </p>
      <p>
        {value && options[value]} <span className={styles.note}>{fromCheck}</span>
      </p>
    </div>
  );
}

const read = (document: string) => `/${document}?returnTo=/onboarding`;

/** `agreedAt`: the ISO time of the last agreement to all three. */
function Agreements({ agreedAt }: { agreedAt: string }) {
  const language = useLanguage();
  const says = words[language];
  return (
    <>
      <p className={styles.agreed}>{says.agreedOn(dateInWords(agreedAt, language))}</p>
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
