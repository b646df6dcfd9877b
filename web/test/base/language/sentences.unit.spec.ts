import { fileRefusals } from '@careward/contracts/coach/files';
import { ADDRESS_NOT_PUBLIC } from '@careward/contracts/discovery/source-fields';
import { problemCodes } from '@careward/contracts/kernel/problem-codes';
import { routeTable } from '@careward/contracts/route-table';
import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceOf, spanishFieldSentence, withSpanishWords } from '../../../src/base/language/sentences.js';
import '../../../src/base/language/spanish-sentences.js';
import '../../../src/features/coach/files/words.js';
import '../../../src/features/discovery/words.js';

const FIELD = 'Valid email is required';

describe('the sentence of a failed call', () => {
  it('is the server’s in English', () => {
    expect(sentenceOf({ message: '400: {}', code: 'busy', sentence: 'Many people.' }, 'en')).toBe(
      'Many people.',
    );
  });

  it.each(problemCodes)('has Spanish words for %s', (code) => {
    const sentence = sentenceOf({ message: '', code, sentence: 'Something in English.' }, 'es');
    expect(sentence).toMatch(/\p{L}/u);
    expect(sentence).not.toContain('English');
  });

  it('is that of the field when the input is not valid', () => {
    const error = { message: '', code: 'invalid-input', sentence: FIELD };
    expect(sentenceOf(error, 'es')).toBe('Escriba un correo electrónico válido');
  });

  it('keeps the number for support', () => {
    expect(sentenceOf({ message: '', code: 'internal', id: '42' }, 'es')).toContain('42');
  });

  it.each([undefined, new Error('a bug'), { message: 'Failed to fetch' }])('is missing for %p', (error) => {
    expect([sentenceOf(error, 'en'), sentenceOf(error, 'es')]).toEqual([undefined, undefined]);
  });
});

/** What the server is made of. */
const sources = ['infra/contracts/src', 'services/discovery/src', 'infra/platform/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

const LONG = 'x'.repeat(10_000);
const wrongValues = [undefined, null, 5, '', ' ', 'x', LONG, [], ['x'], Array(50).fill(LONG), true, {}];

const bodies = routeTable.flatMap(({ body }) => (body ? [body] : []));

/** Every sentence that the body of a call can be refused with, in each field. */
function sentencesOf(schema: (typeof bodies)[number]) {
  const fields = 'shape' in schema ? Object.keys(schema.shape as object) : [];
  const wrongBodies = wrongValues.flatMap((value) => [
    Object.fromEntries(fields.map((field) => [field, value])),
    {},
  ]);
  return wrongBodies.flatMap(
    (body) => schema.safeParse(body).error?.issues.map(({ message }) => message) ?? [],
  );
}

const fieldSentences = withSpanishWords().filter((what) => !problemCodes.some((code) => code === what));
const sentences = [...new Set(bodies.flatMap(sentencesOf))];
/** Two parts each, which stand apart in the source. */
const ofFiles: readonly string[] = Object.values(fileRefusals);

describe('a sentence of the contracts', () => {
  it.each(sentences)('has Spanish words in base/language/spanish-sentences.ts: %s', (sentence) => {
    expect(spanishFieldSentence(sentence)).toEqual(expect.any(String));
  });

  it.each(fieldSentences)('is still said in English, or its Spanish twin is of no use: %s', (sentence) => {
    // The rest may be put together when it is said.
    const [beginning = ''] = sentence.split(/\d|(?<=This source is already )/);
    const isSaid = ofFiles.includes(sentence) || sources.some((source) => source.includes(beginning));
    expect(isSaid).toBe(true);
  });

  it.each([ADDRESS_NOT_PUBLIC, 'This source is already approved.'])(
    'of a service about a source has them too: %s',
    (sentence) => {
      expect(spanishFieldSentence(sentence)).toEqual(expect.any(String));
    },
  );

  it('are many', () => {
    expect(sentences.length).toBeGreaterThan(20);
  });
});
