import { insuranceLabels, relationshipLabels } from '@careward/content/care-profile/labels';
import { Form, type FormInstance } from 'antd';
import { type ReactNode, Suspense, useEffect, useId } from 'react';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { preloadable } from '../../base/preloadable.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppSelector } from '../../base/store.js';
import { CaregiverNameField, LocationField, PhoneField } from '../../shared/care-profile/caregiver-fields.js';
import {
  ConditionsField,
  InsuranceField,
  RecipientNameField,
  RelationshipField,
  words as fieldWords,
} from '../../shared/care-profile/recipient-fields.js';
import { Spinner } from '../../ui/button.js';
import { SchemaForm } from '../../ui/form/schema-form.js';
import { words as uiWords } from '../../ui/words.js';
import { onboardingDraft, type OnboardingValues } from './onboarding-values.js';
import styles from './onboarding.module.css';
import { words } from './words.js';

/** At the form's end, so it is loaded after what is seen first. */
export const Agreements = preloadable(() => import('./agreements.js'));

type CareFormProps = {
  initialValues: OnboardingValues;
  /** Whom it is about, where they are known. */
  recipientId?: string | undefined;
  /** Answers that an eligibility check gave, shown but not asked. */
  fixed?: Pick<OnboardingValues, 'relationship' | 'insuranceType'>;
  /** When the person agreed before, an ISO time. */
  agreedAt: string;
  /** Completed before: what was agreed to stays. */
  isEdit?: boolean;
  isPending: boolean;
  onSubmit: (values: OnboardingValues, form: FormInstance<OnboardingValues>) => Promise<void>;
};

export function CareForm(props: CareFormProps) {
  const { initialValues, recipientId, fixed = {}, agreedAt, isEdit = false, isPending, onSubmit } = props;
  const language = useLanguage();
  const says = words[language];
  const fields = fieldWords[language];
  const userId = useAppSelector(currentUserId);
  const [form] = Form.useForm<OnboardingValues>();
  // Undefined until the fields are mounted, which its type leaves out.
  const values = Form.useWatch([], form) as OnboardingValues | undefined;
  useEffect(() => {
    if (values && form.isFieldsTouched()) onboardingDraft.keep(userId, { values, recipientId });
  }, [form, userId, values, recipientId]);

  return (
    <SchemaForm<OnboardingValues>
      form={form}
      label={says.form}
      initialValues={initialValues}
      onSubmit={(typed) => onSubmit(typed, form)}
    >
      <Step number={1} title={says.who}>
        <CaregiverNameField />
        <RecipientNameField />
        {fixed.relationship ? (
          <FixedAnswer
            name="relationship"
            legend={fields.relationship}
            options={relationshipLabels[language]}
          />
        ) : (
          <RelationshipField />
        )}
      </Step>
      <Step number={2} title={says.livesWith}>
        <ConditionsField />
      </Step>
      <Step number={3} title={says.where}>
        <LocationField />
        <PhoneField />
        {fixed.insuranceType ? (
          <FixedAnswer name="insuranceType" legend={fields.insurance} options={insuranceLabels[language]} />
        ) : (
          <InsuranceField />
        )}
      </Step>
      <Suspense fallback={<Spinner />}>
        <Agreements agreedAt={agreedAt} areGiven={isEdit} isPending={isPending} />
      </Suspense>
    </SchemaForm>
  );
}

const STEPS = 3;

/** The form is one page (spec.md 2, "Onboarding") that reads in a few short steps. */
function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const { stepOf } = useWords(uiWords);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.step}>
      <p className={styles.count}>{stepOf(number, STEPS)}</p>
      <h2 id={id} className={styles.part}>
        {title}
      </h2>
      {children}
    </section>
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
