import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFName, PDFString } from '@cantoo/pdf-lib';
import { PAGE_BREAK, UNREAD_MARK } from '@careward/contracts/coach/files';
import { Log } from '@careward/platform/observability/log';
import { describe, expect, it } from '@jest/globals';
import { FileReader } from '../../src/files/reading/file-reader.js';
import { readFile as readOne } from '../../src/files/reading/read-file.js';
import { blank, handwriting, pdf } from './make-files.js';

const CASES = join(import.meta.dirname, 'cases/pdf');
const PDF = 'application/pdf';
const load = (name: string) => readFile(join(CASES, `${name}.pdf`));
const read = async (name: string) => readOne(await load(name), PDF);

const reader = new FileReader(new Log('coach', 'silent'), { COACH_TIMEOUT_FACTOR: 8 } as never);
/** What is recognized takes work that only a process of its own may take. */
const recognize = async (bytes: Buffer) => reader.read(bytes, { type: PDF, owner: 'ana' });

const WHOLE = { status: 'ready', reason: null };
const DEADLINE = 'You must send form RC-12 to the county by December 15, 2026.';
const PHONE = 'Call the county office at 1-800-555-0142 if you have questions.';
/** The end of a sentence may be read as a comma. */
const LETTER = [DEADLINE, 'The monthly cost share is $45', PHONE];
const TABLE = ['Hours each week: 20', 'Cost share: $45', 'Form due: 12/15/2026', 'Phone: 1-800-555-0142'];

const letter = (name: string) => ({ name, file: WHOLE, lines: LETTER });

describe('a PDF is read as a person reads it', () => {
  it.each([
    ...['text', 'bom-before', 'junk-before', 'junk-2k-before', 'junk-after', 'no-xref'].map(letter),
    ...['unused-bad-object', 'empty-javascript-name-tree'].map(letter),
    { name: 'label-and-value-table', file: WHOLE, lines: TABLE },
    { name: 'owner-password-only', file: WHOLE, lines: TABLE },
    {
      name: 'filled-form',
      file: WHOLE,
      lines: [
        'Approved hours: 20 hours each week',
        'Send form by: December 15, 2026',
        'Cost share: $45',
        '[x] Approved',
      ],
    },
    {
      name: 'xfa-form-with-fields',
      file: WHOLE,
      lines: ['Send form by: December 15, 2026', 'Cost share: $45'],
    },
    {
      name: 'xfa-form-without-pages',
      file: { status: 'partial', reason: 'unclear', missing: [{ kind: 'words', page: 1 }] },
      lines: ['Request for caregiver help', 'Send form by: December 15, 2026', 'Cost share: $45'],
    },
    {
      name: 'ticked-and-chosen-form',
      file: WHOLE,
      lines: [
        ...['[x] Approved', '[ ] Denied', '[ ] Respite at home', '[x] Respite in a facility'],
        ...['Hours each week: 20', 'Send the form to: County office', 'Days of help: Monday, Friday'],
      ],
    },
    {
      name: 'letters-drawn-as-shapes',
      file: { status: 'partial', reason: 'unclear', missing: [{ kind: 'page', page: 2 }] },
      lines: [DEADLINE, UNREAD_MARK],
    },
    { name: 'freetext-note', file: WHOLE, lines: [DEADLINE] },
    {
      name: 'two-columns',
      file: WHOLE,
      lines: [
        'You must send form RC-12 to the county by December 15, 2026, or the help stops.',
        'The monthly cost share is $45 and has to be paid to the agency, not to us.',
      ],
    },
    {
      name: 'two-strings-side-by-side',
      file: WHOLE,
      lines: ['Monthly cost share: $45', '20 hours each week', DEADLINE.slice(0, -1)],
    },
    {
      name: 'hebrew-and-arabic',
      file: WHOLE,
      lines: [
        'יש לשלוח את טופס RC-12 למחוז עד 15 בדצמבר 2026.',
        'العنوان: مكتب المقاطعة (الطابق 3)، وحصة الدفع الشهرية 45 دولارا.',
        'טלפון: 1-800-555-0142',
      ],
    },
    { name: '60-pages-fact-on-56', file: { ...WHOLE, pages: 60 }, lines: LETTER },
    { name: 'fact-after-10000-characters', file: WHOLE, lines: LETTER },
  ])('$name', async ({ name, file, lines }) => {
    const { text, ...rest } = await read(name);
    expect(rest).toMatchObject(file);
    const found = text.split(/[\n\f]/);
    for (const line of lines) expect(found).toContainEqual(expect.stringContaining(line));
  });
});

describe('of a PDF no more is read than a person sees', () => {
  it('nothing that is white, tiny or struck out', async () => {
    expect(await read('white-and-tiny-text')).toMatchObject({ ...WHOLE, text: DEADLINE });
    expect(await read('struck-out-line')).toMatchObject({
      status: 'partial',
      missing: [{ kind: 'words', page: 1 }],
      text: `${UNREAD_MARK}\n${DEADLINE}`,
    });
  });

  it('as far as it goes, or nothing of one that is locked', async () => {
    const cut = await read('truncated-70');
    expect(cut).toMatchObject({ status: 'partial', reason: 'damaged', missing: [{ kind: 'rest', page: 1 }] });
    expect(cut.text).toMatch(/^Your request for home care has been approved for 20 hours each week\.\n/);
    expect(cut.text.endsWith(UNREAD_MARK)).toBe(true);
    expect(await read('user-password')).toMatchObject({ status: 'failed', reason: 'encrypted', text: '' });
  });

  it.each([
    ['letters in no ink', '3 Tr', ''],
    ['letters of one point', '/F 1 Tf', ''],
    ['letters outside the page', '1 0 0 1 700 700 Tm', ''],
    ['white letters', '1 g', ''],
    ['a hidden layer', '/OC /Hidden BDC', 'EMC'],
    ['a covered line', '', 'ET 1 g 60 690 400 30 re f BT'],
  ])('%s', async (_name, before, after) => {
    const drawn = `BT /F 12 Tf 1 0 0 1 72 740 Tm (${DEADLINE}) Tj 1 0 0 1 72 700 Tm ${before} (You owe $900.) Tj ${after} ET`;
    const file = await readOne(await drawnPdf(drawn), PDF);
    expect(file).toMatchObject({ ...WHOLE, text: DEADLINE });
  });

  it.each([
    ['a line that was drawn', '72 704 m 165 704 l S', undefined],
    ['a thin box', '72 703.5 95 1 re f', undefined],
    [
      'a mark over it',
      '',
      { Subtype: 'StrikeOut', Rect: [70, 698, 170, 714], QuadPoints: [70, 714, 170, 714, 70, 698, 170, 698] },
    ],
  ])('words that are struck out by %s', async (_name, line, mark) => {
    const drawn = `BT /F 12 Tf 1 0 0 1 72 740 Tm (${DEADLINE}) Tj 1 0 0 1 72 700 Tm (You owe $900 now.) Tj ET ${line}`;
    const file = await readOne(await drawnPdf(drawn, mark ? [mark] : []), PDF);
    expect(file).toMatchObject({ status: 'partial', missing: [{ kind: 'words', page: 1 }] });
    expect(file.text).not.toContain('900');
  });
});

describe('the lines of a PDF', () => {
  it.each([
    ['turned with their page', '0 1 -1 0 300 100 Tm (Form due: December 15) Tj', 'Form due: December 15'],
    [
      'with a word parted at the end',
      '(The county decides on your applica-) Tj 0 -14 Td (tion in December.) Tj',
      'The county decides on your application in December.',
    ],
    [
      'with a word that keeps its hyphen',
      '(The county pays for all of your long-) Tj 0 -14 Td (term care.) Tj',
      'The county pays for all of your long-term care.',
    ],
    ['with points to their value', '(Cost share ................ $45) Tj', 'Cost share: $45'],
    [
      'with a box to tick',
      '([ ]) Tj 30 0 Td (Denied) Tj 90 0 Td ([x]) Tj 30 0 Td (Approved) Tj',
      '[ ] Denied\n\n[x] Approved',
    ],
    [
      'with a letter that has no meaning',
      '(You do ) Tj /P 12 Tf (A) Tj /F 12 Tf ( have to pay.) Tj',
      `You do ${UNREAD_MARK} have to pay.`,
    ],
  ])('are read %s', async (_name, shown, text) => {
    const drawn = `BT /F 12 Tf 1 0 0 1 72 700 Tm ${shown} ET`;
    const file = await readOne(await drawnPdf(drawn), PDF);
    expect(file.text).toBe(text);
  });
});

describe('the scanned pages of a PDF', () => {
  it.each([
    ...['scan-as-inline-image', 'scan-as-stencil-mask', 'scan-sideways-with-rotate'],
    ...['scan-with-fax-header', 'cover-text-then-scan', 'scan-in-16-strips-long-letter'],
    // On four pages, each packed in another way.
    'faxed-and-scanned-in-four-packings',
  ])('are read: %s', async (name) => {
    const { text, ...rest } = await recognize(await load(name));
    expect(rest).toMatchObject(WHOLE);
    for (const line of LETTER) expect(text).toContain(line);
  });

  const scan = 'q 612 0 0 792 0 0 cm /Scan Do Q';

  it('are named where they are too many', async () => {
    const file = await pdf([[DEADLINE]], async (document) => {
      const image = await document.embedPng(await blank(90, 120).png().toBuffer());
      for (let n = 0; n < 7; n++)
        document.addPage([612, 792]).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
    });
    expect(await recognize(file)).toMatchObject({
      status: 'partial',
      reason: 'too-many-pages',
      missing: [{ kind: 'page', page: 8 }],
    });
  });

  it.each([
    ['cannot be unpacked', scan],
    ['show no words', 'q 612 0 0 792 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID\n~\nEI Q'],
  ])(
    'are named, and read by what their scanner recognized, where their pictures %s',
    async (_why, picture) => {
      const layer = `${picture} BT /F 12 Tf 3 Tr 1 0 0 1 72 700 Tm (${DEADLINE}) Tj ET`;
      expect(await recognize(await drawnPdf(layer))).toMatchObject({
        status: 'partial',
        missing: [{ kind: 'picture', page: 1 }],
        text: DEADLINE,
      });
    },
  );

  it('are named where nothing written on them is read', async () => {
    const file = await pdf([[DEADLINE]], async (document) => {
      const image = await document.embedPng(await handwriting([150, 260, 370, 500, 620], 1_553));
      document.addPage([612, 792]).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
    });
    expect(await recognize(file)).toMatchObject({
      status: 'partial',
      reason: 'unclear',
      missing: [{ kind: 'page', page: 2 }],
      text: `${DEADLINE}${PAGE_BREAK}${UNREAD_MARK}`,
    });
  });

  it('are named where their pictures cannot be unpacked', async () => {
    expect(await recognize(await drawnPdf(scan))).toMatchObject({
      status: 'failed',
      reason: 'unclear',
    });
  });
});

describe('what a PDF can do', () => {
  it.each([
    [
      'a script that a viewer may find in a broken object',
      '<</S/Java#53cript/JS(app.alert\\(1\\))/First ## 0 R>>',
    ],
    ['a program that is started from a broken object', '<</S/Launch/F(cmd.exe)/First ## 0 R>>'],
  ])('refuses it: %s', async (_name, object) => {
    const whole = await readFile(join(CASES, 'unused-bad-object.pdf'), 'latin1');
    const changed = whole.replace(/<<\/Type\/Outlines.*?>>/, object);
    expect(await readOne(Buffer.from(changed, 'latin1'), PDF)).toMatchObject({
      status: 'refused',
      reason: 'active',
    });
  });

  it.each([
    ['JPXDecode', `ff4fff51002900${'00'.repeat(1)}${'0000ea60'.repeat(2)}${'00'.repeat(8)}`],
    ['JBIG2Decode', `00000000300001000000 13${'0000ea60'.repeat(2)}${'00'.repeat(11)}`],
    ['DCTDecode', 'ffd8ffc0000b08ea60ea6001011100'],
    ['CCITTFaxDecode', '00'],
  ])('refuses a picture of one point that unpacks to 3,600 million by %s', async (filter, packed) => {
    const file = await pdf([[DEADLINE]], ({ context }) =>
      context.register(
        context.stream(Buffer.from(packed.replaceAll(' ', ''), 'hex'), {
          ...{ Subtype: 'Image', Width: 1, Height: 1, Filter: filter },
          DecodeParms: { Columns: 60_000, Rows: filter === 'CCITTFaxDecode' ? 60_000 : 1 },
        }),
      ),
    );
    expect(await readOne(file, PDF)).toMatchObject({
      status: 'refused',
      reason: 'too-big-inside',
    });
  });

  it('refuses a script in a tree of names that is not empty, wherever it hangs', async () => {
    const file = await pdf([['hello']], ({ catalog, context }) =>
      catalog.set(
        PDFName.of('Names'),
        context.obj({
          JavaScript: { Kids: [context.register(context.obj({ Names: [PDFString.of('a'), {}] }))] },
        }),
      ),
    );
    expect(await readOne(file, PDF)).toMatchObject({ reason: 'active' });
  });
});

/** A page that is drawn by these operators; F is a font, P one whose letters have no meaning, Hidden a layer that is off, Scan a picture. */
const drawnPdf = (operators: string, annotations: readonly Record<string, unknown>[] = []) =>
  pdf([], (document) => {
    const { context, catalog } = document;
    const page = document.addPage([612, 792]);
    const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('hidden') }));
    catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
    const meaning = context.register(
      context.stream(
        'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <E123> endbfchar endcmap',
      ),
    );
    const packed = { Type: 'XObject', Subtype: 'Image', Filter: 'JPXDecode', Width: 900, Height: 1_200 };
    const picture = context.register(
      context.stream('packed', { ...packed, ColorSpace: 'DeviceGray', BitsPerComponent: 1 }),
    );
    const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
    page.node.set(
      PDFName.of('Resources'),
      context.obj({
        Font: { F: font, P: { ...font, ToUnicode: meaning } },
        Properties: { Hidden: layer },
        XObject: { Scan: picture },
      }),
    );
    page.node.addContentStream(context.register(context.stream(operators)));
    page.node.set(
      PDFName.of('Annots'),
      context.obj(annotations.map((each) => ({ Type: 'Annot', ...each })) as never),
    );
  });
