import { PageTitle } from '../../../shared/ui/page-title.js';

export default function CoachPage() {
  return <PageTitle>AI Care Coach</PageTitle>;
}
