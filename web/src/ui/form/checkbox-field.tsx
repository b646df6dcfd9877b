import type { ComponentProps } from 'react';
import { Checkbox } from '../checkbox.js';
import { type FieldProps, SchemaField, useFieldError } from './choice-fields.js';

type CheckboxProps = ComponentProps<typeof Checkbox>;

export const CheckboxField = ({ name, schema, ...checkbox }: FieldProps & CheckboxProps) => (
  <SchemaField name={name} schema={schema} valuePropName="checked">
    <CheckboxWithError {...checkbox} />
  </SchemaField>
);

const CheckboxWithError = (props: CheckboxProps) => <Checkbox {...props} error={useFieldError()} />;
