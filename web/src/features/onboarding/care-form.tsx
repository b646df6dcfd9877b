import { insuranceLabels, relationshipLabels } from '@careward/content/care-profile/labels';
import type { OnboardingForm } from '@careward/contracts/care-profile/fields';
import { type ReactNode, Suspense, useId, useRef } from 'react';
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
import { SchemaForm, useSchemaForm } from '../../ui/form/schema-form.js';
import { words as uiWords } from '../../ui/words.js';
import { onboardingDraft, type OnboardingValues } from './onboarding-values.js';
import styles from './onboarding.module.css';
import { words } from './words.js';

/** At the form's end, so it is loaded after what is seen first. */
export const Agreements = preloadable(() => import('./agreements.js'));

/** `wasTyped`: whether the person changed a field, even if it is as it was again. */
export type TypedForm = {
  form: SchemaForm<OnboardingValues>;
  wasTyped: (field: keyof OnboardingValues) => boolean;
};

type CareFormProps = {
  initialValues: OnboardingValues;
  /** Whom it is about, where they are known. */
  recipientId?: string | undefined;
  /** Answers that an eligibility check gave, shown but not asked. */
  fixed?: Pick<Partial<OnboardingForm>, 'relationship' | 'insuranceType'>;
  /** When the person agreed before, an ISO time. */
  agreedAt: string;
  /** Completed before: what was agreed to stays. */
  isEdit?: boolean;
  isPending: boolean;
  onSubmit: (values: OnboardingValues, typed: TypedForm) => Promise<void>;
};

export function CareForm(props: CareFormProps) {
  const { initialValues, recipientId, fixed = {}, agreedAt, isEdit = false, isPending, onSubmit } = props;
  const language = useLanguage();
  const says = words[language];
  const fields = fieldWords[language];
  const userId = useAppSelector(currentUserId);
  const form = useSchemaForm<OnboardingValues>(initialValues);
  const typedFields = useRef(new Set<string>());

  function keep(values: OnboardingValues, field = '') {
    typedFields.current.add(field);
    onboardingDraft.keep(userId, { values, recipientId });
  }

  return (
    <SchemaForm
      form={form}
      label={says.form}
      onTyped={keep}
      onSubmit={(values) => onSubmit(values, { form, wasTyped: (field) => typedFields.current.has(field) })}
    >
      <Step number={1} title={says.who}>
        <CaregiverNameField />
        <RecipientNameField />
        {fixed.relationship ? (
          <FixedAnswer
            legend={fields.relationship}
            answer={relationshipLabels[language][fixed.relationship]}
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
          <FixedAnswer legend={fields.insurance} answer={insuranceLabels[language][fixed.insuranceType]} />
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

/** An answer that was given in the eligibility check: among the form's values, but not to be changed in it. */
function FixedAnswer({ legend, answer }: { legend: string; answer: string }) {
  const { fromCheck } = useWords(words);
  const id = useId();
  return (
    <div className={styles.answer} role="group" aria-labelledby={id}>
      <p id={id} className={styles.legend}>
        {legend}
      </p>
      <p>
        {answer} <span className={styles.note}>{fromCheck}</span>
      </p>
    </div>
  );
}
