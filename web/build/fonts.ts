import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The weights that the style sheets name; the others are half of each font. */
const WEIGHTS = {
  'atkinson-hyperlegible-next': { min: 400, max: 700 },
  fraunces: 560,
};

/** Every letter that the fonts have, since a person may type it. */
const LETTERS = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join('');

const FOLDER = fileURLToPath(new URL('../node_modules/.fonts', import.meta.url));

/** Writes the fonts with our weights alone; returns the alias under which vite finds them in place of the packages'. */
export async function ownWeights() {
  for (const [font, wght] of Object.entries(WEIGHTS)) {
    const path = join(font, 'files', `${font}-latin-wght-normal.woff2`);
    const whole = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}`)));
    const own = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: { wght } });
    mkdirSync(dirname(join(FOLDER, path)), { recursive: true });
    writeFileSync(join(FOLDER, path), own);
  }
  return { find: /^@fontsource-variable(?=\/.*\.woff2$)/, replacement: FOLDER };
}
