import {
  baseUrl,
  category,
  crawlFrequencies,
  legalNotes,
  sourceName,
} from '@careward/contracts/discovery/source-fields';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { currentUserId } from '../../../base/session/session.js';
import { useAppSelector } from '../../../base/store.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { SchemaForm } from '../../../ui/form/schema-form.js';
import { TextField } from '../../../ui/form/fields.js';
import { CategoryField, DepthField, FrequencyField, TextAreaField } from './fields.js';
import styles from './new-source.module.css';
import { readDraft, storeDraft } from './source-draft.js';
import { type SourceValues, typedPatterns } from './source-values.js';
import { words } from './words.js';

type Props = {
  /** One was just added: the next begins in the first field. */
  isNext: boolean;
  isPending: boolean;
  onSubmit: (values: SourceValues) => Promise<void>;
};

export function SourceForm({ isNext, isPending, onSubmit }: Props) {
  const says = useWords(words);
  const userId = useAppSelector(currentUserId);
  const [initialValues] = useState(() => readDraft(userId));
  const [form] = Form.useForm<SourceValues>();
  // Undefined until the fields are mounted, which its type leaves out.
  const values = Form.useWatch([], form) as SourceValues | undefined;

  useEffect(() => {
    if (values && form.isFieldsTouched()) storeDraft(userId, values);
  }, [form, userId, values]);
  useEffect(() => {
    if (isNext) form.focusField('name');
  }, [form, isNext]);

  return (
    <SchemaForm<SourceValues> form={form} label={says.form} initialValues={initialValues} onSubmit={onSubmit}>
      <TextField name="name" label={says.name} schema={sourceName} autoComplete="off" />
      <TextField
        name="baseUrl"
        label={says.baseUrl}
        schema={baseUrl}
        hint={says.baseUrlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
      />
      <CategoryField name="category" label={says.category} schema={category} />
      <div className={styles.depthAndFrequency}>
        <DepthField name="crawlDepth" label={says.crawlDepth} hint={says.crawlDepthHint} />
        <FrequencyField
          name="crawlFrequency"
          label={says.crawlFrequency}
          options={crawlFrequencies.map((value) => ({ value, label: says.frequencies[value] }))}
        />
      </div>
      <TextAreaField
        name="allowedPatterns"
        label={says.allowedPatterns}
        hint={says.allowedPatternsHint}
        schema={typedPatterns}
      />
      <TextAreaField
        name="blockedPatterns"
        label={says.blockedPatterns}
        hint={says.blockedPatternsHint}
        schema={typedPatterns}
      />
      <div className={styles.boxes}>
        <Form.Item noStyle name="robotsTxtCompliant" valuePropName="checked">
          <Checkbox label={says.robotsTxtCompliant} />
        </Form.Item>
        <Form.Item noStyle name="tosReviewed" valuePropName="checked">
          <Checkbox label={says.tosReviewed} />
        </Form.Item>
      </div>
      <TextAreaField name="legalReviewNotes" label={says.legalReviewNotes} schema={legalNotes} />
      <Button type="submit" wide pending={isPending}>
        {isPending ? says.saving : says.submit}
      </Button>
    </SchemaForm>
  );
}
