import { Switch as AntSwitch } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type Props = {
  label: string;
  /** What it turns on. */
  hint: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A choice that is on or off, in force at once. The whole row can be tapped. */
export function Switch({ label, hint, checked, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div id={`${id}-hint`} className={styles.hint}>
        {hint}
      </div>
      <AntSwitch
        id={id}
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={onChange}
      />
    </div>
  );
}
