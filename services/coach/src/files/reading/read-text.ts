import { UNREAD_MARK } from '@careward/contracts/coach/files';
import { textOrNone, type FileText } from './read-file.domain.js';

const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
/** What older programs write each character as one byte in, the likeliest first. */
const singleByte: readonly ((bytes: Buffer) => string)[] = [
  (bytes) => new TextDecoder('windows-1252').decode(bytes),
  (bytes) => new TextDecoder('macintosh').decode(bytes),
  (bytes) => bytes.toString('latin1').replace(/[\x80-\xff]/g, (sign) => DOS[sign.charCodeAt(0) - 0x80] ?? ''),
];

/** Signs that show nothing; more than a few mean that this is no text. */
const UNPRINTABLE = /(?![\n\r\t\f\v])\p{Cc}/gu;
const FEW = { always: 2, share: 0.01 };

/** A text as its bytes spell it, with UNREAD_MARK for bytes that spell nothing; null of what is no text. */
export function decodeText(bytes: Buffer): string | null {
  const text = spell(bytes);
  if (text === null) return null;
  const odd = text.match(UNPRINTABLE)?.length ?? 0;
  const isText = odd <= Math.max(FEW.always, text.length * FEW.share);
  return isText ? text : null;
}

export function readText(bytes: Buffer): FileText {
  const text = printed(decodeText(bytes) ?? '');
  const isWhole = !text.includes(UNREAD_MARK);
  return textOrNone(text, isWhole ? {} : { reason: 'damaged', missing: [{ kind: 'words', page: null }] });
}

/** How programs colour what they print on a screen. */
const COLOURS = new RegExp(`${String.fromCharCode(0x1b)}\\[[\\d;]*[A-Za-z]`, 'g');

/** A text as a printer shows it: a step back takes a letter away, every kind of break is one. */
const printed = (text: string) =>
  text
    .replace(COLOURS, '')
    .replace(/[^\n\r][\b]/g, '')
    .replace(/[\v\x85]/g, '\n')
    // A last break is the end of the last page.
    .replace(/[\f\s]+$/, '');

/** By the mark at its beginning, else by where its zeros stand: of four bytes, `0` is one that nearly always is zero. */
const spellings: Record<string, (bytes: Buffer) => string | null> = {
  fffe0000: (bytes) => spellWide(bytes.subarray(4), true),
  '0000feff': (bytes) => spellWide(bytes.subarray(4), false),
  fffe: (bytes) => spellPairs(bytes, 'utf-16le'),
  feff: (bytes) => spellPairs(bytes, 'utf-16be'),
  '.000': (bytes) => spellWide(bytes, true),
  '000.': (bytes) => spellWide(bytes, false),
  '.0.0': (bytes) => spellPairs(bytes, 'utf-16le'),
  '0.0.': (bytes) => spellPairs(bytes, 'utf-16be'),
};

function spell(bytes: Buffer): string | null {
  const zeros = [0, 1, 2, 3].map((place) => {
    const share = shareOfZeros(bytes, place);
    return share > MOST ? '0' : share < FEW.share ? '.' : '?';
  });
  const signs = [bytes.toString('hex', 0, 4), bytes.toString('hex', 0, 2), zeros.join('')];
  const found = signs.find((sign) => Object.hasOwn(spellings, sign));
  return (spellings[found ?? ''] ?? spellBytes)(bytes);
}

/** Of letters in two or four bytes, nearly all have zeros in the same places. */
const MOST = 0.7;
function shareOfZeros(bytes: Buffer, place: number): number {
  let zeros = 0;
  for (let at = place; at < bytes.length; at += 4) if (bytes[at] === 0) zeros++;
  return bytes.length < 8 ? 0 : zeros / Math.ceil((bytes.length - place) / 4);
}

/** A cut pair at the end is one bad place, as UNREAD_MARK. */
const spellPairs = (bytes: Buffer, encoding: 'utf-16le' | 'utf-16be') =>
  new TextDecoder(encoding).decode(bytes);

function spellWide(bytes: Buffer, isLittle: boolean): string | null {
  let text = '';
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
    if (code > 0x10_ffff) return null;
    text += String.fromCodePoint(code);
  }
  return text;
}

/** Letters of more than one byte that are right are no accident: then the rest is UTF-8 too, and what is not is damage. */
function spellBytes(bytes: Buffer): string {
  const text = new TextDecoder('utf-8').decode(bytes);
  const bad = text.match(BAD)?.length ?? 0;
  if (bad === 0) return text;
  const right = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  if (right > bad) return text;
  const [best] = singleByte
    .map((decode) => decode(bytes))
    .map((spelt) => ({ spelt, score: plausibility(spelt) }))
    .toSorted((a, b) => b.score - a.score);
  const isDamage = !best || (best.score <= 0 && bad <= Math.max(1, text.length * FEW.share));
  return isDamage ? text : best.spelt;
}
const BAD = /\ufffd/g;

/** How much what is not ASCII looks like writing in English or Spanish, then in another language. */
const looks: readonly [RegExp, number][] = [
  [/(?<=\p{L}|^|[\s¿¡"“(])[áéíóúñü](?=[a-zñ\s,.;:?!)]|$)/gu, 2],
  [/(?<![a-z])[ÁÉÍÓÚÑÜ](?=\p{L})|(?<=[A-Z])[ÁÉÍÓÚÑÜ]/gu, 2],
  [/(?<![\p{L}\d])[¿¡](?=\p{L})/gu, 2],
  [/(?<=\p{L})[’](?=\p{L})|(?<![\p{L}\d])[“‘](?=[\p{L}\d])|(?<=[\p{L}\d.,?!])[”’](?![\p{L}\d])/gu, 2],
  [
    /(?<=[\s\d])[–—](?=[\s\d])|(?<=\d ?)[°ºª](?!\p{L}{2})|(?<=\p{L})…|(?<=^|\s)[•·](?=\s)|[€£§©®](?=\s?\d)/gmu,
    1,
  ],
  [/(?<=[a-z])[àâäãåæçèêëìîïðòôöõøùûýÿ](?=[a-z\s,.])/gu, 0.5],
  [/[^\0-\x7f]/gu, -1],
];
const plausibility = (text: string) =>
  looks.reduce((sum, [sign, weight]) => sum + weight * (text.match(sign)?.length ?? 0), 0);
