import { conditions, insurances, relationships } from '@careward/contracts/care-profile/enumerations';
import { onboardingForm } from '@careward/contracts/care-profile/onboarding-form';
import { Form } from 'antd';
import { useEffect } from 'react';
import { useLanguage } from '../../../base/language/use-language.js';
import { currentUserId } from '../../../base/session/session.endpoints.js';
import { useAppSelector } from '../../../base/store.js';
import { SchemaForm } from '../../../ui/form/schema-form.js';
import { schemaRule } from '../../../ui/form/schema-rule.js';
import { TextField } from '../../../ui/form/text-field.js';
import { Button } from '../../../ui/button.js';
import { storeDraft } from '../onboarding-draft.js';
import type { OnboardingValues } from '../onboarding-values.js';
import { Agreements } from './agreements.js';
import styles from './care-form.module.css';
import { Choices } from '../../../ui/choices.js';

const { shape } = onboardingForm;

type Props = {
  initialValues: OnboardingValues;
  isPending: boolean;
  onSubmit: (values: OnboardingValues) => Promise<void>;
};

export function CareForm({ initialValues, isPending, onSubmit }: Props) {
  const language = useLanguage();
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
      label="Your care profile"
      initialValues={initialValues}
      onSubmit={onSubmit}
    >
      <h2 className={styles.part}>About you</h2>
      <TextField name="name" label="Your name" schema={shape.name} autoComplete="name" />
      <TextField
        name="location"
        label="Where you live"
        schema={shape.location}
        hint="City and state, for example Newark, NJ"
        autoComplete="address-level2"
      />
      <TextField
        name="phoneNumber"
        label="Phone number (optional)"
        schema={shape.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />

      <h2 className={styles.part}>The person you care for</h2>
      <TextField
        name="recipientName"
        label="Their name"
        schema={shape.recipientName}
        hint="What you call them is fine, for example Mom"
        autoComplete="off"
      />
      <Form.Item name="relationship" rules={[schemaRule(shape.relationship, language)]}>
        <Choices legend="They are your…" options={relationships} />
      </Form.Item>
      <Form.Item name="conditions" rules={[schemaRule(shape.conditions, language)]}>
        <Choices multiple legend="What they live with" hint="Choose all that fit" options={conditions} />
      </Form.Item>
      <Form.Item name="insuranceType" rules={[schemaRule(shape.insuranceType, language)]}>
        <Choices
          legend="Their health insurance (optional)"
          options={insurances}
          unanswered="Rather not say"
        />
      </Form.Item>

      <h2 className={styles.part}>Your agreement</h2>
      <Agreements />
      <Button type="submit" wide pending={isPending}>
        {isPending ? 'Setting up...' : 'Continue to Dashboard'}
      </Button>
    </SchemaForm>
  );
}
