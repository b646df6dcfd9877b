import { PageTitle } from '../../../shared/ui/page-title.js';

export default function TermsOfServicePage() {
  return <PageTitle>Terms of Service</PageTitle>;
}
