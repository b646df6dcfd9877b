import { PageTitle } from '../../../shared/ui/page-title.js';

export default function TopicPage() {
  return <PageTitle>Topic</PageTitle>;
}
