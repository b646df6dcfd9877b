import { join } from 'node:path';
import plugin from 'eslint-plugin-boundaries';

const root = join(import.meta.dirname, '../../..');
const type = (...types) => ({ element: { types: { anyOf: types } } });
const spec = { file: { categories: { anyOf: ['spec'] } } };

/** The floors of the web client: each imports itself and what is below it, a feature no other feature. */
const floors = ['web-base', 'web-ui', 'web-shared', 'web-feature', 'web-app'];
const below = (floor, level) => floors.slice(0, floor === 'web-feature' ? level : level + 1);

/** Which projects may import which; everything else is an error. */
export const boundaries = {
  plugins: { boundaries: plugin },
  settings: {
    'boundaries/root-path': root,
    'boundaries/elements': [
      { type: 'contracts', pattern: 'infra/contracts', partialMatch: false },
      { type: 'platform', pattern: 'infra/platform', partialMatch: false },
      { type: 'tooling', pattern: 'infra/{testing,local,e2e,bench}', partialMatch: false },
      { type: 'service', pattern: 'services/*', capture: ['name'], partialMatch: false },
      { type: 'gateway', pattern: 'gateway', partialMatch: false },
      { type: 'web-base', pattern: 'web/src/base', partialMatch: false },
      { type: 'web-ui', pattern: 'web/src/ui', partialMatch: false },
      { type: 'web-shared', pattern: 'web/src/shared', partialMatch: false },
      { type: 'web-feature', pattern: 'web/src/features/*', capture: ['name'], partialMatch: false },
      { type: 'web-app', pattern: 'web/src/app', partialMatch: false },
      // What stands around the floors: main.tsx, specs and the build.
      { type: 'web', pattern: 'web', partialMatch: false },
    ],
    'boundaries/files': [{ category: 'spec', pattern: '**/{test/**,*.spec.*}' }],
    'import/resolver': { [join(import.meta.dirname, 'workspace-resolver.cjs')]: {} },
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [
          { from: type('contracts'), allow: { to: type('contracts') } },
          { from: type('platform'), allow: { to: type('platform', 'contracts') } },
          { from: type('service', 'gateway'), allow: { to: type('platform', 'contracts') } },
          { from: type('gateway'), allow: { to: type('gateway') } },
          {
            from: type('service'),
            allow: {
              to: { element: { type: 'service', captured: { name: '{{from.element.captured.name}}' } } },
            },
          },
          ...floors.map((floor, level) => ({
            from: type(floor),
            allow: { to: type('contracts', ...below(floor, level)) },
          })),
          {
            from: type('web-feature'),
            allow: {
              to: { element: { type: 'web-feature', captured: { name: '{{from.element.captured.name}}' } } },
            },
          },
          { from: type('web'), allow: { to: type('web', 'contracts', ...floors) } },
          {
            from: type('tooling'),
            allow: { to: type('tooling', 'platform', 'contracts', 'gateway', 'service') },
          },
          { from: spec, allow: { to: type('tooling') } },
        ],
      },
    ],
  },
};
