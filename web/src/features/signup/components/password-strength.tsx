import { passwordRules, passwordStrength } from '@careward/contracts/identity/password-rules';
import { Form } from 'antd';
import { Circle, CircleCheck } from 'lucide-react';
import { Progress } from '../../../ui/progress.js';
import styles from './password-strength.module.css';

const tones = { Weak: 'urgent', Good: 'warn', Strong: 'ok' } as const;

/** How strong the password of this form is, and which of the five rules it meets. */
export function PasswordStrength() {
  const password = (Form.useWatch('password') as string | undefined) ?? '';
  const { score, label } = passwordStrength(password);
  return (
    <div className={styles.strength}>
      <div className={styles.meter}>
        <Progress percent={score} label="Password strength" valueText={label} tone={tones[label]} />
        <strong style={{ color: `var(--${tones[label]})` }}>{label}</strong>
      </div>
      <ul className={styles.rules}>
        {passwordRules.map((rule) => {
          const isMet = rule.met(password);
          const Icon = isMet ? CircleCheck : Circle;
          return (
            <li key={rule.label} className={isMet ? styles.met : undefined}>
              <Icon size="1.1rem" role="img" aria-label={isMet ? 'Done:' : 'Missing:'} />
              {rule.label}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
