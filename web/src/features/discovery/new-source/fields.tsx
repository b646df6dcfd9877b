import { CRAWL_DEPTH } from '@careward/contracts/discovery/limits';
import { categorySuggestions, crawlDepth, crawlFrequency } from '@careward/contracts/discovery/source-fields';
import { AutoComplete, Form, Select } from 'antd';
import type { ChangeEvent } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useLanguage } from '../../../base/language/use-language.js';
import { Input, schemaRule } from '../../../ui/form/fields.js';
import { TextArea } from '../components/text-area.js';

type FieldProps = { name: string; label: string; hint?: string };
type WithSchema = FieldProps & { schema: ZodMiniType };

/** Any category can be typed; those that fit what stands there are suggested. */
export function CategoryField({ name, label, schema }: WithSchema) {
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

export function DepthField({ name, label, hint }: FieldProps) {
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

type Option = { value: string; label: string };

export function FrequencyField({ name, label, options }: FieldProps & { options: Option[] }) {
  const language = useLanguage();
  return (
    <Form.Item name={name} label={label} rules={[schemaRule(crawlFrequency, language)]}>
      <Select options={options} />
    </Form.Item>
  );
}

export function TextAreaField({ name, label, hint, schema }: WithSchema) {
  const language = useLanguage();
  return (
    <Form.Item name={name} label={label} extra={hint} rules={[schemaRule(schema, language)]}>
      <TextArea rows={3} />
    </Form.Item>
  );
}
