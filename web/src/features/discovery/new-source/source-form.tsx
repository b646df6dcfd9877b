import { CRAWL_DEPTH } from '@careward/contracts/discovery/limits';
import {
  baseUrl,
  category,
  categorySuggestions,
  crawlDepth,
  crawlFrequencies,
  crawlFrequency,
  legalNotes,
  sourceName,
} from '@careward/contracts/discovery/source-fields';
import { AutoComplete, Form, Select } from 'antd';
import { type ChangeEvent, useEffect, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useLanguage, useWords } from '../../../base/language/use-language.js';
import { currentUserId } from '../../../base/session/session.js';
import { useAppSelector } from '../../../base/store.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { Input, schemaRule, TextField } from '../../../ui/form/fields.js';
import { SchemaForm } from '../../../ui/form/schema-form.js';
import control from '../../../ui/text-form.module.css';
import { emptySource, sourceDraft, type SourceValues, typedPatterns } from './source-values.js';
import styles from './new-source.module.css';
import { words } from './words.js';

type Props = {
  isPending: boolean;
  onSubmit: (values: SourceValues) => Promise<void>;
};

export function SourceForm({ isPending, onSubmit }: Props) {
  const says = useWords(words);
  const userId = useAppSelector(currentUserId);
  const [initialValues] = useState(() => ({ ...emptySource, ...sourceDraft.read(userId) }));
  const [form] = Form.useForm<SourceValues>();
  // Undefined until the fields are mounted, which its type leaves out.
  const values = Form.useWatch([], form) as SourceValues | undefined;

  useEffect(() => {
    if (values && form.isFieldsTouched()) sourceDraft.keep(userId, values);
  }, [form, userId, values]);

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

type FieldProps = { name: string; label: string; hint?: string };
type WithSchema = FieldProps & { schema: ZodMiniType };

/** Any category can be typed; those that fit what stands there are suggested. */
function CategoryField({ name, label, schema }: WithSchema) {
  const language = useLanguage();
  return (
    <Form.Item name={name} label={label} rules={[schemaRule(schema, language)]}>
      <AutoComplete
        options={categorySuggestions.map((value) => ({ value }))}
        showSearch={{
          filterOption: (typed, option) =>
            option?.value.toLowerCase().includes(typed.trim().toLowerCase()) === true,
        }}
      />
    </Form.Item>
  );
}

function DepthField({ name, label, hint }: FieldProps) {
  const language = useLanguage();
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={[schemaRule(crawlDepth, language)]}
      getValueFromEvent={numberIn}
      getValueProps={(depth: number | null) => ({ value: depth ?? '' })}
    >
      <Input type="number" inputMode="numeric" min={CRAWL_DEPTH.min} max={CRAWL_DEPTH.max} />
    </Form.Item>
  );
}

const numberIn = ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
  value === '' ? null : Number(value);

function FrequencyField({
  name,
  label,
  options,
}: FieldProps & { options: { value: string; label: string }[] }) {
  const language = useLanguage();
  return (
    <Form.Item name={name} label={label} rules={[schemaRule(crawlFrequency, language)]}>
      <Select options={options} />
    </Form.Item>
  );
}

function TextAreaField({ name, label, hint, schema }: WithSchema) {
  const language = useLanguage();
  return (
    <Form.Item name={name} label={label} extra={hint} rules={[schemaRule(schema, language)]}>
      <textarea rows={3} className={control.control} />
    </Form.Item>
  );
}
