import { useLanguage } from '../../../base/language/use-language.js';
import { quickActions } from '../../../base/screens.js';
import { ActionCard } from './action-card.js';
import { words } from '../words.js';
import styles from './quick-actions.module.css';

export function QuickActions() {
  const language = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="quick-actions">
      <h2 id="quick-actions">{words[language].quickActions}</h2>
      <div className={styles.cards}>
        {quickActions().map(({ path, icon, label, text }) => (
          <ActionCard key={path} to={path} icon={icon} label={label[language]} text={text[language]} />
        ))}
      </div>
    </section>
  );
}
