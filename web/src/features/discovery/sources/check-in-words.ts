import type { SourceCheck } from '@careward/contracts/discovery/source';
import type { Language } from '@careward/contracts/kernel/languages';
import { words } from './words.js';

/** `Public address; robots.txt refuses us (line 4)`. */
export function checkInWords(check: SourceCheck | null, language: Language): string {
  const says = words[language].check;
  if (!check) return says.notYet;
  const { address, robots, robotsLine } = check;
  if (address !== 'public') return says.addresses[address];
  const line = robotsLine === null ? '' : ` (${says.line(robotsLine)})`;
  return `${says.addresses.public}; ${says.robots[robots]}${line}`;
}
