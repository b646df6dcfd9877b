import { LegalPage } from '../components/legal-page.js';

export default function PrivacyPolicyPage() {
  return <LegalPage document="privacy-policy" />;
}
