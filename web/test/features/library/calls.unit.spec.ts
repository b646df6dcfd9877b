import { describe, expect, it } from '@jest/globals';
import { callsOf } from '../../../src/features/library/topics.js';

const topic = (category: string, en: string | null) => ({
  category,
  whenToCall: en === null ? null : { en, es: 'Llame' },
});

describe('the numbers under a title', () => {
  it.each([
    ['emergencies', 'Call 911 for any sudden sign.', ['tel:911']],
    ['emergencies', 'Call 911 for an attempt. Call or text 988 for any thoughts.', ['tel:988', 'tel:911']],
    ['emergencies', 'Call 911 for a collapse, else 1-800-222-1222.', ['tel:911', 'tel:+18002221222']],
    ['safety', 'Call 911 if you cannot find the person.', ['tel:911']],
    ['conditions', 'Call 911 for chest pain. Call 988 for dark thoughts.', ['tel:911']],
    ['conditions', 'Call the doctor for swelling, 911 for chest pain.', []],
    ['family', 'Call 911 if you are in danger.', []],
    ['planning', null, []],
  ])('%s: %s', (category, en, hrefs) => {
    expect(callsOf(topic(category, en)).map(({ href }) => href)).toEqual(hrefs);
  });
});
