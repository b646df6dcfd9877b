import { PageTitle } from '../../../shared/ui/page-title.js';

export default function SignupPage() {
  return <PageTitle>Create your account</PageTitle>;
}
