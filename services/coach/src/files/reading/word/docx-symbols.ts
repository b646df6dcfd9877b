import { UNREAD_MARK } from '@careward/contracts/coach/files';

export const TICKED = '[x]';
export const EMPTY_BOX = '[ ]';

/** Signs that fonts of pictures draw for these codes. */
const drawn: Record<string, Record<number, string>> = {
  wingdings: {
    0x6f: EMPTY_BOX,
    0x71: EMPTY_BOX,
    0x72: EMPTY_BOX,
    0xa8: EMPTY_BOX,
    0xfd: TICKED,
    0xfe: TICKED,
    0x78: TICKED,
    0xfb: '✗',
    0xfc: '✓',
    0xe0: '→',
    0xdf: '←',
    0x6c: '•',
    0xa7: '•',
    0xd8: '•',
    0x9f: '•',
  },
  'wingdings 2': {
    0x2a: EMPTY_BOX,
    0x30: EMPTY_BOX,
    0xa3: EMPTY_BOX,
    0x51: TICKED,
    0x52: TICKED,
    0x53: TICKED,
    0x54: TICKED,
    0x4f: '✗',
    0x50: '✓',
  },
  symbol: {
    0xb7: '•',
    0xb3: '≥',
    0xa3: '≤',
    0xb1: '±',
    0xb0: '°',
    0xb4: '×',
    0xb8: '÷',
    0xb9: '≠',
    0xae: '→',
    0xac: '←',
    0x6d: 'μ',
    0x2d: '−',
  },
};

/** The font named Symbol draws the Greek letter that sounds like a Latin one, and figures and most signs as they are. */
const GREEK = {
  upper: 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ',
  lower: 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ',
};
const AS_IT_IS = /[\d!#%&()+,./:;<=>?[\]_{|}]/;

function greek(code: number): string | undefined {
  const sign = String.fromCharCode(code);
  if (/[A-Z]/.test(sign)) return GREEK.upper[code - 0x41];
  if (/[a-z]/.test(sign)) return GREEK.lower[code - 0x61];
  return AS_IT_IS.test(sign) ? sign : undefined;
}

export const isPictureFont = (font: string) => /^(?:wingdings|webdings|symbol)/i.test(font);

/** What a sign shows. Of ornaments nothing is read; of a formula's sign that it could not be. */
export function signOf(font: string, code: number): string {
  const name = font.toLowerCase();
  const sign = drawn[name]?.[code & 0xff];
  return sign ?? (name === 'symbol' ? (greek(code & 0xff) ?? UNREAD_MARK) : ' ');
}

/** Boxes that are letters of their own. */
export const withBoxes = (text: string) => text.replace(/[☐□❏❑]/g, EMPTY_BOX).replace(/[☑☒🗹🗷]/gu, TICKED);
