import { Scale, TriangleAlert } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import { words } from '../words.js';
import styles from './warnings.module.css';

export function Warnings() {
  const { legal, production } = useWords(words);
  const warnings = [
    { ...legal, Icon: Scale },
    { ...production, Icon: TriangleAlert },
  ];
  return (
    <div className={styles.warnings}>
      {warnings.map(({ title, text, Icon }) => (
        <div key={title} role="note" className={styles.warning}>
          <Icon aria-hidden />
          <p>
            <strong>{title}</strong> {text}
          </p>
        </div>
      ))}
    </div>
  );
}
