import {
  conditionLabels,
  insuranceLabels,
  relationshipLabels,
} from '@careward/contracts/care-profile/labels';
import { onboardingForm } from '@careward/contracts/care-profile/onboarding-form';
import { Form } from 'antd';
import { useEffect } from 'react';
import { useLanguage } from '../../../base/language/use-language.js';
import { currentUserId } from '../../../base/session/session.endpoints.js';
import { useAppSelector } from '../../../base/store.js';
import { ChoicesField } from '../../../ui/form/choices-field.js';
import { SchemaForm } from '../../../ui/form/schema-form.js';
import { TextField } from '../../../ui/form/text-field.js';
import { Button } from '../../../ui/button.js';
import { storeDraft } from '../onboarding-draft.js';
import type { OnboardingValues } from '../onboarding-values.js';
import { words } from '../words.js';
import { Agreements } from './agreements.js';
import styles from './care-form.module.css';
import { FixedAnswer } from './fixed-answer.js';

const { shape } = onboardingForm;

type Props = {
  initialValues: OnboardingValues;
  /** Answers that an eligibility check gave, shown but not asked. */
  fixed?: Pick<OnboardingValues, 'relationship' | 'insuranceType'>;
  /** When the person agreed before, an ISO time. */
  agreedAt: string;
  isPending: boolean;
  onSubmit: (values: OnboardingValues) => Promise<void>;
};

export function CareForm({ initialValues, fixed = {}, agreedAt, isPending, onSubmit }: Props) {
  const language = useLanguage();
  const says = words[language];
  const userId = useAppSelector(currentUserId);
  const [form] = Form.useForm<OnboardingValues>();
  // Undefined until the fields are mounted, which its type leaves out.
  const values = Form.useWatch([], form) as OnboardingValues | undefined;
  useEffect(() => {
    if (values && form.isFieldsTouched()) storeDraft(userId, values);
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
