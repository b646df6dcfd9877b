import styles from './progress.module.css';

type Props = {
  /** 0 to 100. */
  percent: number;
  label: string;
  /** Read by screen readers instead of the percentage. */
  valueText?: string | undefined;
  tone?: 'primary' | 'urgent' | 'warn' | 'ok';
};

export function Progress({ percent, label, valueText, tone = 'primary' }: Props) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={styles.track}
    >
      <div className={styles.bar} style={{ width: `${percent}%`, color: `var(--${tone})` }} />
    </div>
  );
}
