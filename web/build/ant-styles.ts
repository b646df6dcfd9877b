import type { Plugin, Rolldown } from 'vite';
import { neverShown } from './ant-samples.js';
import { type AntSheets, makeAntSheets, partOf, VARIABLES } from './ant-sheets.js';
import { importOf, standIns } from './ant-stand-ins.js';

const SHEET = /^ant-sheet:(.*)\.css$/;

const STYLE =
  /\/node_modules\/antd\/es\/(?!style\/|theme\/|config-provider\/)[\w/-]+\/style(?:\/[\w-]+)?\.js$/;
const MADE =
  /^export (default|const \w+ =) (?:gen|\(prefixCls, rootCls[^]*?gen)(StyleHooks|ComponentStyleHook|SubStyleComponent)\(([\w\s,'[\]]*)/gm;

/** What is left of each kind of style once it is in a sheet: the class under which its variables are. */
const LEFT: Record<string, string> = {
  StyleHooks: `() => ['', '${VARIABLES}']`,
  ComponentStyleHook: `() => ''`,
  SubStyleComponent: `() => null`,
};

const REPLACED = new RegExp(`/node_modules/(${Object.keys(standIns).join('|')})$`);

/**
 * antd computes the styles of its parts in the browser. Here they are computed for the build: each part brings a style
 * sheet, and of what computes styles nothing is left. The build fails where antd has changed what this replaces, and
 * where a part has no sheet.
 */
export function antStyles(): Plugin {
  let made: AntSheets | undefined;
  const sheets = () => (made ??= makeAntSheets());
  const stylesOf = new Map<string, string[]>();
  const missing = new Set(Object.keys(standIns));

  const replacing = {
    name: 'careward:ant-styles',
    resolveId: { filter: { id: SHEET }, handler: (id) => id },
    transform: {
      filter: { id: [STYLE, REPLACED] },
      handler(code, id) {
        const file = REPLACED.exec(id)?.[1] ?? '';
        const standIn = standIns[file];
        missing.delete(file);
        if (standIn?.exports.test(code)) return { code: standIn.code(sheets(), code), map: null };
        if (standIn) this.error(`antd has changed ${file}, which ant-stand-ins.ts replaces`);
        const { names, code: left } = withoutStyles(code);
        stylesOf.set(id, names);
        return { code: left, map: null };
      },
    },
  } satisfies Plugin;
  // The development server builds antd beforehand, without style sheets: it writes them all into the page, before ours.
  const beforehand = {
    ...replacing,
    load: { filter: { id: SHEET }, handler: () => ({ code: '', moduleType: 'js' }) },
  };

  return {
    ...replacing,
    enforce: 'pre',
    config: (_, { command }) =>
      command === 'serve' ? { optimizeDeps: { rolldownOptions: { plugins: [beforehand] } } } : {},
    transformIndexHtml: (_, { server }) =>
      server
        ? [{ tag: 'style', children: ['@layer still, base, antd;', ...sheets().sheets.values()].join('') }]
        : [],
    load: {
      filter: { id: SHEET },
      handler: (id) => sheets().sheets.get(SHEET.exec(id)?.[1] ?? '') ?? '',
    },
    generateBundle(_, bundle) {
      // A build without antd.
      if (stylesOf.size === 0) return;
      if (missing.size > 0) this.error(`antd no longer has ${[...missing].join(', ')}: see ant-stand-ins.ts`);
      const shown = Object.values(bundle).flatMap((chunk) =>
        renderedIn(chunk).flatMap((id) => stylesOf.get(id) ?? []),
      );
      const { styles } = sheets();
      const without = shown.filter((name) => !styles.has(name) && !neverShown.has(name));
      if (without.length > 0)
        this.error(`ant-samples.ts lacks what shows these parts of antd: ${without.join(', ')}`);
    },
  };
}

/** Its hooks, which bring the sheet, by antd's names for what they style. */
function withoutStyles(code: string) {
  const made = [...code.matchAll(MADE)].map(([, exported = '', kind = '', named = '']) => {
    const [part = '', of = part] = named.match(/(?<=')\w+(?=')/g) ?? [];
    return { name: `${part}-${of}`, left: `export ${exported} ${LEFT[kind] ?? ''};\n` };
  });
  const names = made.map(({ name }) => name);
  const imports = [...new Set(names.map(partOf))].map(importOf);
  return { names, code: [...imports, ...made.map(({ left }) => left)].join('') };
}

const renderedIn = (output: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  output.type === 'chunk'
    ? Object.entries(output.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
    : [];
