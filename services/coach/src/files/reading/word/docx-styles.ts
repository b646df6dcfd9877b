import { at, elementsOf, isOn, valueAt, type Xml } from './xml-tree.js';

/** What a style does to the text that has it. */
export type Style = { isHidden?: boolean; isStruck?: boolean; list?: { id: string; level: number } };
export type Styles = ReadonlyMap<string, Style>;

/** What properties of a run say of its text; nothing of what they do not say. */
export function styleOfRun(properties: Xml | undefined): Style {
  const isHidden = isOn(properties, 'vanish');
  const isStruck = isOn(properties, 'strike') ?? isOn(properties, 'dstrike');
  return { ...(isHidden !== undefined && { isHidden }), ...(isStruck !== undefined && { isStruck }) };
}

export function listOfParagraph(properties: Xml | undefined): Pick<Style, 'list'> {
  const id = valueAt(properties, 'numPr', 'numId');
  return id === undefined ? {} : { list: { id, level: Number(valueAt(properties, 'numPr', 'ilvl') ?? 0) } };
}

/** Each style with what it takes over from the one that it is based on. */
export function readStyles(root: Xml | undefined): Styles {
  const sources = new Map(
    (root ? elementsOf(root) : [])
      .filter(({ name }) => name === 'style')
      .map((style) => [style.attributes.styleId ?? '', style]),
  );
  const styleOf = (id: string, seen: readonly string[]): Style => {
    const source = sources.get(id);
    if (!source || seen.includes(id)) return {};
    return {
      ...styleOf(valueAt(source, 'basedOn') ?? '', [...seen, id]),
      ...styleOfRun(at(source, 'rPr')),
      ...listOfParagraph(at(source, 'pPr')),
    };
  };
  return new Map([...sources.keys()].map((id) => [id, styleOf(id, [])]));
}
