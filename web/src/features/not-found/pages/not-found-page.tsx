import { ButtonLink } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/page-title/page-title.js';
import styles from './not-found-page.module.css';

export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageTitle>404 Page Not Found</PageTitle>
      <p>There is nothing at this address. The link may be old, or a letter may be missing.</p>
      <ButtonLink to="/">Go to the home page</ButtonLink>
      <p className={styles.hint}>For developers: did you forget to add the page to the router?</p>
    </div>
  );
}
