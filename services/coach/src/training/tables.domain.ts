import type { ScreenFigures, Shown } from './measure-screen.domain.js';

const percent = (part: number, of: number) => (of === 0 ? '-' : `${((100 * part) / of).toFixed(1)} %`);

const rowsOf = (title: string, groups: ReadonlyMap<string, Shown>) =>
  [...groups].map(
    ([name, { of, card, cardOrStrip }]) =>
      `| ${title} | ${name} | ${of} | ${percent(card, of)} | ${percent(cardOrStrip, of)} |`,
  );

export const screenTable = ({ urgent, harmless, ordinary }: ScreenFigures) =>
  [
    '| messages | | number | card | card or strip |',
    '|---|---|---|---|---|',
    ...rowsOf('T0 and T1', new Map([...urgent].sort())),
    ...rowsOf('near or benign', harmless),
    ...rowsOf('ordinary questions', ordinary),
  ].join('\n');
