import { LegalPage } from '../components/legal-page.js';

export default function TermsOfServicePage() {
  return <LegalPage document="terms-of-service" />;
}
