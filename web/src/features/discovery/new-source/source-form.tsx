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
import { AutoComplete, Input, Select } from 'antd';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useWords } from '../../../base/language/use-language.js';
import { currentUserId } from '../../../base/session/session.js';
import { useAppSelector } from '../../../base/store.js';
import { SubmitButton } from '../../../ui/pending-button.js';
import { CheckboxField } from '../../../ui/form/choice-fields.js';
import { Field, type FieldProps, TextField, useSchemaField } from '../../../ui/form/fields.js';
import { SchemaForm, useSchemaForm } from '../../../ui/form/schema-form.js';
import { emptySource, sourceDraft, type SourceValues, typedPatterns } from './source-values.js';
import styles from '../discovery.module.css';
import { words } from './words.js';

type Props = {
  isPending: boolean;
  onSubmit: (values: SourceValues) => Promise<void>;
};

export function SourceForm({ isPending, onSubmit }: Props) {
  const says = useWords(words);
  const userId = useAppSelector(currentUserId);
  const [initialValues] = useState(() => ({ ...emptySource, ...sourceDraft.read(userId) }));
  const form = useSchemaForm<SourceValues>(initialValues);
  const keep = (values: SourceValues) => sourceDraft.keep(userId, values);

  return (
    <SchemaForm form={form} label={says.form} onTyped={keep} onSubmit={onSubmit}>
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
        <DepthField
          name="crawlDepth"
          label={says.crawlDepth}
          hint={says.crawlDepthHint}
          schema={crawlDepth}
        />
        <FrequencyField
          name="crawlFrequency"
          label={says.crawlFrequency}
          schema={crawlFrequency}
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
      <CheckboxField name="robotsTxtCompliant" schema={box} label={says.robotsTxtCompliant} />
      <CheckboxField name="tosReviewed" schema={box} label={says.tosReviewed} />
      <TextAreaField name="legalReviewNotes" label={says.legalReviewNotes} schema={legalNotes} />
      <SubmitButton pending={isPending}>{isPending ? says.saving : says.submit}</SubmitButton>
    </SchemaForm>
  );
}

/** Either is fine: who approves a source reads them. */
const box = z.boolean();

/** Any category can be typed; those that fit what stands there are suggested. */
function CategoryField({ name, label, schema }: FieldProps) {
  const { error, ...field } = useSchemaField<string>(name, schema);
  return (
    <Field label={label} error={error}>
      {(described) => (
        <AutoComplete
          {...described}
          {...field}
          className={styles.wide}
          status={error ? 'error' : ''}
          options={categorySuggestions.map((value) => ({ value }))}
          showSearch={{
            filterOption: (typed, option) =>
              option?.value.toLowerCase().includes(typed.trim().toLowerCase()) === true,
          }}
        />
      )}
    </Field>
  );
}

function DepthField({ name, label, hint, schema }: FieldProps) {
  const { error, value, onChange, ...field } = useSchemaField<number | null>(name, schema);
  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => (
        <Input
          {...described}
          {...field}
          type="number"
          inputMode="numeric"
          min={CRAWL_DEPTH.min}
          max={CRAWL_DEPTH.max}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
          status={error ? 'error' : ''}
        />
      )}
    </Field>
  );
}

function FrequencyField({
  name,
  label,
  schema,
  options,
}: FieldProps & { options: { value: string; label: string }[] }) {
  const { error, ...field } = useSchemaField<string>(name, schema);
  return (
    <Field label={label} error={error}>
      {(described) => <Select {...described} {...field} options={options} className={styles.wide} />}
    </Field>
  );
}

function TextAreaField({ name, label, hint, schema }: FieldProps) {
  const { error, value, ...field } = useSchemaField<string>(name, schema);
  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => (
        <Input.TextArea {...described} {...field} value={value} rows={3} status={error ? 'error' : ''} />
      )}
    </Field>
  );
}
