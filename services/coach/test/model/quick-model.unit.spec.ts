import { describe, expect, it } from '@jest/globals';
import type { CoachConfig } from '../../src/config.js';
import { QuickModel } from '../../src/model/coach-model.js';
import { ModelTriage } from '../../src/model/model-triage.js';
import { failing, hanging, PlayedModel } from './played-model.js';

/** So that a model that hangs is given up after 30 ms. */
const config = { COACH_TIMEOUT_FACTOR: 0.01 } as CoachConfig;
const patient = { COACH_TIMEOUT_FACTOR: 1 } as CoachConfig;
const quick = (model: PlayedModel | null, settings = patient) => new QuickModel(model, settings);

const failures: [string, QuickModel][] = [
  ['no model is configured', quick(null)],
  ['it fails', quick(new PlayedModel(failing('upstream')))],
  ['it is late', quick(new PlayedModel(hanging), config)],
  ['it answers something else', quick(new PlayedModel(() => 'I think you should rest.'))],
];

describe('the triage of a model', () => {
  it('names a category', async () => {
    const triage = new ModelTriage(quick(new PlayedModel(() => 'Stroke')));
    expect(await triage.triage('her face droops', 'en')).toBe('stroke');
  });

  it.each(failures)('means nothing when %s', async (_case, answer) => {
    expect(await new ModelTriage(answer).triage('her face droops', 'en')).toBeNull();
  });

  it('ends with its caller', async () => {
    const caller = new AbortController();
    const triage = new ModelTriage(quick(new PlayedModel(hanging))).triage('x', 'es', caller.signal);
    caller.abort();
    expect(await triage).toBeNull();
  });
});
