import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import type { ContentSource } from '@careward/contracts/discovery/source';
import { RefreshCw } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { useFailureToast, useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { Button } from '../../../ui/button.js';
import { isOpen } from '../components/job-parts.js';
import { useCrawlSourceMutation } from '../discovery.endpoints.js';
import { useJobs } from '../use-lists.js';
import { words } from './words.js';

type Props = {
  source: Pick<ContentSource, 'id' | 'name'>;
  /** With the new crawl, or with the one that has not ended. */
  onCrawl?: (job: DiscoveryJob) => void;
};

export function CrawlNow({ source: { id, name }, onCrawl }: Props) {
  const says = useWords(words);
  const dispatch = useAppDispatch();
  const open = useJobs().data?.find((job) => job.sourceId === id && isOpen(job));
  const [crawl] = useCrawlSourceMutation();
  const { submit, isPending } = useSubmit(
    useFailureToast({ title: says.failed, description: says.failedText }),
  );

  async function requestCrawl() {
    const outcome = await crawl({ id });
    if (outcome.data) {
      dispatch(showToast({ title: outcome.data.id === open?.id ? says.already : says.started }));
      onCrawl?.(outcome.data);
    }
    return outcome;
  }

  return (
    <Button
      look="quiet"
      pending={isPending}
      aria-label={says.crawlOf(name)}
      onClick={() => void submit(requestCrawl)}
    >
      <RefreshCw aria-hidden />
      {says.crawl}
    </Button>
  );
}
