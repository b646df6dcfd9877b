import { Parser } from 'htmlparser2';

const UNSEEN = new Set([
  'head',
  'script',
  'style',
  'template',
  'title',
  'noscript',
  'object',
  'svg',
  'del',
  's',
]);
const INLINE = /^(?:a|abbr|b|big|cite|code|em|font|i|ins|kbd|mark|o:p|q|small|span|strong|sub|sup|u)$/;
const HIDES = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all/i;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The text alone of a piece of HTML that is part of a document; nothing that it names is opened. */
export function htmlText(html: string): string {
  let text = '';
  /** How many of the open elements are not seen, counted from the first. */
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, { style = '', ...others }) {
      if (!INLINE.test(name)) text += '\n\n';
      if (VOID.test(name)) return;
      if (hidden > 0 || UNSEEN.has(name) || 'hidden' in others || HIDES.test(style)) hidden++;
    },
    ontext(piece) {
      if (hidden === 0) text += piece.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (VOID.test(name)) return;
      if (hidden > 0) hidden--;
      if (!INLINE.test(name)) text += '\n\n';
    },
  });
  parser.end(html);
  return text;
}
