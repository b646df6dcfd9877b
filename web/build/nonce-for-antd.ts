import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('../src/base/style-nonce.ts', import.meta.url));
const WRITES_STYLES = /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/;

/**
 * antd gives the nonce of its ConfigProvider to the styles of its parts, but not to two that it writes on the way: what
 * measures the scroll bars of a table, and what keeps the page behind a drawer from scrolling. The Content Security Policy
 * refuses those, so the function that writes every style takes the page's nonce where it is given none.
 */
export function nonceForAntd(): Plugin {
  return {
    name: 'careward:nonce-for-antd',
    transform: {
      filter: { id: WRITES_STYLES },
      handler(code) {
        const patched = code.replace(
          /if \(csp\?\.nonce\) \{\s*(styleNode\.nonce = csp\?\.nonce);\s*\}/,
          '$1 ?? nonceOfPage;',
        );
        if (patched === code) this.error('antd writes its styles in another way now');
        return `import { styleNonce as nonceOfPage } from ${JSON.stringify(OURS)};\n${patched}`;
      },
    },
  };
}
