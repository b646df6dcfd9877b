import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage } from '../../src/pages/parse-page.js';

const folder = join(import.meta.dirname, 'cases');
const SENTENCES = [
  'Respite care gives you a break for a few hours or a few days, while somebody else looks after your mother or father at home or at a center.',
  'Ask the Area Agency on Aging which programs pay for respite care, how many hours a month they allow, and how long people wait for a place.',
  'Call the county office on weekdays between nine and four; bring the Medicaid card, the last two bank statements and a letter from the doctor.',
  'The form has to be sent within sixty days of the hospital stay, or the program begins a month later than it could have begun otherwise.',
];

/** What a page must say once besides the four sentences, and what it must not say. */
type Case = { keeps?: string[]; drops?: string[] };
const CASES: Record<string, Case> = {
  'column-negative-margin': {},
  'definition-list': { keeps: ['Phone: 1-800-677-1116', 'Hours: Monday to Friday, 9 to 8'] },
  details: { keeps: ['How do I apply?'] },
  'dose-in-middle-of-word-break': { keeps: ['takes warfarin, tell the dentist'] },
  'fade-in': {},
  formula: { keeps: ['what she may own is $2,000 for one person'] },
  'later-rule-wins': {},
  lazyload: {},
  'noscript-style': {},
  'not-supported-rule': {},
  'print-rule': {},
  'print-rule-whole': {},
  ruby: { keeps: ['The clinic is open.'], drops: ['klin-ik'] },
  'small-state-no-main': { drops: ['Menu entry', 'celebrities'] },
  'table-of-hours': { keeps: ['Monday 9 a.m. 4 p.m.', 'Saturday closed'] },
};

const htmlOf = (name: string) => readFileSync(join(folder, `${name}.html`), 'utf8');

function textOf(html: string): string {
  const page = parsePage({
    url: 'https://care.example/a',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(html),
  });
  return 'text' in page ? page.text : '';
}

const times = (text: string, words: string): number => text.split(words).length - 1;

describe('a page as sites write it', () => {
  it('has its row for each case', () => {
    const names = readdirSync(folder).map((file) => file.replace('.html', ''));
    expect(Object.keys(CASES).toSorted()).toEqual(names.toSorted());
  });

  it.each(Object.entries(CASES))('keeps once what is read: %s', (name, { keeps = [], drops = [] }) => {
    const text = textOf(htmlOf(name));
    for (const words of [...SENTENCES, ...keeps]) expect([words, times(text, words)]).toEqual([words, 1]);
    for (const words of drops) expect(text).not.toContain(words);
  });

  it.each(['small-state-no-main', 'details'])(
    'of more than a million characters is read as well: %s',
    (name) => {
      const state = `<script type="application/json">[${'{"a":"b"},'.repeat(110_000)}{}]</script>`;
      const html = htmlOf(name);
      expect(textOf(html.replace('</body>', `${state}</body>`))).toBe(textOf(html));
    },
  );
});

const SAID = 'Ask for the ombudsman when the nursing home does not listen to you or your family.';
const withStyle = (style: string, body: string, html = '') =>
  textOf(
    `<!doctype html><html lang="en" ${html}><head><title>Care</title><style>${style}</style></head><body><main><h1>Care</h1>${SENTENCES.map((sentence) => `<p>${sentence}</p>`).join('')}${body}</main></body></html>`,
  );
const said = `<p class="x">${SAID}</p>`;

describe('words that a rule hides for some, or for a while, are kept', () => {
  it.each([
    ['on paper', '@media print, speech { .x { display: none } }', said],
    ['on paper, by an attribute', '</style><style media="print">.x { display: none }', said],
    ['on phones', '@media (max-width: 600px) { .x { display: none } }', said],
    ['on desktops', '@media screen and (min-width: 48em) { .x { display: none } }', said],
    ['in a range of widths', '@media (600px <= width) { .x { display: none } }', said],
    ['in the dark', '@media (prefers-color-scheme: dark) { .x { display: none } }', said],
    [
      'where a feature is missing',
      '@supports not ((display: grid) and (gap: 1px)) { .x { display: none } }',
      said,
    ],
    ['in a browser that is gone', '@supports (-ms-ime-align: auto) { .x { display: none } }', said],
    ['within its container', '@container (width < 300px) { .x { display: none } }', said],
    ['until a keyframe', '@keyframes in { from { opacity: 0 } } .x { animation: in 1s }', said],
    ['until it comes into sight', '.x { opacity: 0; transition: opacity .5s }', said],
    ['until its state is set', '.x { display: none } .x.is-open { display: block }', said],
    ['until its box is open', '.x { display: none } .open > .x { display: block }', said],
    [
      'until its box is ticked',
      '.x { display: none } input:checked ~ .x { display: block }',
      `<input type="checkbox">${said}`,
    ],
    ['until a script has run', '.no-js .x { display: none }', said, 'class="no-js"'],
    ['unless a rule says more', 'main .x { display: block } .x { display: none }', said],
    ['unless a rule is important', '.x { display: block !important } .x { display: none }', said],
    [
      'unless the element says more',
      '.x { display: none }',
      `<p class="x" style="display: block">${SAID}</p>`,
    ],
    ['above a margin that is set anew', '.x { margin-left: -9999px } .x { margin: 0 }', said],
    [
      'by its parent, and shows itself',
      '',
      `<div style="font-size: 0"><p style="font-size: 16px">${SAID}</p></div>`,
    ],
    [
      'below its question',
      '.x { max-height: 0; overflow: hidden }',
      `<button>Who helps?</button><div class="x">${SAID}</div>`,
    ],
    ['until it slides open', '.x { max-height: 0; overflow: hidden; transition: max-height .2s }', said],
    [
      'until its button is used',
      '',
      `<button aria-controls="a">Who helps?</button><div id="a" hidden>${SAID}</div>`,
    ],
    ['until it is found', '', `<p hidden="until-found">${SAID}</p>`],
    ['after a comment with a brace', '/* } * { */ @media print { /* { */ .x { display: none } }', said],
    ['within another rule', '.y { .x { display: none } }', said],
  ])('%s', (_, style, body, html = '') => {
    expect(times(withStyle(style, body, html), SAID)).toBe(1);
  });

  it('once, where a phone and a desktop have each their own copy', () => {
    const style =
      '.phone { display: none } @media (max-width: 600px) { .phone { display: block } .wide { display: none } }';
    const copies = `<div class="wide"><p>${SAID}</p></div><div class="phone"><p>${SAID}</p></div>`;
    expect(times(withStyle(style, copies), SAID)).toBe(1);
    expect(times(withStyle(style, `<div class="phone"><p>${SAID}</p></div>`), SAID)).toBe(1);
  });
});

describe('words that nobody ever sees are dropped', () => {
  it.each([
    ['by a rule on every screen', '@media screen { .x { display: none } }', said],
    [
      'by both of two screens',
      '@media (max-width: 700px) { .x { display: none } } @media (min-width: 701px) { .x { display: none } }',
      said,
    ],
    ['where every browser can', '@supports (display: grid) { .x { display: none } }', said],
    ['by a layer', '@layer base { .x { display: none } }', said],
    ['by a rule within another', 'main { & .x { display: none } }', said],
    ['by the later rule', '.x { display: block } .x { display: none }', said],
    ['by the important rule', '.x { display: none !important } .x { display: block }', said],
    ['on paper shown alone', '.x { display: none } @media print { .x { display: block } }', said],
    ['by a rule of which another element is free', '.x { display: none } .y.active { display: block }', said],
    ['white on white', '.x { color: white; background: #FFF }', said],
    ['tiny', '.x { font-size: 1px }', said],
    ['white on white, with a movement', '.x { color: #fff; background: #fff; transition: color 1s }', said],
    [
      'tiny, below a button that names it',
      '#x { font-size: 0 }',
      `<button aria-controls="x">More</button><p id="x">${SAID}</p>`,
    ],
    [
      'in a dialog that its button opens',
      '',
      `<button aria-controls="x">More</button><div id="x" role="dialog" hidden>${SAID}</div>`,
    ],
    ['cut off', '.x { max-height: 0; overflow: hidden }', said],
    ['by its attribute', '', `<p hidden>${SAID}</p>`],
    ['in its place, with a movement that never shows it', '.x { display: none; animation: in 1s }', said],
  ])('%s', (_, style, body) => {
    expect(withStyle(style, body)).not.toContain(SAID);
  });
});

describe('formulas and labels', () => {
  it.each([
    ['a fraction', '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', 'Give 1/2 tablet.'],
    [
      'what is said again for machines',
      '<math><semantics><mn>5</mn><annotation encoding="application/x-tex">\\frac</annotation></semantics></math>',
      'Give 5 tablet.',
    ],
    ['the words of a picture', '<img class="math" alt="2.5">', 'Give 2.5 tablet.'],
    [
      'a formula beside its picture',
      '<span style="display: none"><math><mn>3</mn></math></span><img class="math" alt="{3}">',
      'Give 3 tablet.',
    ],
    [
      'a number and a fraction',
      '<math><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math>',
      'Give 2 1/2 tablet.',
    ],
    ['a fraction without a formula', '2<sup>1</sup>/<sub>2</sub>', 'Give 2 1/2 tablet.'],
    ['a footnote', '15<sup>2</sup> mg', 'Give 15 2 mg tablet.'],
    [
      'a table of numbers',
      '<math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>5</mn></mtd></mtr></mtable></math>',
      'Give 1 5 tablet.',
    ],
    ['a soft break', '50<wbr>0\u00AD mg', 'Give 500 mg tablet.'],
  ])('%s', (_, formula, sentence) => {
    expect(withStyle('', `<p>Give ${formula} tablet.</p>`)).toContain(sentence);
  });

  it('has a label without a value on a line of its own, and a question above its answer', () => {
    const list = '<dl><dt>Who pays?</dt><dd>Medicaid may pay.</dd><dt>Fax</dt></dl>';
    expect(withStyle('', list)).toContain('Who pays?\n\nMedicaid may pay.\n\nFax');
  });
});
