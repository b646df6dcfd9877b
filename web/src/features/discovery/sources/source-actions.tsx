import type { ApprovalStatus, ContentSource } from '@careward/contracts/discovery/source';
import { OctagonX } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { Button } from '../../../ui/button.js';
import { CrawlNow } from '../crawl/crawl-now.js';
import styles from './source-card.module.css';
import type { PromptedAction } from './use-source-action.js';
import { useSourceAction } from './use-source-action.js';
import { words } from './words.js';

const ActionPrompt = lazy(() => import('./action-prompt.js'));

/** spec.md 4, "Content source approval"; reject and review are of rulings.md, "Admin". */
const prompted: Record<ApprovalStatus, readonly PromptedAction[]> = {
  pending: ['reject', 'approve'],
  approved: ['stop'],
  rejected: [],
  emergency_stop: [],
};
const looks = { reject: 'quiet', approve: 'primary', stop: 'quiet' } as const;

type Props = {
  source: ContentSource;
  /** An action begins, which may change the status. */
  onAct: () => void;
};

export function SourceActions({ source, onAct }: Props) {
  const says = useWords(words);
  const { id, name, approvalStatus } = source;
  const [asked, setAsked] = useState<PromptedAction>();
  const { act, isPending } = useSourceAction(id);
  function ask(action: PromptedAction) {
    onAct();
    setAsked(action);
  }
  function reviewAgain() {
    onAct();
    void act('review');
  }
  const isClosed = approvalStatus === 'rejected' || approvalStatus === 'emergency_stop';

  return (
    <>
      {approvalStatus === 'approved' && <CrawlNow source={source} />}
      {prompted[approvalStatus].map((action) => (
        <Button
          key={action}
          look={looks[action]}
          className={action === 'stop' ? styles.stop : undefined}
          aria-label={says.ofSource(says[action], name)}
          onClick={() => ask(action)}
        >
          {action === 'stop' && <OctagonX aria-hidden />}
          {says[action]}
        </Button>
      ))}
      {isClosed && (
        <Button
          look="quiet"
          pending={isPending}
          aria-label={says.ofSource(says.review, name)}
          onClick={reviewAgain}
        >
          {says.review}
        </Button>
      )}
      {asked && (
        <Suspense>
          <ActionPrompt source={source} action={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
