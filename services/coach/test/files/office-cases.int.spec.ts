import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { UNREAD_MARK } from '@careward/contracts/coach/files';
import { readFile } from '../../src/files/reading/read-file.js';
import { DOC, DOCX } from './hostile-files.js';
import { docx, zip } from './make-files.js';

const CASES = fileURLToPath(new URL('cases/', import.meta.url));
const load = (name: string) => readFileSync(join(CASES, name));

const DECISION =
  'Your request for home care has been approved for 20 hours each week. The county looked at the papers that you sent us.';
const FACTS =
  'You must send form RC-12 to the county by December 15, 2026. The monthly cost share is $45. Call 1-800-555-0142 with questions.';
const WHOLE = [DECISION, FACTS];
const DECIDED = 'Decision about your request for home care with the county office:';

/** What each document says, line by line. */
const documents: Record<string, readonly string[]> = {
  plain: WHOLE,
  'alt-chunk-html': WHOLE,
  'attached-template-local': WHOLE,
  'embedded-excel-chart': WHOLE,
  'fact-in-comment': WHOLE,
  'fact-in-footnote': WHOLE,
  'fact-in-header': [FACTS, DECISION],
  'fact-in-text-box': WHOLE,
  'text-box-without-fallback': WHOLE,
  'hidden-text': WHOLE,
  'checkbox-content-control': [DECIDED, '[ ] Approved', '[x] Denied', FACTS],
  'checkbox-wingdings': [DECIDED, '[ ] Approved', '[x] Denied', FACTS],
  'line-break-between-numbers': [
    DECISION,
    'Monthly cost share: $45',
    '20 hours each week are approved.',
    'You must send form RC-12 to the county by December 15, 2026',
    '12 Main Street, Room 4, is where the county office is.',
    'Call 1-800-555-0142 with questions.',
  ],
  'tabs-and-breaks': [DECISION, 'Deadline: December 15, 2026', 'Cost share: $45', 'Phone: 1-800-555-0142'],
  math: [
    DECISION,
    'The monthly cost share is $45, and you must send form RC-12 by December 15, 2026. Call 1-800-555-0142.',
  ],
  'merge-fields': [
    DECISION,
    'You must send form RC-12 by December 15, 2026. Cost share: $45. Call 1-800-555-0142.',
  ],
  'no-break-hyphen': [
    DECISION,
    'You must send form RC-12 by December 15, 2026. The cost share is $45. Call 1-800-555-0142.',
  ],
  'smart-tag-and-ruby': [
    DECISION,
    'You must send form RC-12 by December 15, 2026. The cost share is $45. Call 1-800-555-0142.',
  ],
  'numbered-list': [
    DECISION,
    '1. Send form RC-12 by December 15, 2026.',
    '2. Pay the cost share of $45.',
    '3. Call 1-800-555-0142.',
  ],
  table: [
    DECISION,
    'Send form RC-12 by: December 15, 2026',
    'Monthly cost share: $45',
    'Call: 1-800-555-0142',
  ],
  'tracked-changes': [
    DECISION,
    'You must send form RC-12 by December 15, 2026. The cost share is $45. Call 1-800-555-0142.',
    'This sentence was moved away from here to the end of the letter.',
  ],
};

const HOME_CARE = [
  'Your request for home care has been approved for 20 hours each week.',
  'The approval ends on December 31, 2026.',
  'You must send form RC-12 to the county by December 15, 2026.',
  'The monthly cost share is $45.',
  'Call the county office at 1-800-555-0142 if you have questions.',
].join('\n');
const SPANISH =
  'Su solicitud fue aprobada. La señora debe enviar el formulario a más tardar el 15 de diciembre de 2026. El costo mensual será de $45. ¿Preguntas? Llame al 1-800-555-0142. Información en español mañana.';

const texts: Record<string, string> = {
  ac1027: `AC1027 is the case number.\n${HOME_CARE}`,
  backspace: `Approved\n${HOME_CARE}`,
  cp850: SPANISH,
  csv: 'date,amount\n2026-12-15,$45',
  'ctrl-z': HOME_CARE,
  email: `From: county@example.test\nSubject: Decision\nMIME-Version: 1.0\n\n${HOME_CARE}`,
  formfeed: HOME_CARE.replaceAll('\n', '\f'),
  'g-at-188': `Good morning. The nurse came at nine and looked at the wound on the left foot; it is dry and closes well. The nurse came at nine and looked at the wound on the left foot; it is dry and cloGrandma slept well.\n${HOME_CARE}`,
  'id3-first': `ID3 visit notes\n${HOME_CARE}`,
  latin1: SPANISH,
  'mac-first-word': `MAC decision letter (Medicare Administrative Contractor)\n${HOME_CARE}`,
  macroman: SPANISH,
  'pdf-word': `%PDF is what the file began with, says the helper.\n${HOME_CARE}`,
  ps: `%!\n${HOME_CARE}`,
  regedit: `-----BEGIN PGP MESSAGE-----\n${HOME_CARE}`,
  'rtf-in-txt': `{\\rtf1\\ansi ${HOME_CARE}}`,
  'svg-word': `The nurse said <svg > is a picture format.\n${HOME_CARE}`,
  'utf16be-bom': SPANISH,
  'utf16le-nobom': SPANISH,
  'utf32le-bom': SPANISH,
  'vertical-tab': HOME_CARE,
  webvtt: `WEBVTT is how the transcript of the visit begins\n${HOME_CARE}`,
  'xml-like': `<?xml version="1.0"?><letter>${HOME_CARE}</letter>`,
};

const namesIn = (folder: string) =>
  readdirSync(join(CASES, folder)).map((name) => name.replace(/\.\w+$/, ''));

it('has what is right for each case', () => {
  expect([Object.keys(documents).toSorted(), Object.keys(texts).toSorted()]).toEqual([
    namesIn('docx').toSorted(),
    namesIn('txt').toSorted(),
  ]);
});

describe('a Word document', () => {
  it.each(Object.entries(documents))('is read whole: %s', async (name, lines) => {
    const file = await readFile(load(`docx/${name}.docx`), DOCX);
    expect(file).toMatchObject({ status: 'ready', type: DOCX, text: lines.join('\n\n') });
  });

  it.each([DOC, 'application/vnd.ms-word', 'application/zip', 'text/plain', 'application/rtf', ''])(
    'is taken under another name and as %j',
    async (declared) => {
      const file = await readFile(load('doc/docx-named.doc'), declared);
      expect(file).toMatchObject({ status: 'ready', type: DOCX, text: WHOLE.join('\n\n') });
    },
  );
});

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** A document whose body this is, with more parts. */
const withBody = (body: string, more: { name: string; data: Buffer | string }[] = []) =>
  zip([
    { name: '[Content_Types].xml', data: '<Types/>' },
    {
      name: 'word/document.xml',
      data: `<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    },
    ...more,
  ]);
const p = (text: string, properties = '') => `<w:p>${properties}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const row = (...cells: string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${p(cell)}</w:tc>`).join('')}</w:tr>`;
const box = (isTicked: boolean) =>
  `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="0"/>${isTicked ? '<w:checked/>' : ''}</w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMCHECKBOX </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const styles = `<w:styles xmlns:w="${WORD}"><w:style w:styleId="A"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>`;
const named = (kind: string, target: string) => ({
  name: 'word/_rels/document.xml.rels',
  data: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/></Relationships>`,
});

describe('the parts of a Word document', () => {
  it.each([
    [
      'a form of older Word',
      `<w:p>${box(true)}<w:r><w:t> Approved</w:t></w:r></w:p><w:p>${box(false)}<w:r><w:t> Denied</w:t></w:r></w:p>`,
      ['[x] Approved', '[ ] Denied'],
    ],
    [
      'a table with names of columns',
      `<w:tbl>${row('Service', 'Hours', 'Share')}${row('Home care', '20', '$45')}${row('Meals', '5', '$3')}</w:tbl>`,
      ['Service: Home care; Hours: 20; Share: $45', 'Service: Meals; Hours: 5; Share: $3'],
    ],
    [
      'texts side by side',
      `<w:tbl>${row('You do not have to pay.', 'Call us on Monday.')}</w:tbl>`,
      ['You do not have to pay.', 'Call us on Monday.'],
    ],
    [
      'a raised digit',
      '<w:p><w:r><w:t>$45</w:t></w:r><w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>1</w:t></w:r></w:p>',
      ['$45^1'],
    ],
    [
      'a fraction',
      '<w:p><m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath></w:p>',
      ['1/2'],
    ],
    [
      'letters and figures in the font of symbols',
      '<w:p><w:r><w:t>Take </w:t></w:r><w:r><w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr><w:t>b 15</w:t></w:r></w:p>',
      ['Take β 15'],
    ],
    ['an entity of its own', p('Pay &amp; sign'), ['Pay & sign']],
    [
      'ruby',
      '<w:p><w:r><w:ruby><w:rt><w:r><w:t>above</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>base</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>',
      ['base'],
    ],
    [
      'a struck-out price',
      '<w:p><w:r><w:rPr><w:strike/></w:rPr><w:t>$60</w:t></w:r><w:r><w:t>$45</w:t></w:r></w:p>',
      ['$45'],
    ],
  ])('are read: %s', async (_name, body, lines) => {
    expect(await readFile(withBody(body), '')).toMatchObject({ status: 'ready', text: lines.join('\n\n') });
  });

  it.each([
    ['decimalZero', '%1.', ['01. Sign', '02. Send']],
    ['upperRoman', '(%1)', ['(I) Sign', '(II) Send']],
  ])('are counted in the format of their list: %s', async (format, text, lines) => {
    const list = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
    const level = `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering = `<w:numbering xmlns:w="${WORD}"><w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const parts = [named('numbering', 'numbering.xml'), { name: 'word/numbering.xml', data: numbering }];
    expect(await readFile(withBody(p('Sign', list) + p('Send', list), parts), '')).toMatchObject({
      text: lines.join('\n\n'),
    });
  });

  it('are not read where a style hides them', async () => {
    const hidden = p('Pay $60.', '<w:pPr><w:pStyle w:val="B"/></w:pPr>');
    const parts = [named('styles', 'styles.xml'), { name: 'word/styles.xml', data: styles }];
    expect(await readFile(withBody(hidden + p('Pay $45.'), parts), '')).toMatchObject({
      status: 'ready',
      text: 'Pay $45.',
    });
  });

  it.each([
    ['quoted-printable', 'You must send form =\nRC-12. Se=C3=B1ora Ortiz pays $45.'],
    ['base64', Buffer.from('You must send form RC-12. Señora Ortiz pays $45.').toString('base64')],
  ])('are read where a program put a mail of pages in: %s', async (encoding, body) => {
    const mail = `MIME-Version: 1.0\nContent-Type: multipart/related; boundary="b"\n\n--b\nContent-Type: text/html; charset="utf-8"\nContent-Transfer-Encoding: ${encoding}\n\n${body}\n--b--\n`;
    const parts = [named('aFChunk', 'a.mht'), { name: 'word/a.mht', data: mail }];
    expect(await readFile(withBody('<w:altChunk r:id="r1"/>', parts), '')).toMatchObject({
      status: 'ready',
      text: 'You must send form RC-12. Señora Ortiz pays $45.',
    });
  });

  it('are read beside an even picture, which packs well', async () => {
    const picture = { name: 'word/media/image1.emf', data: Buffer.alloc(3_000_000) };
    expect(await readFile(withBody(p(FACTS), [picture]), '')).toMatchObject({ status: 'ready', text: FACTS });
  });

  it('are named as unread where they are of another kind', async () => {
    const parts = [named('aFChunk', 'a.rtf'), { name: 'word/a.rtf', data: '{\\rtf1 a}' }];
    expect(await readFile(withBody(`${p(FACTS)}<w:altChunk r:id="r1"/>`, parts), '')).toMatchObject({
      status: 'partial',
      missing: [{ kind: 'box', page: null }],
      text: `${FACTS}\n\n${UNREAD_MARK}`,
    });
  });

  it.each([
    ['a spreadsheet with macros', docx('a', [{ name: 'word/embeddings/a.xlsm', data: 'x' }]), 'active'],
    ['a part that was cut off', withBody('<w:p><w:r>'), 'damaged'],
  ])('can be what is not kept: %s', async (_name, bytes, reason) => {
    const file = await readFile(bytes, '');
    expect([file.status, file.reason]).toEqual([reason === 'damaged' ? 'failed' : 'refused', reason]);
  });
});

describe('a text', () => {
  it.each(Object.entries(texts))('is read whole: %s', async (name, text) => {
    const file = await readFile(load(`txt/${name}.txt`), 'text/plain');
    expect(file).toMatchObject({ status: 'ready', type: 'text/plain', text });
  });

  it.each([
    'text/csv',
    'text/markdown',
    'text/vtt',
    'message/rfc822',
    'application/x-note',
    'application/vnd.ms-excel',
  ])('is taken as %s', async (declared) => {
    expect(await readFile(Buffer.from(FACTS), declared)).toMatchObject({ status: 'ready', text: FACTS });
  });

  it.each([
    [
      'UTF-8',
      Buffer.concat([Buffer.from('Señora Núñez paga $45'), Buffer.from([0x9d]), Buffer.from(' más')]),
      `Señora Núñez paga $45${UNREAD_MARK} más`,
    ],
    [
      'ASCII',
      Buffer.concat([Buffer.from('The share is $4'), Buffer.from([0x9d]), Buffer.from('5')]),
      `The share is $4${UNREAD_MARK}5`,
    ],
  ])('keeps the rest where one byte is bad: %s', async (_name, bytes, text) => {
    expect(await readFile(bytes, 'text/plain')).toMatchObject({
      status: 'partial',
      missing: [{ kind: 'words', page: null }],
      text,
    });
  });

  it.each([
    ['BMI 24', 'BMI 24.1, weight 160 pounds.'],
    ['GIF', 'GIF89a is written on the picture.'],
    ['a tag', '<b>Important</b>: call 1-800-555-0142.'],
    ['PK', 'PK yogurt at 8.'],
  ])('may begin as another kind of file does: %s', async (_name, text) => {
    expect(await readFile(Buffer.from(text), 'text/plain')).toMatchObject({ status: 'ready', text });
  });
});
