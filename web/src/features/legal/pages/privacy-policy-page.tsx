import { PageTitle } from '../../../shared/ui/page-title.js';

export default function PrivacyPolicyPage() {
  return <PageTitle>Privacy Policy</PageTitle>;
}
