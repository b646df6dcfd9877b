import { actIn } from '@careward/coach/answer/acting.domain';
import { type Act, type ActChance, acts } from '@careward/coach/learned/acts.domain';
import type { Language } from '@careward/contracts/kernel/languages';

type Judged = {
  example: { act: Act; lang: Language; turn: { isFirst: boolean } };
  chances: readonly ActChance[];
};

/**
 * What the coach looks for an answer to, all in the same way. Who is meant by "no, my dad" is told by the words themselves
 * (about-whom.domain.ts), whatever the act is taken for.
 */
const ASKS: readonly Act[] = ['ask', 'followup', 'narrow', 'correct', 'rephrase', 'two', 'feeling', 'report'];
const handledAs = (act: Act) => (ASKS.includes(act) ? 'asks' : act);

/** How often the act is told, each by itself and as it is handled. */
export function actFigures(name: string, judged: readonly Judged[]): string[] {
  const told = judged.map(({ example, chances }) => ({
    ...example,
    isRight: chances[0]?.act === example.act,
    handled: handledAs(actIn(chances, example.turn.isFirst)),
  }));
  const line = (title: string, rows: typeof told) =>
    `${name}, ${title}: ${rows.length} messages, right ${percent(rows, ({ isRight }) => isRight)}, ` +
    `handled rightly ${percent(rows, ({ act, handled }) => handled === handledAs(act))}`;
  return [
    line('all turns', told),
    line(
      'later turns',
      told.filter(({ turn }) => !turn.isFirst),
    ),
    ...(['en', 'es'] as const).map((lang) =>
      line(
        lang,
        told.filter((row) => row.lang === lang),
      ),
    ),
    ...acts.map((act) => {
      const taken = told.filter(({ handled }) => handled === handledAs(act));
      const wrongly = `; of those taken for it right ${percent(taken, (row) => handledAs(row.act) === handledAs(act))}`;
      return (
        line(
          act,
          told.filter((row) => row.act === act),
        ) + (ASKS.includes(act) ? '' : wrongly)
      );
    }),
  ];
}

const percent = <Each>(all: readonly Each[], holds: (each: Each) => boolean): string =>
  `${((100 * all.filter(holds).length) / (all.length || 1)).toFixed(1)} %`;
