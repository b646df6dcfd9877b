import {
  type DocStreams,
  isOn,
  type Piece,
  piecesOf,
  type Properties,
  type Stretch,
  stretchesOf,
} from './doc-format.domain.js';

/** A letter of a document of the old format, with what is said of it and, at its end, of its paragraph. */
export type Letter = { sign: string; own: Properties; paragraph: Properties };

const NOTHING: Properties = new Map();
/** The letters that take one byte. */
const NARROW = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, code) => code));

/** Finds a document's letters by their position in its text. */
export class Letters {
  private readonly pieces: readonly Piece[];
  private readonly own: readonly Stretch[];
  private readonly paragraphs: readonly Stretch[];

  constructor(private readonly streams: DocStreams) {
    this.pieces = piecesOf(streams);
    this.own = stretchesOf(streams, 'letters');
    this.paragraphs = stretchesOf(streams, 'paragraphs');
  }

  *between(from: number, to: number): Generator<Letter> {
    for (const piece of this.pieces)
      for (let place = Math.max(from, piece.from); place < Math.min(to, piece.to); place++) {
        const at = piece.at + (place - piece.from) * piece.width;
        yield {
          sign: this.signAt(at, piece.width),
          own: propertiesAt(this.own, at),
          paragraph: propertiesAt(this.paragraphs, at),
        };
      }
  }

  private signAt(at: number, width: Piece['width']): string {
    const { main } = this.streams;
    return width === 1 ? NARROW.charAt(main.readUInt8(at)) : String.fromCharCode(main.readUInt16LE(at));
  }
}

function propertiesAt(stretches: readonly Stretch[], at: number): Properties {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.to ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const found = stretches[low];
  return found && found.from <= at ? found.properties : NOTHING;
}

const UNSEEN = { deleted: 0x0800, hidden: 0x083c, struck: 0x0837, struckTwice: 0x2a53 };

export const isUnseen = ({ own }: Letter) => Object.values(UNSEEN).some((code) => isOn(own, code));

const RAISED = 1;
export const isRaised = ({ own }: Letter) => own.get(0x2a48)?.[0] === RAISED;

/** A sign that a font draws in this place: the number of the font, and the sign's code there. */
export function symbolOf({ own }: Letter): { font: number; code: number } | null {
  const symbol = own.get(0x6a09);
  return symbol ? { font: symbol.readUInt16LE(0), code: symbol.readUInt16LE(2) } : null;
}

export const fontOf = ({ own }: Letter): number | undefined => own.get(0x4a4f)?.readUInt16LE();

/** Where in the stream of data it stands what this sign shows. */
export const placeOf = ({ own }: Letter): number | undefined => own.get(0x6a03)?.readUInt32LE();
export const isForm = ({ own }: Letter) => isOn(own, 0x0806);
export const isObject = ({ own }: Letter) => isOn(own, 0x080a) || isOn(own, 0x0856);

export const isInTable = ({ paragraph }: Letter) => isOn(paragraph, 0x2416);
export const endsRow = ({ paragraph }: Letter) => isOn(paragraph, 0x2417);
