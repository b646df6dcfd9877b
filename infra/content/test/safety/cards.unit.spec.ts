import { describe, expect, it } from '@jest/globals';
import { languages } from '@careward/contracts/kernel/languages';
import { cardFor, cardText } from '../../src/safety/cards.js';
import { phones } from '../../src/safety/phones.js';
import { riskCategories, type RiskTier } from '@careward/contracts/coach/risk';

const LONGEST = { title: 60, step: 140, sentence: 160 };
/** A count with a unit in which medicines are measured. */
const DOSE =
  /\d[\d.,]*\s*(mg|mcg|g|grams?|gramos?|ml|units?|unidades?|tablets?|tabletas?|pills?|pastillas?|drops?|gotas?)\b/i;
const DRUG =
  /acetaminophen|acetaminof|ibuprofen|tylenol|morphine|morfina|nitrogl|metoprolol|lorazepam|clopidogrel/i;

const categoriesOf = (...tiers: RiskTier[]) =>
  riskCategories.filter((category) => tiers.includes(cardFor(category).tier));
const everyText = riskCategories.flatMap((category) => languages.map((lang) => [category, lang] as const));
const textsOf = (category: (typeof riskCategories)[number], lang: (typeof languages)[number]) => {
  const { name, title, lead, steps, close, strip, sameDay } = cardFor(category);
  return [name, title, ...(lead ? [lead] : []), close, strip, ...(sameDay ? [sameDay] : [])]
    .map((text) => text[lang])
    .concat(steps[lang]);
};
const hrefsOf = (category: (typeof riskCategories)[number]) =>
  cardFor(category).actions.map(({ href }) => href);

describe('the safety cards', () => {
  it.each(riskCategories)('%s is its own card with a source, a date and a topic', (category) => {
    const card = cardFor(category);
    expect(card.category).toBe(category);
    expect(card.source).toMatch(/^https:\/\//);
    expect(card.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(card.topicId).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(riskCategories)('%s offers only numbers and pages of the registry, each once', (category) => {
    const { actions } = cardFor(category);
    expect(new Set(actions).size).toBe(actions.length);
    expect(Object.values(phones)).toEqual(expect.arrayContaining(actions));
  });

  it('of sudden confusion covers an infection too', () => {
    const { close, sameDay, source } = cardFor('sudden-confusion');
    expect(close.en).toContain('Do not wait to see if it passes');
    expect(close.es).toContain('No espere a ver si pasa');
    expect(sameDay?.en).toContain('for a fever on chemo, call the cancer team now');
    expect(sameDay?.es).toContain('con fiebre durante la quimio, al oncólogo ya');
    expect(source).toContain('sepsis');
  });

  it('has the tiers of design.md 4', () => {
    expect(categoriesOf('T0')).toHaveLength(17);
    expect(categoriesOf('T1')).toEqual([
      'suicide',
      'suicidal-care-recipient',
      'self-harm',
      'fear-of-harming',
      'hopelessness',
    ]);
    expect(categoriesOf('T2')).toEqual(['blocked-catheter', 'black-skin', 'worse-heart-failure']);
    expect(categoriesOf('T3')).toEqual([
      'facility-neglect',
      'violent-care-recipient',
      'abuse',
      'own-abuse',
      'financial-abuse',
    ]);
    expect(categoriesOf('T4')).toEqual(['medicine', 'end-of-life']);
  });

  it.each(categoriesOf('T0'))('%s asks for 911 in its title and offers it first', (category) => {
    const { title, lead, strip, sameDay } = cardFor(category);
    expect(hrefsOf(category)[0]).toBe('tel:911');
    expect(lead).toBeNull();
    for (const lang of languages) {
      expect(title[lang]).toContain('911');
      expect(strip[lang]).toContain('911');
      expect(sameDay?.[lang]).toContain('911');
    }
  });

  it.each(categoriesOf('T1'))(
    '%s acknowledges, offers 988 by call and text, asks directly and stays open',
    (category) => {
      expect(cardFor(category).lead).not.toBeNull();
      expect(hrefsOf(category).slice(0, 2)).toEqual(['tel:988', 'sms:988']);
      expect(hrefsOf(category)).toContain('tel:911');
      expect(cardFor(category).steps.en.join(' ')).toMatch(/\?/);
      expect(cardFor(category).steps.es.join(' ')).toMatch(/¿.+\?/);
      expect(cardText({ category }, 'en')).toMatch(/[Vv]eterans: press 1[^]*You can keep writing here\./);
      expect(cardText({ category }, 'es')).toMatch(
        /oprima 2[^]*AYUDA[^]*Veteranos: opriman 1[^]*Puede seguir escribiendo aquí\./,
      );
      expect(cardFor(category).strip.es).toMatch(/988 \(oprima 2\)/);
      for (const lang of languages) expect(cardText({ category }, lang)).toContain('911');
    },
  );

  it.each(categoriesOf('T3'))('%s acknowledges, names who protects, and 911 for danger now', (category) => {
    const card = cardFor(category);
    expect(card.lead).not.toBeNull();
    expect(hrefsOf(category)).toEqual(expect.arrayContaining(['tel:911']));
    const protector =
      category === 'violent-care-recipient' ? phones.domesticViolence : phones.eldercareLocator;
    expect(card.actions).toContain(protector);
    for (const lang of languages) expect(card.strip[lang]).toMatch(/1-800-(677-1116|799-7233).*911/);
  });

  it.each([
    ['abuse', phones.adultProtectiveServices],
    ['own-abuse', phones.adultProtectiveServices],
    ['own-abuse', phones.crisisCall],
    ['financial-abuse', phones.adultProtectiveServices],
    ['financial-abuse', phones.elderFraud],
    ['facility-neglect', phones.ombudsman],
    ['violent-care-recipient', phones.domesticViolenceText],
    ['overdose', phones.poisonHelp],
    ['medicine', phones.poisonHelp],
    ['end-of-life', phones.emergency],
  ] as const)('%s offers %o', (category, phone) => {
    expect(cardFor(category).actions).toContain(phone);
  });

  it('says Poison Help on the same day for overdoses and medicines, also without signs', () => {
    for (const category of ['overdose', 'medicine'] as const) {
      for (const lang of languages) expect(cardFor(category).sameDay?.[lang]).toContain('1-800-222-1222');
    }
  });

  it.each(everyText)('%s in %s is short, whole and free of doses', (category, lang) => {
    const { title, lead, steps, close, strip, sameDay } = cardFor(category);
    expect(title[lang].length).toBeLessThanOrEqual(LONGEST.title);
    expect(steps[lang].length).toBeGreaterThanOrEqual(3);
    expect(steps[lang].length).toBeLessThanOrEqual(4);
    for (const step of steps[lang]) expect(step.length).toBeLessThanOrEqual(LONGEST.step);
    const sentences = [lead, close, strip, sameDay].flatMap((text) => (text ? [text[lang]] : []));
    expect(sentences.filter((sentence) => sentence.length > LONGEST.sentence)).toEqual([]);
    for (const text of textsOf(category, lang)) {
      expect(text.trim()).toBe(text);
      // Sugar that is low is raised with food, of which the amount is everybody's.
      expect(text.replace(/15 (grams of sugar|gramos de azúcar)/, '')).not.toMatch(DOSE);
      expect(text).not.toMatch(DRUG);
    }
  });

  it.each(riskCategories)('%s is told apart in each language', (category) => {
    const { steps } = cardFor(category);
    expect(steps.es).toHaveLength(steps.en.length);
    const english = new Set(textsOf(category, 'en'));
    expect(textsOf(category, 'es').filter((text) => english.has(text))).toEqual([]);
  });

  it.each(riskCategories)('%s speaks to people as "usted"', (category) => {
    for (const text of textsOf(category, 'es')) {
      expect(text).not.toMatch(
        /(^|[\s¿¡("“])(tú|tu|tus|te|ti|contigo|llama|llámalo|pide|ponte|quédate)(?=[\s.,;:?!)]|$)/i,
      );
    }
  });
});

describe('the text of a card', () => {
  it.each(everyText)('%s in %s says whom to call before what to do', (category, lang) => {
    const text = cardText({ category }, lang);
    const [first] = cardFor(category).actions;
    expect(text.indexOf(first.label[lang])).toBeGreaterThan(-1);
    expect(text.indexOf(first.label[lang])).toBeLessThan(text.indexOf('1. '));
    expect(text.endsWith(cardFor(category).close[lang])).toBe(true);
  });

  it('gives the address of a page, and the hours of a line that is not always answered', () => {
    expect(cardText({ category: 'abuse' }, 'en')).toContain(
      [
        'Eldercare Locator 1-800-677-1116 (Monday to Friday, 9 a.m. to 8 p.m. Eastern time)',
        'Find Adult Protective Services: https://www.napsa-now.org/help-in-your-area/ (Hours differ by state)',
        'Call 911',
      ].join('\n'),
    );
  });

  it.each([
    ['stroke', 'suicide', 'en', 'You also wrote about thoughts of suicide. Call 988.'],
    [
      'head-injury',
      'medicine',
      'en',
      'You also wrote about a question about medicines. Poison Help 1-800-222-1222.',
    ],
    [
      'overdose',
      'suicide',
      'es',
      'También escribió sobre pensamientos de suicidio. Llame al 988 (oprima 2).',
    ],
    ['suicide', 'stroke', 'es', 'También escribió sobre un derrame cerebral. Llame al 911.'],
  ] as const)('of %s names %s (%s) in one line', (category, also, lang, line) => {
    const lines = cardText({ category, also }, lang).split('\n');
    expect(lines).toContain(line);
    expect(lines.indexOf(line)).toBeLessThan(lines.findIndex((text) => text.startsWith('1. ')));
    expect(cardText({ category }, lang)).not.toContain(line);
  });

  it.each([
    ['suicide', 'en', 'What you attached may say that somebody is in danger: thoughts of suicide.'],
    ['suicide', 'es', 'Lo que adjuntó puede decir que alguien está en peligro: pensamientos de suicidio.'],
    ['violence', 'en', 'What you attached may say that somebody is in danger: violence.'],
    ['violence', 'es', 'Lo que adjuntó puede decir que alguien está en peligro: violencia.'],
  ] as const)(
    'of %s that a file names says so first (%s), with the same numbers',
    (category, lang, title) => {
      const ofFile = cardText({ category, from: 'file' }, lang);
      expect(ofFile.startsWith(`${title}\n\n`)).toBe(true);
      const fromNumbersOn = (text: string) =>
        text.slice(text.indexOf(cardFor(category).actions[0].label[lang]));
      expect(fromNumbersOn(ofFile)).toBe(fromNumbersOn(cardText({ category }, lang)));
      // It thanks nobody for what another may have written.
      expect(ofFile).not.toContain(cardFor(category).lead?.[lang] ?? cardFor(category).title[lang]);
    },
  );
});
