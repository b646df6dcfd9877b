import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The service's folder; the path is the same from the sources. */
const SERVICE = fileURLToPath(new URL('../../../', import.meta.url));
const OWN = join(SERVICE, 'dist/files/reading/');
/** The programs of a reading process, as they are built. */
export const PROGRAM = join(OWN, 'read-one-file.js');
export const CLOSED_ROOM = join(OWN, 'closed-room.js');

/** What these and the files that they load import (a spec compares). */
export const PACKAGES = [
  '@cantoo/pdf-lib',
  '@careward/contracts',
  '@tesseract.js-data/spa',
  'cfb',
  'file-type',
  'htmlparser2',
  'pdfjs-dist',
  'sharp',
  'tesseract.js',
  'yauzl',
];

type Manifest = { dependencies?: object; optionalDependencies?: object };

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where Node looks for a package that a file in `from` imports, in this order. */
function placesOf(name: string, from: string): string[] {
  const parent = dirname(from);
  const place = basename(from) === 'node_modules' ? [] : [join(from, 'node_modules', name)];
  return parent === from ? place : [...place, ...placesOf(name, parent)];
}

/** What a reading process may read: its own files, and the packages that these import, with theirs. */
export function readable(): string[] {
  const paths = new Set([`${OWN}*`, join(SERVICE, 'package.json')]);
  const seen = new Set<string>();
  const add = (name: string, from: string) => {
    const places = placesOf(name, from);
    const at = places.findIndex((place) => existsSync(join(place, 'package.json')));
    // Where it is not is looked at, too; an optional package may be nowhere.
    for (const place of places.slice(0, at + 1)) paths.add(`${place}/*`);
    const place = places[at];
    if (!place || seen.has(place)) return;
    seen.add(place);
    const folder = realpathSync(place);
    paths.add(`${folder}/*`);
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, folder);
  };
  for (const name of PACKAGES) add(name, OWN);
  return [...paths];
}
