import { useId } from 'react';
import styles from './tick-box.module.css';

type Props = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** antd's would be a fifth of what this page loads. */
export function TickBox({ label, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        className={styles.box}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    </div>
  );
}
