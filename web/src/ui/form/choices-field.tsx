import type { ComponentProps } from 'react';
import { Choices } from '../choices.js';
import { FieldOfOurs } from './field-of-ours.js';
import type { FieldProps } from './field-of-ours.js';
import { useFieldError } from './use-field-error.js';

type ChoicesProps<Key extends string> = ComponentProps<typeof Choices<Key>>;

export const ChoicesField = <Key extends string>({
  name,
  schema,
  ...choices
}: FieldProps & ChoicesProps<Key>) => (
  <FieldOfOurs name={name} schema={schema}>
    <ChoicesWithError {...choices} />
  </FieldOfOurs>
);

const ChoicesWithError = <Key extends string>(props: ChoicesProps<Key>) => (
  <Choices {...props} error={useFieldError()} />
);
