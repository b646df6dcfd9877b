import type { ComponentProps } from 'react';
import { Checkbox } from '../checkbox.js';
import { FieldOfOurs } from './field-of-ours.js';
import type { FieldProps } from './field-of-ours.js';
import { useFieldError } from './use-field-error.js';

type CheckboxProps = ComponentProps<typeof Checkbox>;

export const CheckboxField = ({ name, schema, ...checkbox }: FieldProps & CheckboxProps) => (
  <FieldOfOurs name={name} schema={schema} valuePropName="checked">
    <CheckboxWithError {...checkbox} />
  </FieldOfOurs>
);

const CheckboxWithError = (props: CheckboxProps) => <Checkbox {...props} error={useFieldError()} />;
