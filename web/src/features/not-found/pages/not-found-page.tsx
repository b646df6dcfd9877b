import { PageTitle } from '../../../shared/ui/page-title.js';

export default function NotFoundPage() {
  return <PageTitle>404 Page Not Found</PageTitle>;
}
