import { Parser } from 'htmlparser2';
import { Refusal } from '../read-file.domain.js';

/** An element; names are without their prefix, which each program chooses for itself. */
export type Xml = { name: string; attributes: Record<string, string>; children: (Xml | string)[] };

/** Deeper than any letter, and not too deep to be walked. */
const DEEPEST = 400;

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** The root of a part of a document. Entities that the part declares itself are never expanded. */
export function parseXml(source: string): Xml {
  const root: Xml = { name: '', attributes: {}, children: [] };
  const open = [root];
  let openedAt = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        openedAt = parser.startIndex;
        const named = Object.entries(attributes).map(([key, value]) => [local(key), value] as const);
        const element: Xml = {
          name: local(name),
          attributes: Object.fromEntries<string>(named),
          children: [],
        };
        open.at(-1)?.children.push(element);
        if (open.push(element) > DEEPEST) throw new Refusal('damaged');
      },
      ontext(text) {
        open.at(-1)?.children.push(text);
      },
      onclosetag(_name, isImplied) {
        const isEmpty = parser.startIndex === openedAt;
        // What another one closes has lost its end.
        if (isImplied && !isEmpty) throw new Refusal('damaged');
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.write(source);
  // What is not closed was cut off.
  if (open.length > 1) throw new Refusal('damaged');
  const [first] = elementsOf(root);
  if (!first) throw new Refusal('damaged');
  return first;
}

export const elementsOf = ({ children }: Xml): Xml[] => children.filter((child) => typeof child !== 'string');

export const ownText = ({ children }: Xml): string =>
  children.filter((child) => typeof child === 'string').join('');

/** The element that these names lead to, each a child of the one before. */
export function at(element: Xml | undefined, ...names: string[]): Xml | undefined {
  return names.reduce<Xml | undefined>(
    (found, name) => found && elementsOf(found).find((child) => child.name === name),
    element,
  );
}

/** All elements of this name, however deep. */
export const allOf = (element: Xml, name: string): Xml[] =>
  elementsOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...allOf(child, name)]);

export const valueAt = (element: Xml | undefined, ...names: string[]): string | undefined =>
  at(element, ...names)?.attributes.val;

const OFF = new Set(['0', 'false', 'off', 'none']);

/** A switch, which is on where nothing else is said; undefined where it is not set. */
export function isOn(element: Xml | undefined, name: string): boolean | undefined {
  const found = at(element, name);
  return found && !OFF.has(found.attributes.val ?? 'true');
}
