import type { Plugin, Rolldown } from 'vite';
import { neverShown, samples } from './ant-samples.js';
import { type AntSheets, ICONS, makeAntSheets, partOf, VARIABLES } from './ant-sheets.js';

/** A sheet looks like a file to Vite, so that it goes where the part of antd goes whose it is. */
const SHEET = /^ant-sheet:(.*)\.css$/;
const importOf = (part: string) => `import 'ant-sheet:${part}.css';\n`;

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

type StandIn = { exports: RegExp; code: (sheets: AntSheets, original: string) => string };

/** By the end of its path, what a module exports that computes styles or is not wanted, and what takes its place. */
const standIns: Record<string, StandIn> = {
  // What has no sample is no part of the client.
  'antd/es/index.js': {
    exports: /^export \{ default as Button \} from/m,
    code: (_, original) =>
      [...original.matchAll(/^export \{ default as (\w+) \}.*$/gm)]
        .flatMap(([line, name = '']) => (name in samples || name === 'ConfigProvider' ? [line] : []))
        .join('\n'),
  },
  'antd/es/theme/useToken.js': {
    exports: /export default function useToken/,
    code: ({ values }) =>
      `const values = ${JSON.stringify(values)};
       export default () => [null, values, '', values, { key: '${VARIABLES}', prefix: 'ant' }, true];`,
  },
  'antd/es/theme/internal.js': {
    exports: /export \{ defaultConfig, DesignTokenContext \}.*\n.*useToken/s,
    code: () =>
      `export { defaultConfig, DesignTokenContext } from './context';
       export { PresetColors } from './interface';
       export { default as useToken } from './useToken';`,
  },
  'antd/es/theme/context.js': {
    exports: /defaultTheme.*defaultConfig =.*DesignTokenContext =/s,
    code: () =>
      `import { createContext } from 'react';
       export const defaultTheme = null;
       export const defaultConfig = { hashed: false };
       export const DesignTokenContext = createContext(defaultConfig);`,
  },
  'antd/es/theme/themes/seed.js': { exports: /export default seedToken/, code: () => 'export default {};' },
  'antd/es/theme/util/genStyleUtils.js': {
    exports: /export const genCssVar =/,
    code: (_, original) => original.slice(original.indexOf('export const genCssVar =')),
  },
  'antd/es/config-provider/style/index.js': {
    exports: /useResetIconStyle as default/,
    code: () => `${importOf('tokens')}${importOf(ICONS)}export default () => undefined;`,
  },
  // The circle that spreads from a click.
  'antd/es/_util/wave/index.js': {
    exports: /export default Wave/,
    code: () => 'export default ({ children }) => children ?? null;',
  },
  // Tooltips that share one place bring what places all that opens.
  'antd/es/tooltip/UniqueProvider/index.js': {
    exports: /export default UniqueProvider/,
    code: () => 'export default ({ children }) => children;',
  },
  '@ant-design/cssinjs/es/index.js': {
    exports: /createTheme.*StyleContext/s,
    code: () =>
      `import { createContext } from 'react';
       export const createTheme = () => null;
       export const unit = (length) => (typeof length === 'number' ? length + 'px' : length);
       export const StyleContext = createContext({});`,
  },
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

  const replacing = {
    name: 'careward:ant-styles',
    resolveId: { filter: { id: SHEET }, handler: (id) => id },
    transform: {
      filter: { id: [STYLE, REPLACED] },
      handler(code, id) {
        const standIn = standIns[REPLACED.exec(id)?.[1] ?? ''];
        if (standIn?.exports.test(code)) return { code: standIn.code(sheets(), code), map: null };
        if (standIn) this.error(`antd has changed ${id}, which ant-styles.ts replaces`);
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
