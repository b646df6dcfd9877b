import type { Topic } from '@careward/contracts/discovery/topic';
import { phones } from '@careward/contracts/safety/phones';
import type { CardAction } from '@careward/contracts/safety/safety-card';

/** As on the safety cards: a crisis has 988 first, a poisoning 911 before Poison Help. */
const numbers: readonly [string, CardAction][] = [
  ['988', phones.crisisCall],
  ['911', phones.emergency],
  ['1-800-222-1222', phones.poisonHelp],
];

/** Where 911 may be needed today; the guides about family, money or planning name it for rare cases. */
const ABOUT_HEALTH = ['safety', 'medications', 'medical', 'conditions', 'daily_care'];

/** The numbers that stand under a topic's title: all that an emergency names, else 911 where it is named first. */
export function callsOf({ category, whenToCall }: Pick<Topic, 'category' | 'whenToCall'>): CardAction[] {
  const text = whenToCall?.en ?? '';
  if (category === 'emergencies')
    return numbers.filter(([number]) => text.includes(number)).map(([, phone]) => phone);
  return ABOUT_HEALTH.includes(category) && text.startsWith('Call 911') ? [phones.emergency] : [];
}
