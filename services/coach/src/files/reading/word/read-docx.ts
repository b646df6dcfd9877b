import type { UnreadPart } from '@careward/contracts/coach/schemas';
import { type Docx, openDocx, type Relation, relationsOf } from './docx-archive.js';
import { levelsOf, listCounter } from './docx-numbering.js';
import { readStyles } from './docx-styles.js';
import { PartText } from './docx-text.js';
import { htmlText } from '../html-text.js';
import { textOrNone, type FileText } from '../read-file.domain.js';
import { pageOfMht } from './mht-page.domain.js';
import { allOf, elementsOf, isOn, parseXml, type Xml } from './xml-tree.js';

export async function checkDocx(bytes: Buffer): Promise<void> {
  await openDocx(bytes);
}

/** All that a document shows: what is at the head of its pages first, what is at their foot last. */
export async function readDocx(bytes: Buffer): Promise<FileText> {
  const docx = await openDocx(bytes);
  const document = parseXml(docx.parts.get(docx.main) ?? '');
  const relations = relationsOf(docx.parts, docx.main);
  const shared = (kind: string) =>
    rootOf(
      docx,
      relations.find((each) => each.kind === kind),
    );
  const styles = readStyles(shared('styles'));
  const numberOf = listCounter(levelsOf(shared('numbering')));
  const missing: UnreadPart[] = [];

  const textOf = (element: Xml, chunks: readonly Relation[] = []): string => {
    const chunkOf = (id: string) =>
      readChunk(
        docx,
        chunks.find((each) => each.id === id),
      );
    const part = new PartText({ styles, numberOf, chunkOf });
    const text = part.blocks(element);
    missing.push(...part.missing);
    return text;
  };

  const body = textOf(document, relations);
  const edges = (name: 'headerReference' | 'footerReference') => {
    const shown = sectionsOf(document).flatMap((section) => shownOf(section, name, shared('settings')));
    return relations
      .filter(({ id }) => shown.includes(id))
      .map((each) => rootOf(docx, each))
      .map((root) => (root ? textOf(root) : ''));
  };
  const notes = (kind: string, reference: string, name: string) => {
    const root = shared(kind);
    const used = new Set(allOf(document, reference).map(({ attributes }) => attributes.id));
    return (root ? elementsOf(root) : [])
      .filter((note) => note.name === name && used.has(note.attributes.id))
      .map((note) => textOf(note));
  };
  const texts = [
    ...edges('headerReference'),
    body,
    ...notes('footnotes', 'footnoteReference', 'footnote'),
    ...notes('endnotes', 'endnoteReference', 'endnote'),
    ...notes('comments', 'commentReference', 'comment'),
    ...edges('footerReference'),
  ];
  return textOrNone(texts.filter((text) => text.trim() !== '').join('\n\n'), { missing });
}

function rootOf({ parts }: Docx, relation: Relation | undefined): Xml | undefined {
  const source = relation && !relation.isExternal ? parts.get(relation.target) : undefined;
  return source === undefined ? undefined : parseXml(source);
}

const sectionsOf = (document: Xml) => allOf(document, 'sectPr');

/** Those of a first or an even page are only shown where the document says so. */
const shownOf = (section: Xml, name: string, settings: Xml | undefined): string[] =>
  elementsOf(section)
    .filter((element) => element.name === name)
    .filter(({ attributes: { type = 'default' } }) => {
      if (type === 'first') return isOn(section, 'titlePg') === true;
      return type !== 'even' || isOn(settings, 'evenAndOddHeaders') === true;
    })
    .map(({ attributes }) => attributes.id ?? '');

/** Only the text of a page or a text that a document takes in; null of what is of another kind. */
function readChunk({ parts }: Docx, relation: Relation | undefined): string | null {
  const source = relation && !relation.isExternal ? parts.get(relation.target) : undefined;
  if (source === undefined || !relation) return null;
  if (/\.x?html?$/i.test(relation.target)) return htmlText(source);
  if (/\.mht(?:ml)?$/i.test(relation.target)) return htmlText(pageOfMht(source));
  return /\.txt$/i.test(relation.target) ? source : null;
}
