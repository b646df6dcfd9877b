import { describe, expect, it } from '@jest/globals';
import type { CoachConfig } from '../../src/config.js';
import { Embeddings } from '../../src/model/embeddings.js';
import { ModelTriage } from '../../src/model/model-triage.js';
import { QuickModel } from '../../src/model/quick-model.js';
import { TopicChoice } from '../../src/model/topic-choice.js';
import { failing, hanging, PlayedModel } from './played-model.js';

/** So that a model that hangs is given up after 30 ms. */
const config = { COACH_TIMEOUT_FACTOR: 0.01 } as CoachConfig;
const patient = { COACH_TIMEOUT_FACTOR: 1 } as CoachConfig;
const quick = (model: PlayedModel | null, settings = patient) => new QuickModel(model, settings);
const candidates = [
  { id: 'falls', title: 'After a fall' },
  { id: 'bathing', title: 'Bathing' },
];

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

describe('the choice of topics', () => {
  it('is the ids of what the model chose', async () => {
    const choice = new TopicChoice(quick(new PlayedModel(() => '2, 1')));
    expect(await choice.chooseTopics('he fell in the shower', candidates)).toEqual(['bathing', 'falls']);
  });

  it.each(failures)('is unknown when %s', async (_case, answer) => {
    expect(await new TopicChoice(answer).chooseTopics('he fell', candidates)).toBeNull();
  });
});

describe('embeddings', () => {
  const vectors: Record<string, number[]> = {
    falls: [1, 0],
    bathing: [0, 2],
    'he fell': [3, 0],
    gone: [0, 0],
  };
  const texts = new Map([
    ['a', 'falls'],
    ['b', 'bathing'],
    ['c', 'gone'],
  ]);
  const model = () =>
    new PlayedModel(
      () => '',
      (text) => vectors[text] ?? null,
    );

  it('tell how near a question is to each text', async () => {
    const near = await new Embeddings(quick(model())).similarities('he fell', texts);
    expect(near).toEqual(
      new Map([
        ['a', 1],
        ['b', 0],
        ['c', 0],
      ]),
    );
  });

  it('remember the texts, and not the questions', async () => {
    const played = model();
    const embeddings = new Embeddings(quick(played));
    await embeddings.similarities('he fell', texts);
    await embeddings.similarities('he fell', texts);
    expect(played.embedded).toEqual([['falls', 'bathing', 'gone'], ['he fell'], ['he fell']]);
  });

  it.each<[string, PlayedModel | null]>([
    ['no model is configured', null],
    ['the model has none', new PlayedModel(() => '')],
  ])('are unknown when %s', async (_case, played) => {
    expect(await new Embeddings(quick(played)).similarities('he fell', texts)).toBeNull();
  });
});
