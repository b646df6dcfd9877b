import type { Language } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../src/model/verification/claim-check.js';
import { ReplyCheck } from '../../../src/model/verification/verify-answer.js';
import { aClaimCheck, silent } from '../a-claim-check.js';
import { PlayedModel } from '../played-model.js';
import { type WrittenSentence, faithfulSentences } from './faithful-sentences.js';
import { falseSentences } from './false-sentences.js';
import { unseenFaithful, unseenFalse } from './unseen-sentences.js';
import { citing } from './sentence-of.js';

const signal = new AbortController().signal;

/** What is shown of a reply that is this sentence alone, without its marks. */
async function shownOf([lang, cited, written]: WrittenSentence, claims: ClaimCheck): Promise<string> {
  const { sources, marks } = citing(lang, cited);
  const check = new ReplyCheck({ question: '', sources, lang, secrets: [], signal }, claims);
  const { content } = await check.verify(`${written} ${marks}`);
  return content.replaceAll(/ ?\[\d+\]/g, '');
}

async function shownAsWritten(table: readonly WrittenSentence[], claims: ClaimCheck): Promise<string[]> {
  const shown = await Promise.all(table.map((sentence) => shownOf(sentence, claims)));
  return table.flatMap(([, , written], at) => (shown[at] === written ? [written] : []));
}

describe('what a model makes of sentences of the library', () => {
  it.each<[string, Language]>([
    ['English', 'en'],
    ['Spanish', 'es'],
  ])('is kept in nine of ten cases where it is faithful, in %s', async (_name, lang) => {
    const table = faithfulSentences.filter((sentence) => sentence[0] === lang);
    const kept = await shownAsWritten(table, aClaimCheck());
    expect(table.length).toBeGreaterThanOrEqual(20);
    expect(kept.length / table.length).toBeGreaterThanOrEqual(0.9);
  });

  it.each(falseSentences)('is not shown where it is false, %s %j: %s', async (...sentence) => {
    const [lang, cited, written] = sentence;
    const shown = await shownOf(sentence, aClaimCheck());
    expect(shown).not.toBe(written);
    // What may stand in its place is a sentence that it cites.
    expect(['', ...citing(lang, cited).sentences]).toContain(shown);
  });

  it('is judged nearly as well where nobody has seen it, and no model is asked', async () => {
    const claims = aClaimCheck();
    expect((await shownAsWritten(unseenFaithful, claims)).length).toBeGreaterThanOrEqual(20);
    expect(await shownAsWritten(unseenFalse, claims)).toEqual([]);
  });

  it('is held against the words alone where there is no encoder', async () => {
    const claims = new ClaimCheck(null, silent);
    expect(await shownAsWritten(falseSentences, claims)).toEqual([]);
    const kept = await shownAsWritten(faithfulSentences, claims);
    expect(kept.length).toBeGreaterThan(faithfulSentences.length / 3);
  });
});

describe('the model that is asked whether a claim follows', () => {
  const free: WrittenSentence = [
    'en',
    ['Do not rush to lift someone'],
    "Don't hurry to get her up off the floor.",
  ];
  const literal: WrittenSentence = [
    'en',
    ['Call Poison Help 1-800-222-1222 for a double dose'],
    'For a double dose or a wrong pill, call Poison Help at 1-800-222-1222.',
  ];
  const answering = (reply: string) => new PlayedModel(() => reply);

  it.each([
    ['yes', true],
    ['Yes, it does.', true],
    ['no', false],
    ['No.', false],
    ['I am not sure', true],
  ])('says %s', async (reply, isShown) => {
    const shown = await shownOf(free, aClaimCheck(answering(reply)));
    expect(shown === free[2]).toBe(isShown);
  });

  it('is not asked about what is said in nearly the same words, nor about what the rules object to', async () => {
    const model = answering('no');
    const claims = aClaimCheck(model);
    expect(await shownOf(literal, claims)).toBe(literal[2]);
    const [wrong] = falseSentences;
    if (wrong) await shownOf(wrong, claims);
    expect(model.prompts).toEqual([]);
  });

  it('reads sentences and claim inside a fence', async () => {
    const model = answering('yes');
    await shownOf(free, aClaimCheck(model));
    const [{ purpose, user } = { purpose: '', user: '' }] = model.prompts;
    expect(purpose).toBe('check');
    expect(user).toMatch(
      /^<<(\w+) sentences>>\nDo not rush to lift someone[^]*\n<<\1 end>>\n\n<<\1 claim>>\nDon't hurry/,
    );
  });
});
