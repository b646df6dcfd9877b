import type { ApprovalStatus } from '@careward/contracts/discovery/source';
import { CircleCheck, CircleX, Clock, OctagonX } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import { Tag } from '../../../ui/tag.js';
import { words } from './words.js';

const looks = {
  pending: { tone: 'warn', icon: Clock },
  approved: { tone: 'ok', icon: CircleCheck },
  rejected: { tone: 'quiet', icon: CircleX },
  emergency_stop: { tone: 'urgent', icon: OctagonX },
} as const;

export function StatusTag({ status }: { status: ApprovalStatus }) {
  const says = useWords(words).status;
  return <Tag {...looks[status]}>{says[status]}</Tag>;
}
