import { describe, expect, it } from '@jest/globals';
import type { Risk } from '@careward/contracts/coach/schemas';
import { type Triage, applyTriage } from '../../../src/understanding/safety/triage.domain.js';

const stroke = (level: Risk['level']): Risk => ({ level, tier: 'T0', category: 'stroke' });
const sore: Risk = { level: 'strip', tier: 'T2', category: 'black-skin' };

describe('a verdict after the triage of a model', () => {
  it.each<[string, Triage, Risk | null, Risk | null]>([
    ['stays where the model said nothing', null, stroke('card'), stroke('card')],
    ['stays none where the model sees none', 'none', null, null],
    ['stays a strip where the model sees none', 'none', stroke('strip'), stroke('strip')],
    ['is a strip for a learned card where the model sees none', 'none', stroke('card'), stroke('strip')],
    ['is a strip for what only the model sees', 'stroke', null, stroke('strip')],
    ['is a card where both see an emergency', 'stroke', stroke('strip'), stroke('card')],
    ['stays a card where both see one', 'stroke', stroke('card'), stroke('card')],
    ['is the more urgent of the two', 'stroke', sore, stroke('strip')],
    ['is not lowered by a less urgent one', 'black-skin', stroke('strip'), stroke('strip')],
  ])('%s', (_case, triage, risk, expected) => {
    expect(applyTriage(triage, risk)).toEqual(expected);
  });
});
