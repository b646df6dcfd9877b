import { PageTitle } from '../../../shared/ui/page-title.js';

export default function HomePage() {
  return <PageTitle>Home</PageTitle>;
}
