import type { CoachModel, Completion, Prompt, Purpose } from '@careward/coach/model/coach-model';

/** A labelled turn of a conversation; `standalone`: the message as it would stand without the others, ` || ` between several. */
export type LabelledTurn = { text: string; act: string; answers: string[]; standalone: string };

/** What a model was asked for one turn. */
export type ModelTurn = {
  calls: number;
  searches: number;
  /** Whether a right answer was among the passages of the first and of the last call that writes; null: it was not asked. */
  had: { first: boolean; last: boolean } | null;
  characters: Record<Purpose, { read: number; written: number }>;
};

const nothingAsked = (): ModelTurn => ({
  calls: 0,
  searches: 0,
  had: null,
  characters: { triage: { read: 0, written: 0 }, write: { read: 0, written: 0 } },
});

/**
 * Plays a capable model: it finds no danger, searches with the labelled questions where no right answer is among its
 * passages, and writes the first sentence of the right one.
 */
export class RecordedModel implements CoachModel {
  asked = nothingAsked();
  private searches: readonly string[] = [];
  private titles: readonly string[] = [];

  /** @param titles the questions of the right answers, as passages name them. */
  begin({ standalone }: LabelledTurn, titles: readonly string[]): void {
    this.asked = nothingAsked();
    this.searches = standalone.split(' || ');
    this.titles = titles;
  }

  complete(prompt: Prompt): Promise<Completion> {
    const reply = prompt.purpose === 'triage' ? { text: 'none' } : this.write(prompt);
    const characters = this.asked.characters[prompt.purpose];
    this.asked.calls += 1;
    characters.read += prompt.system.length + prompt.user.length;
    characters.written += reply.text.length + (reply.searches ?? []).join('').length;
    return Promise.resolve({ tokens: 0, ...reply });
  }

  private write({ user, tool }: Prompt): Omit<Completion, 'tokens'> {
    const passages = passagesIn(user);
    const right = passages.find(({ title }) => this.titles.includes(title));
    this.asked.had = { first: this.asked.had?.first ?? right !== undefined, last: right !== undefined };
    if (!right && tool && this.asked.searches === 0) {
      this.asked.searches += 1;
      return { text: '', searches: this.searches.slice(0, tool.most) };
    }
    const { n, first } = right ?? passages[0] ?? { n: '1', first: 'Nothing' };
    return { text: `${first.replace(/[.!]$/, '')} [${n}.1].` };
  }
}

const PASSAGE = /^<<\w+ passage (\d+)>>\n(.+)\n\[\d+\.1\] (.+)$/gm;
const passagesIn = (user: string) =>
  [...user.matchAll(PASSAGE)].map(([, n = '', title = '', first = '']) => ({ n, title, first }));
