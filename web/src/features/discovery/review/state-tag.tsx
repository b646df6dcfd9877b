import type { ReviewState } from '@careward/contracts/discovery/page-review';
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { useLanguage } from '../../../base/language/use-language.js';
import { Tag } from '../../../ui/card.js';
import { words } from './words.js';

const looks = {
  doubtful: { tone: 'warn', icon: TriangleAlert },
  unjudged: { tone: 'quiet', icon: Clock },
  clean: { tone: 'ok', icon: CircleCheck },
  accepted: { tone: 'ok', icon: CircleCheck },
} as const;

export const StateTag = ({ state }: { state: ReviewState | 'accepted' }) => (
  <Tag {...looks[state]}>{words[useLanguage()].states[state]}</Tag>
);
