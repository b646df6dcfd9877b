import { routes } from '../../../app/routes.js';
import { ActionCard } from './action-card.js';
import styles from './quick-actions.module.css';

export function QuickActions() {
  return (
    <section className={styles.section} aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <div className={styles.cards}>
        {routes.map(
          ({ path, quickAction }) => quickAction && <ActionCard key={path} to={path} {...quickAction} />,
        )}
      </div>
    </section>
  );
}
