import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { htmlText } from '@careward/coach/files/reading/html-text';
import { parsePage } from '@careward/discovery/pages/parse-page';
import { median } from './goal.js';
import { differenceOf, wordsOf } from './word-difference.domain.js';

/**
 * Reads pages as the crawler does, and tells how many of their words are right. Each page has a folder with `source.html` and
 * `expected.html`, as the test pages of Mozilla's Readability have: `node infra/bench/dist/pages.js FOLDER [--print]`.
 */
const {
  values: { print },
  positionals: [folder = '.'],
} = parseArgs({ allowPositionals: true, options: { print: { type: 'boolean', default: false } } });

const tell = (...cells: readonly string[]) => process.stdout.write(`${cells.join('\t')}\n`);
const percent = (share: number | null) => (share === null ? '-' : (100 * share).toFixed(1));

const recalls: number[] = [];
const precisions: number[] = [];
const times: number[] = [];
tell('page', 'recall', 'precision', 'ms');
for (const name of readdirSync(folder).toSorted()) {
  const [source, expected] = ['source.html', 'expected.html'].map((file) =>
    readFileSync(join(folder, name, file)),
  );
  const begun = performance.now();
  const page = parsePage({
    url: 'http://fakehost.com/test/page.html',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: source ?? Buffer.alloc(0),
  });
  const ms = performance.now() - begun;
  const text = 'text' in page ? page.text : '';
  const { recall, precision, lost, added } = differenceOf(wordsOf(htmlText(String(expected))), wordsOf(text));
  recalls.push(recall ?? 1);
  precisions.push(precision ?? 1);
  times.push(ms);
  tell(
    'refused' in page ? `${name} (${page.refused})` : name,
    percent(recall),
    percent(precision),
    ms.toFixed(0),
  );
  if (print && lost.length > 0) tell(`  lost: ${lost.join(' ')}`);
  if (print && added.length > 0) tell(`  added: ${added.join(' ')}`);
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
tell(
  `${recalls.length} pages`,
  percent(mean(recalls)),
  percent(mean(precisions)),
  `${median(times).toFixed(0)} (median)`,
  `${Math.max(...times).toFixed(0)} (worst)`,
);
