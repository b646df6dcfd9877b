import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../base/language/use-language.js';
import { safeReturnTo } from '../../../base/return-to.js';
import { legalCatalog } from '../../../shared/legal/catalog.js';
import type { LegalDocumentId } from '../../../shared/legal/legal-document.js';
import { LegalText } from '../../../shared/legal/legal-text.js';
import { useGoBack } from '../../../shared/navigation/use-go-back.js';
import { LanguageSwitch } from '../../../ui/language-switch.js';
import { PageHeader } from '../../../ui/page-header.js';
import styles from './legal-page.module.css';

/** Back goes to ?returnTo= if that is a page of this client, else one page back. */
export function LegalPage({ document: id }: { document: LegalDocumentId }) {
  const document = legalCatalog[id][useLanguage()];
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const navigate = useNavigate();
  const goBack = useGoBack();

  return (
    <article className={styles.page}>
      <PageHeader title={document.title} onBack={() => (returnTo ? void navigate(returnTo) : goBack())} />
      <LanguageSwitch />
      <LegalText document={document} heading="h2" />
    </article>
  );
}
