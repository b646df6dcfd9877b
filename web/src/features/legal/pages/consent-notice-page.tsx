import { PageTitle } from '../../../shared/ui/page-title.js';

export default function ConsentNoticePage() {
  return <PageTitle>Consent Notice</PageTitle>;
}
