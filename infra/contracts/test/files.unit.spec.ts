import { describe, expect, it } from '@jest/globals';
import {
  cleanFileName,
  type FileType,
  fitsType,
  fittingName,
  isOffered,
  OFFERED,
  parseAttachment,
  UPLOAD,
} from '../src/coach/files.js';
import { sendMessage } from '../src/coach/schemas.js';

const ID = '019f0000-0000-7000-8000-000000000001';
const PATH = `/api/chat/files/${ID}`;

describe('an attachment', () => {
  it.each([
    [`${PATH}|letter.pdf`, { id: ID, filename: 'letter.pdf' }],
    [`${PATH}|a|b.pdf`, { id: ID, filename: 'a|b.pdf' }],
    [`${PATH}|`, { id: ID, filename: '' }],
    [PATH, null],
    [`${PATH}/status|letter.pdf`, null],
    [`https://elsewhere.example${PATH}|letter.pdf`, null],
    [`/api/chat/files/../x|letter.pdf`, null],
    [`/api/chat/files/${ID.replace('f', 'F')}|letter.pdf`, null],
    ['', null],
  ])('%j is split at the first bar', (sent, expected) => {
    expect(parseAttachment(sent)).toEqual(expected);
  });

  it.each([
    ['letter.pdf', 'letter.pdf'],
    [' carta de mamá.pdf ', 'carta de mamá.pdf'],
    ['C:\\fakepath\\scan.png', 'scan.png'],
    ['../../etc/passwd', 'passwd'],
    ['folder/', ''],
    ['a\u202Egnp.exe', 'agnp.exe'],
    ['a\u0000\r\nb.txt', 'ab.txt'],
    ['\u200B', ''],
    ['x'.repeat(500), 'x'.repeat(UPLOAD.nameLength)],
    [`${'é'.repeat(500)}.docx`, `${'é'.repeat(UPLOAD.nameLength - 5)}.docx`],
    [`${'👵'.repeat(200)}.png`, `${'👵'.repeat(UPLOAD.nameLength - 4)}.png`],
  ])('called %j becomes %j', (sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept);
  });

  it.each<[string, FileType, boolean]>([
    ['a.jpg', 'image/jpeg', true],
    ['a.JPEG', 'image/jpeg', true],
    ['a.png', 'image/jpeg', false],
    ['a.pdf.exe', 'application/pdf', false],
    ['pdf', 'application/pdf', false],
    ['.pdf', 'application/pdf', true],
    ['a.docx', 'application/msword', true],
    ['a.doc', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', true],
    ['list.csv', 'text/plain', true],
    ['letter.doc', 'text/plain', true],
    ['a.exe', 'text/plain', false],
    ['a.html', 'text/plain', false],
    ['a.docm', 'application/msword', false],
  ])('called %s and of type %s fits: %s', (filename, type, fits) => {
    expect(fitsType(filename, type)).toBe(fits);
  });
});

describe('a name that has to fit', () => {
  it.each<[string, FileType, string]>([
    ['letter.pdf', 'application/pdf', 'letter.pdf'],
    ['letter', 'application/pdf', 'letter.pdf'],
    ['a list.csv', 'text/plain', 'a list.csv'],
    ['photo.png', 'image/jpeg', 'photo.png.jpg'],
  ])('%s of type %s is %s', (name, type, fits) => expect(fittingName(name, type)).toBe(fits));
});

describe('what may be chosen', () => {
  it.each<[string, string, boolean]>([
    ['list.csv', 'text/csv', true],
    ['list.csv', 'application/vnd.ms-excel', true],
    ['NOTES.MD', '', true],
    ['photo', 'image/jpeg', true],
    ['table.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
    ['a.exe', '', false],
    ['no ending', '', false],
  ])('%s, called %j: %s', (name, type, expected) => expect(isOffered({ name, type })).toBe(expected));

  it('has no ending twice', () => expect(OFFERED).toEqual([...new Set(OFFERED)]));
});

it('may have 10 MB', () => expect(UPLOAD.bytes).toBe(10 * 1024 * 1024));

describe('a message', () => {
  const ids = Array.from({ length: UPLOAD.perMessage + 1 }, (_, at) => ID.replace(/.$/, String(at)));
  const attachments = ids.map((id) => `/api/chat/files/${id}|letter.pdf`);

  it(`has at most ${UPLOAD.perMessage} files`, () => {
    const sent = (few: string[]) => sendMessage.safeParse({ content: 'hello', attachments: few }).success;
    expect([sent(attachments.slice(1)), sent(attachments)]).toEqual([true, false]);
  });

  it('needs a text beside them, which our page writes itself', () => {
    const sent = { content: '', attachments: attachments.slice(1) };
    expect(sendMessage.safeParse(sent).success).toBe(false);
    expect(sendMessage.safeParse({ ...sent, content: '📎 File attached' }).success).toBe(true);
  });
});
