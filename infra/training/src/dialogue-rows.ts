import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { Language } from '@careward/contracts/kernel/languages';

export type Turn = {
  text: string;
  /** What its writer did with it, in finer kinds than the coach tells apart. */
  act: string;
  /** What fits, best first; none where the act needs none or nothing prepared fits. */
  answers: readonly string[];
};
export type Dialogue = {
  id: string;
  writer: number;
  lang: Language;
  people: readonly { conditions: readonly Condition[] }[];
  turns: readonly Turn[];
};
/** Further ways to say the acts that few turns have; written apart from the conversations. */
export type ActWording = { act: string; lang: Language; text: string };

export type DialogueRows = {
  dialogues: readonly Dialogue[];
  wordings: readonly ActWording[];
  /** SHA-256 of all of it. */
  hash: string;
};

/** Who wrote conversations: what one teaches is measured on the other. */
export const WRITERS = [1, 2] as const;

export function readDialogueRows(): DialogueRows {
  const hash = createHash('sha256');
  const read = <Row>(name: string): Row[] => {
    const text = readFileSync(new URL(`../data/${name}.jsonl`, import.meta.url), 'utf8');
    hash.update(text);
    return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Row] : []));
  };
  return {
    dialogues: WRITERS.flatMap((writer) => read<Dialogue>(`dialogues/writer-${writer}`)),
    wordings: read<ActWording>('act-wordings'),
    hash: hash.digest('hex'),
  };
}
