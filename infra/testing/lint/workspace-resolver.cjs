const { existsSync, realpathSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');

const workspaces = join(__dirname, '../../../node_modules/@careward');

/** Resolves workspace imports for eslint-plugin-boundaries. Whether the file exists is checked by the compiler. */
exports.interfaceVersion = 2;
exports.resolve = (source, file) => {
  if (source.startsWith('.')) return { found: true, path: resolve(dirname(file), source) };
  const [scope, workspace, ...path] = source.split('/');
  const linked = join(workspaces, workspace ?? '');
  if (scope !== '@careward' || !existsSync(linked)) return { found: false };
  return { found: true, path: join(realpathSync(linked), ...(path.length ? path : ['package.json'])) };
};
