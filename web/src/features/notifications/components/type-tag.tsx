import type { NotificationType } from '@careward/contracts/notifications/notification';
import { AlarmClock, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useWords } from '../../../base/language/use-language.js';
import { Tag } from '../../../ui/tag.js';
import { words } from '../words.js';

const looks = {
  success: { icon: CircleCheck, tone: 'ok' },
  alert: { icon: TriangleAlert, tone: 'warn' },
  reminder: { icon: AlarmClock, tone: 'primary' },
  other: { icon: Info, tone: 'primary' },
} as const;

export function TypeTag({ type }: { type: NotificationType }) {
  const { types } = useWords(words);
  const { icon, tone } = looks[type];
  return (
    <Tag icon={icon} tone={tone}>
      {types[type]}
    </Tag>
  );
}
