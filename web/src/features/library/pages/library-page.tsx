import { PageTitle } from '../../../shared/ui/page-title.js';

export default function LibraryPage() {
  return <PageTitle>Care library</PageTitle>;
}
