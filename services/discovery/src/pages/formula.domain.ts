import type { ParsedNode } from './light-document.js';

/** Between the parts of an element of MathML that are not set side by side. */
const BETWEEN: Readonly<Record<string, string>> = {
  mfrac: '/',
  msup: '^',
  msub: '_',
  mover: ' ',
  munder: ' ',
  msubsup: ' ',
  munderover: ' ',
  mroot: ' ',
  mtr: ' ',
  mtable: '; ',
};
/** A formula said again for machines. */
const AGAIN = /^annotation(-xml)?$/;

/** A formula in one line: `$2,000`, `1/2`, `x^2`. */
export function formulaOf(node: ParsedNode): string {
  if ('data' in node) return node.data.trim();
  if (!('name' in node) || AGAIN.test(node.name)) return '';
  const parts = node.children.map(formulaOf).filter((part) => part !== '');
  if (node.name === 'mtext') return ` ${parts.join('')} `;
  if (node.name === 'msqrt') return `√(${joined(parts)})`;
  const between = BETWEEN[node.name];
  if (between === undefined || parts.length === 1) return joined(parts);
  return parts.map((part) => (/^[\w.,$]+$/.test(part) ? part : `(${part})`)).join(between);
}

/** Side by side; of two numbers, as in 2 1/2, none becomes another. */
const joined = (parts: readonly string[]): string =>
  parts.reduce((line, part) => line + (/\d$/.test(line) && /^\d/.test(part) ? ' ' : '') + part, '');
