import type { LucideIcon } from 'lucide-react';
import { Disc } from '../../../ui/disc.js';
import { LinkCard } from '../../../ui/link-card.js';

type Props = { to: string; icon: LucideIcon; label: string; text: string };

export function ActionCard({ icon: Icon, ...rest }: Props) {
  return (
    <LinkCard
      {...rest}
      picture={
        <Disc>
          <Icon />
        </Disc>
      }
    />
  );
}
