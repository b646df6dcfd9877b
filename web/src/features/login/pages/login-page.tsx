import { PageTitle } from '../../../shared/ui/page-title.js';

export default function LoginPage() {
  return <PageTitle>Sign in</PageTitle>;
}
