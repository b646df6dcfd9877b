import type { RiskTier } from '@careward/contracts/safety/risk';
import { HeartHandshake, Info, ShieldAlert, Siren, Stethoscope } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export const tierIcon: Record<RiskTier, LucideIcon> = {
  T0: Siren,
  T1: HeartHandshake,
  T2: Stethoscope,
  T3: ShieldAlert,
  T4: Info,
};

/** look.md: red is for an emergency; the other tiers have the colours of a warning. */
export const toneOf = (tier: RiskTier) => (tier === 'T0' || tier === 'T1' ? 'emergency' : 'caution');
