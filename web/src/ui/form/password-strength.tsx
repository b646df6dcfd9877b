import { passwordRules, passwordStrength, strengthLabels } from '@careward/contracts/identity/fields';
import { Circle, CircleCheck } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../base/language/use-language.js';
import { Progress } from '../progress.js';
import styles from './password-strength.module.css';

const en = { strength: 'Password strength', met: 'Done:', notMet: 'Missing:' };

const es = {
  strength: 'Seguridad de la contraseña',
  met: 'Listo:',
  notMet: 'Falta:',
} satisfies typeof en;

const words = { en, es };

const tones = { Weak: 'urgent', Good: 'warn', Strong: 'ok' } as const;

/** How strong the new password in this field of the form is, and which of the five rules it meets. */
export function PasswordStrength({ field }: { field: string }) {
  const language = useLanguage();
  const says = words[language];
  const password = (useWatch({ name: field }) as string | undefined) ?? '';
  const { score, label } = passwordStrength(password);
  // An empty field is not weak: nothing was chosen yet.
  const verdict = password === '' ? undefined : strengthLabels[language][label];
  return (
    <div className={styles.strength}>
      <div className={styles.meter}>
        <Progress percent={score} label={says.strength} valueText={verdict} tone={tones[label]} />
        <strong style={{ color: `var(--${tones[label]})` }}>{verdict}</strong>
      </div>
      <ul className={styles.rules}>
        {passwordRules.map((rule) => {
          const isMet = rule.met(password);
          const Icon = isMet ? CircleCheck : Circle;
          return (
            <li key={rule.label.en} className={isMet ? styles.met : undefined}>
              <Icon size="1.1rem" role="img" aria-label={isMet ? says.met : says.notMet} />
              {rule.label[language]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
