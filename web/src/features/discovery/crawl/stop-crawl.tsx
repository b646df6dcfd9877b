import type { DiscoveryJob } from '@careward/contracts/discovery/job';
import { CircleStop } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import { useAppDispatch } from '../../../base/store.js';
import { useFailureToast, useSubmit } from '../../../shared/submit/use-submit.js';
import { showToast } from '../../../shared/toast/toast.slice.js';
import { Button } from '../../../ui/button.js';
import { isOpen } from '../components/job-parts.js';
import { useStopJobMutation } from '../discovery.endpoints.js';
import { words } from './words.js';

type Props = {
  job: DiscoveryJob;
  /** With less text, where the row says the rest. */
  short?: boolean;
  onAct: () => void;
};

/** Only for a crawl that has not ended. */
export function StopCrawl({ job, short = false, onAct }: Props) {
  const says = useWords(words);
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
    <Button look="quiet" pending={isPending} aria-label={says.stopOf(label, job.sourceName)} onClick={act}>
      <CircleStop aria-hidden />
      {label}
    </Button>
  );
}
