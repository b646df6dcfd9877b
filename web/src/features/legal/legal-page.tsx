import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { LegalDocumentId } from '@careward/content/legal/legal-document';
import { useLanguage } from '../../base/language/use-language.js';
import { safeReturnTo } from '../../base/session/sign-in-and-out.js';
import { legalCatalog } from '../../shared/legal/catalog.js';
import { LegalText } from '../../shared/legal/legal-text.js';
import { PageHeader } from '../../ui/page-header.js';
import styles from '../../shared/legal/legal.module.css';

export function TermsOfServicePage() {
  return <LegalPage document="terms-of-service" />;
}

export function PrivacyPolicyPage() {
  return <LegalPage document="privacy-policy" />;
}

export function ConsentNoticePage() {
  return <LegalPage document="consent-notice" />;
}

/** Back goes to ?returnTo= if that is a page of this client, else one page back. */
function LegalPage({ document: id }: { document: LegalDocumentId }) {
  const document = legalCatalog[id][useLanguage()];
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const navigate = useNavigate();
  const goBack = useGoBack();

  return (
    <article className={styles.page}>
      <PageHeader title={document.title} onBack={() => (returnTo ? void navigate(returnTo) : goBack())} />
      <LegalText document={document} heading="h2" />
    </article>
  );
}

/** Goes one page back if that is a page of this client, else to /. */
export function useGoBack() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (hasPageBefore(key) ? navigate(-1) : navigate('/'));
}

/** The Navigation API knows this even after a full page load; without it, the router's first page has this key. */
const hasPageBefore = (key: string) =>
  'navigation' in window ? window.navigation.canGoBack : key !== 'default';
