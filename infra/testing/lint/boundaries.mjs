import { readdirSync, realpathSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { pathIn } from './path-in.mjs';

const root = join(import.meta.dirname, '../../..');

/** The kinds of places and where they are, the first that fits; `*` is the name that tells two of a kind apart. */
const PLACES = [
  ['contracts', 'infra/contracts'],
  ['content', 'infra/content'],
  ['platform', 'infra/platform'],
  ['tooling', 'infra/testing'],
  ['tooling', 'infra/local'],
  ['tooling', 'infra/e2e'],
  ['tooling', 'infra/bench'],
  ['tooling', 'infra/containers'],
  ['tooling', 'infra/training'],
  ['service', 'services/*'],
  ['gateway', 'gateway'],
  ['web-base', 'web/src/base'],
  ['web-ui', 'web/src/ui'],
  ['web-shared', 'web/src/shared'],
  ['web-feature', 'web/src/features/*'],
  ['web-app', 'web/src/app'],
  // What stands around the floors: main.tsx, specs and the build.
  ['web', 'web'],
].map(([kind, folder]) => ({ kind, pattern: new RegExp(`^${folder.replace('*', '([^/]+)')}/`) }));

/** Which places may import which other ones; everything else is an error. The floors of the web client see downwards. */
const ALLOWED = {
  contracts: [],
  content: ['contracts'],
  platform: ['contracts'],
  service: ['platform', 'contracts', 'content'],
  gateway: ['platform', 'contracts', 'content'],
  tooling: ['platform', 'contracts', 'content', 'gateway', 'service'],
  'web-base': ['contracts', 'content'],
  'web-ui': ['contracts', 'content', 'web-base'],
  'web-shared': ['contracts', 'content', 'web-base', 'web-ui'],
  'web-feature': ['contracts', 'content', 'web-base', 'web-ui', 'web-shared'],
  'web-app': ['contracts', 'content', 'web-base', 'web-ui', 'web-shared', 'web-feature'],
  web: ['contracts', 'content', 'web-base', 'web-ui', 'web-shared', 'web-feature', 'web-app'],
};
const SPEC = /(^|\/)test\/|\.spec\.[^/]*$/;

/** The coach works one way: what understands a message and what searches for it know nothing of the answer. */
const EARLIER = /^services\/coach\/src\/(understanding|retrieval)\//;
const LATER = /^services\/coach\/src\/answering\//;

function placeOf(path) {
  for (const { kind, pattern } of PLACES) {
    const match = pattern.exec(path);
    if (match) return { kind, name: match[1] };
  }
  return undefined;
}

/** Each workspace's folder by its name, as the package manager links it. */
const workspaces = new Map(
  readdirSync(join(root, 'node_modules/@careward')).map((name) => [
    name,
    relative(root, realpathSync(join(root, 'node_modules/@careward', name))).replaceAll('\\', '/'),
  ]),
);

/** The path that is imported, if it is one of ours. Whether the file exists is checked by the compiler. */
function resolve(source, from) {
  if (source.startsWith('.')) return posix.join(posix.dirname(from), source);
  const [scope, workspace, ...path] = source.split('/');
  const folder = scope === '@careward' ? workspaces.get(workspace) : undefined;
  return folder && posix.join(folder, ...path, '/');
}

function mayImport(from, to, isSpec) {
  if (!to) return false;
  if (from.kind === to.kind && from.name === to.name) return true;
  return ALLOWED[from.kind].includes(to.kind) || (isSpec && to.kind === 'tooling');
}

export const boundaries = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknown: '"{{path}}" is in no place that infra/testing/lint/boundaries.mjs knows.',
      forbidden: '{{from}} may not import {{to}} ("{{source}}").',
      later: 'An earlier stage of the coach may not import the one that answers ("{{source}}").',
    },
  },
  create: (context) => {
    const path = pathIn(context);
    const from = placeOf(path);
    if (!from) {
      return { Program: (node) => context.report({ node, messageId: 'unknown', data: { path } }) };
    }
    const isSpec = SPEC.test(path);
    const check = ({ source: node }) => {
      if (typeof node?.value !== 'string') return;
      const resolved = resolve(node.value, path);
      const to = resolved && placeOf(resolved);
      if (EARLIER.test(path) && resolved && LATER.test(resolved))
        context.report({ node, messageId: 'later', data: { source: node.value } });
      if (resolved === undefined || mayImport(from, to, isSpec)) return;
      const data = { from: from.kind, to: to?.kind ?? 'what is in no known place', source: node.value };
      context.report({ node, messageId: 'forbidden', data });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};
