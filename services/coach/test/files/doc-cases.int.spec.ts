import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readFile } from '../../src/files/reading/read-file.js';
import { DOC, DOCX } from './hostile-files.js';
import { doc, oldOffice } from './make-files.js';

const load = (name: string) => readFileSync(new URL(`cases/doc/${name}.doc`, import.meta.url));

const FACTS =
  'You must send form RC-12 to the county by December 15, 2026. The monthly cost share is $45. Call 1-800-555-0142 with questions.';

/** Written by LibreOffice, with hidden, struck and deleted words between these. */
const OLD_FORMAT = [
  'County Office for Home Care',
  'Case number 2231',
  'You do have to pay a share of the costs.',
  'Take 10-15 minutes for the interview. It is free.',
  '20 hours',
  '12 Main Street',
  '[x] Approved',
  '[ ] Denied',
  '[x] I agree.',
  'Send form RC-12 by: December 15, 2026',
  'Monthly cost share: $45',
  '1. Sign the form.',
  '2. Send it back.',
  'Come on Monday. See the county’s page.',
  'Bring a photo card.',
  'The share is $45 a month.',
  'Room 4 is on the second floor.',
  'Ask for Mrs. Ortiz.',
  'Call 1-800-555-0142 with questions.',
  'Page for your records',
];

describe('a Word document of the old format', () => {
  it('is taken as one of the new', async () => {
    expect(await readFile(doc(FACTS), DOCX)).toMatchObject({ status: 'ready', type: DOC, text: FACTS });
  });

  it('is read with all that it shows, and with nothing else', async () => {
    const file = await readFile(load('old-format'), DOC);
    expect(file).toMatchObject({ status: 'ready', type: DOC, text: OLD_FORMAT.join('\n\n') });
  });

  it('that lost its end is not read', async () => {
    const cut = load('old-format').subarray(0, 4_096);
    const file = Buffer.concat([cut, Buffer.from('WordDocument', 'utf16le')]);
    expect(await readFile(file, DOC)).toMatchObject({ status: 'failed', type: DOC, reason: 'damaged' });
  });

  it('is a document whatever the case of its names, and so are its macros', async () => {
    const lower = (bytes: Buffer, name: string) => {
      bytes.write(name.toLowerCase(), bytes.indexOf(Buffer.from(name, 'utf16le')), 'utf16le');
      return readFile(bytes, DOC);
    };
    expect(await lower(doc(FACTS), 'WordDocument')).toMatchObject({ status: 'ready', text: FACTS });
    const macros = doc(FACTS, { more: [{ name: '_VBA_PROJECT', data: Buffer.alloc(4_096) }] });
    expect(await lower(macros, '_VBA_PROJECT')).toMatchObject({ status: 'refused', reason: 'macro' });
  });

  it('is not kept with a file in it', async () => {
    const carrying = oldOffice([
      { name: 'WordDocument', data: Buffer.alloc(4_096) },
      { name: 'Ole10Native', data: Buffer.alloc(4_096) },
    ]);
    expect(await readFile(carrying, '')).toMatchObject({ status: 'refused', reason: 'active' });
  });
});

describe('what is named as a document of the old format', () => {
  it.each(['html', 'mht', 'rtf', 'wordml2003'])('is none when it is %s: what to do is said', async (name) => {
    expect(await readFile(load(`${name}-named`), DOC)).toMatchObject({
      status: 'refused',
      reason: 'not-saved-as-word',
    });
  });

  it('is a text when its bytes are', async () => {
    const file = await readFile(load('text-named'), DOC);
    expect(file).toMatchObject({ status: 'ready', type: 'text/plain', text: FACTS });
  });
});
