import { PageTitle } from '../../../shared/ui/page-title.js';

export default function OnboardingPage() {
  return <PageTitle>Welcome</PageTitle>;
}
