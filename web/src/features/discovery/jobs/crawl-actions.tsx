import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import type { ContentSource } from '@careward/contracts/discovery/source';
import { CircleStop, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { useFailureToast, useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { PendingButton } from '../../../ui/pending-button.js';
import { useCrawlSourceMutation, useJobs, useStopJobMutation } from '../discovery.endpoints.js';
import { isOpen } from './job-parts.js';
import { words } from './words.js';

type CrawlNowProps = {
  source: Pick<ContentSource, 'id' | 'name'>;
  /** With the new crawl, or with the one that has not ended. */
  onCrawl?: (job: DiscoveryJob) => void;
};

export function CrawlNow({ source: { id, name }, onCrawl }: CrawlNowProps) {
  const says = useWords(words).crawl;
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
    <PendingButton
      pending={isPending}
      aria-label={says.crawlOf(name)}
      onClick={() => void submit(requestCrawl)}
    >
      <RefreshCw aria-hidden />
      {says.crawl}
    </PendingButton>
  );
}

type StopCrawlProps = {
  job: DiscoveryJob;
  /** With less text, where the row says the rest. */
  short?: boolean;
  onAct: () => void;
};

/** Only for a crawl that has not ended. */
export function StopCrawl({ job, short = false, onAct }: StopCrawlProps) {
  const says = useWords(words).crawl;
  const dispatch = useAppDispatch();
  const [stop] = useStopJobMutation();
  const { submit, isPending } = useSubmit(
    useFailureToast({ title: says.failed, description: says.failedText }),
  );
  if (!isOpen(job)) return null;

  async function stopJob() {
    const outcome = await stop({ id: job.id });
    if (outcome.data)
      dispatch(showToast({ title: outcome.data.status === 'stopped' ? says.stopped : says.endedBefore }));
    return outcome;
  }

  function act() {
    onAct();
    void submit(stopJob);
  }

  const label = short ? says.stopShort : says.stop;
  return (
    <PendingButton pending={isPending} aria-label={says.stopOf(label, job.sourceName)} onClick={act}>
      <CircleStop aria-hidden />
      {label}
    </PendingButton>
  );
}

/**
 * With the status that an action changes, its button goes, and the focus with it: then the element of `ref` has it.
 * `onAct` is called when the action begins.
 */
export function useKeptFocus<Element extends HTMLElement>(status: string) {
  const ref = useRef<Element>(null);
  const hasActed = useRef(false);

  useEffect(() => {
    if (hasActed.current && document.activeElement === document.body) ref.current?.focus();
    hasActed.current = false;
  }, [status]);

  return { ref, onAct: () => void (hasActed.current = true) };
}
