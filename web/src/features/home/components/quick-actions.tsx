import { quickActions } from '../../../base/screens.js';
import { ActionCard } from './action-card.js';
import styles from './quick-actions.module.css';

export function QuickActions() {
  return (
    <section className={styles.section} aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <div className={styles.cards}>
        {quickActions.map(({ path, ...action }) => (
          <ActionCard key={path} to={path} {...action} />
        ))}
      </div>
    </section>
  );
}
