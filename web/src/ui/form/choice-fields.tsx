import type { ComponentProps } from 'react';
import { Choices } from '../choices.js';
import { Checkbox } from './checkbox.js';
import styles from './field.module.css';
import { type FieldProps, useSchemaField } from './fields.js';

type NamedField = Pick<FieldProps, 'name' | 'schema'>;
type ChoicesProps = ComponentProps<typeof Choices<string>>;

export function ChoicesField({ name, schema, ...choices }: NamedField & ChoicesProps) {
  // One answer or several, as the schema says.
  const { ref, value, onChange, error } = useSchemaField<never>(name, schema);
  return (
    <div className={styles.field}>
      <Choices {...choices} ref={ref} value={value} onChange={onChange} error={error} />
    </div>
  );
}

type CheckboxProps = NamedField & Pick<ComponentProps<typeof Checkbox>, 'label' | 'hint'>;

export function CheckboxField({ name, schema, label, hint }: CheckboxProps) {
  const { ref, value, onChange, error } = useSchemaField<boolean | undefined>(name, schema);
  return (
    <div className={styles.field}>
      <Checkbox
        label={label}
        hint={hint}
        ref={ref}
        checked={value ?? false}
        onChange={onChange}
        error={error}
      />
    </div>
  );
}
