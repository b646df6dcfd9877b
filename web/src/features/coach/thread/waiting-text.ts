import { WAITING } from '@careward/contracts/web/limits';

const PREPARING = 'Preparing your message';
const ANALYZING_FILES = 'Analyzing uploaded files';
const FIRST = [
  'Connecting to AI care coach',
  'Analyzing your caregiving question',
  'Generating personalized guidance',
  'Reviewing safety recommendations',
  'Formatting your response',
];
const THEN = [
  'Consulting care guidelines',
  'Reviewing safety protocols',
  'Checking latest recommendations',
  'Personalizing guidance',
  'Verifying medical accuracy',
  'Almost ready',
];
const DEFAULT = 'Thinking...';

/** The status shown `elapsed` milliseconds after the question was sent; undefined: the time is not known. */
export function waitingText(elapsed: number | undefined, withFiles = false): string {
  if (elapsed === undefined || elapsed < 0) return DEFAULT;
  const first = withFiles ? [PREPARING, ANALYZING_FILES, ...FIRST] : [PREPARING, ...FIRST];
  const step = Math.floor(elapsed / WAITING.first);
  const late = Math.floor((elapsed - first.length * WAITING.first) / WAITING.then);
  return first[step] ?? THEN[Math.min(late, THEN.length - 1)] ?? DEFAULT;
}

/** The same for screen readers, with a new text every 7 s at most, so that it can be read to its end. */
export const announcedText = (elapsed: number | undefined, withFiles = false) =>
  waitingText(elapsed && Math.floor(elapsed / WAITING.announced) * WAITING.announced, withFiles);
