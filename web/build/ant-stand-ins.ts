import { samples } from './ant-samples.js';
import { type AntSheets, ICONS, VARIABLES } from './ant-sheets.js';

/** A sheet looks like a file to Vite, so that it goes where the part of antd goes whose it is. */
export const importOf = (part: string) => `import 'ant-sheet:${part}.css';\n`;

type StandIn = { exports: RegExp; code: (sheets: AntSheets, original: string) => string };

/** By the end of its path, what a module exports that computes styles or is not wanted, and what takes its place. */
export const standIns: Record<string, StandIn> = {
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
  'antd/es/theme/util/genStyleUtils.js': {
    exports: /export const genCssVar =/,
    code: (_, original) => original.slice(original.indexOf('export const genCssVar =')),
  },
  'antd/es/config-provider/style/index.js': {
    exports: /useResetIconStyle as default/,
    code: () => `${importOf('tokens')}${importOf(ICONS)}export default () => undefined;`,
  },
  // The circle that spreads from a click, which no page has.
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
