import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type SpecFile = {
  /** From the root, with `/`. */
  path: string;
  /** The value of the pragma `@jest-environment`, or ''. */
  environment: string;
  /** Whether it is marked `@own-start`: it is about what a page reads or remembers once, and runs alone. */
  ownStart: boolean;
  /** Whether it is marked `@long`: a whole run leaves it to the long run, `npm test -- <name>` runs it all the same. */
  long: boolean;
};

type SpecGroup = { name: string; environment: string; paths: string[] };

/** Where the entries of the groups are; git ignores it, and infra/testing/jest/groups.config.mjs looks there. */
const FOLDER = '.spec-groups';
/** How long a file of a level takes beside the others; jest knows better once it has run a group on this machine. */
const WEIGHT: Record<string, number> = { unit: 1, contract: 3, api: 4, int: 6 };
/** A group of more would keep one worker busy when the others are done. */
const HEAVIEST = 120;

/** Specs of one project and one environment run together, in the order of their paths. */
export function groupsOf(specs: readonly Omit<SpecFile, 'long'>[]): SpecGroup[] {
  const named = new Map<string, (SpecGroup & { weight: number })[]>();
  for (const { path, environment, ownStart } of specs.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const name = ownStart ? basename(path) : `${projectOf(path)}${environment && '-page'}`;
    const groups = named.get(name) ?? [];
    named.set(name, groups);
    let group = groups.at(-1);
    if (!group || group.weight + weightOf(path) > HEAVIEST)
      groups.push((group = { name: `${name}-${groups.length + 1}`, environment, paths: [], weight: 0 }));
    group.weight += weightOf(path);
    group.paths.push(path);
  }
  return [...named.values()].flat().map(({ name, environment, paths }) => ({ name, environment, paths }));
}

const projectOf = (path: string) =>
  (/^(services|infra)\/[^/]+|^[^/]+/.exec(path)?.[0] ?? '').replace('/', '-');
const weightOf = (path: string) => WEIGHT[/\.(\w+)\.spec\./.exec(path)?.[1] ?? ''] ?? 1;

/** The files of a run of everything. */
export const specsOfRun = (root: string, longRun: boolean): SpecFile[] =>
  specsOf(root).filter(({ long }) => longRun || !long);

/** Every spec file below a root. */
export const specsOf = (root: string): SpecFile[] =>
  globSync('{services,gateway,infra,web}/**/*.{unit,int,contract,api}.spec.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|fixtures)$/.test(path),
  }).map((path) => {
    const [docblock = ''] = /^\/\*\*[^]*?\*\//.exec(readFileSync(join(root, path), 'utf8')) ?? [];
    return {
      path,
      environment: /@jest-environment (\S+)/.exec(docblock)?.[1] ?? '',
      ownStart: docblock.includes('@own-start'),
      long: docblock.includes('@long'),
    };
  });

/** Writes an entry for each group of the repository's specs, in place of those of the run before. */
export function writeGroups(root: string, longRun: boolean): void {
  const folder = join(root, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const group of groupsOf(specsOfRun(root, longRun)))
    writeFileSync(join(folder, `${group.name}.spec.ts`), entryOf(group));
}

const entryOf = ({ environment, paths }: SpecGroup): string =>
  [
    ...(environment ? [`/** @jest-environment ${environment} */`] : []),
    `import { describeFile } from '../infra/testing/jest/describe-file.mjs';`,
    ...paths.map((path, at) => `import file${at} from '../${path.replace(/\.tsx?$/, '.js')}';`),
    ...paths.map((path, at) => `describeFile('${path}', file${at});`),
    '',
  ].join('\n');
