import { PageTitle } from '../../../ui/page-title/page-title.js';
import styles from './page-text.module.css';

export function PageHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div>
      <PageTitle title={title}>{title}</PageTitle>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
