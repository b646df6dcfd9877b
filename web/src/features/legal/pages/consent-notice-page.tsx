import { LegalPage } from '../components/legal-page.js';

export default function ConsentNoticePage() {
  return <LegalPage document="consent-notice" />;
}
