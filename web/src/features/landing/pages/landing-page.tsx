import { PublicLayout } from '../../../app/layouts/public-layout.js';
import { PageTitle } from '../../../shared/ui/page-title.js';

export function LandingPage() {
  return (
    <PublicLayout>
      <PageTitle>Welcome</PageTitle>
    </PublicLayout>
  );
}
