import { EMPTY_BOX, TICKED } from './docx-symbols.js';

const BOX = 1;
const LIST = 2;
const AS_MADE = 25;

/** What a form's field holds that has no text beside it: a box, or what is chosen from a list. */
export function formValueAt(data: Buffer, place: number): string {
  if (place + 72 > data.length) return '';
  let at = place + data.readUInt16LE(place + 4) + 4;
  const number = () => data.readUInt16LE((at += 2) - 2);
  const word = (end: number) => {
    const length = 2 * number();
    at += length + end;
    return data.toString('utf16le', at - length - end, at - end);
  };
  const bits = number();
  const kind = bits & 3;
  const result = (bits >> 2) & 31;
  if (kind !== BOX && kind !== LIST) return '';
  at += 4;
  word(2);
  const asMade = number();
  const value = result === AS_MADE ? asMade : result;
  if (kind === BOX) return value === 1 ? TICKED : EMPTY_BOX;
  for (let text = 0; text < 5; text++) word(2);
  at += 6;
  for (let entry = 0; entry < value; entry++) word(0);
  return word(0);
}
