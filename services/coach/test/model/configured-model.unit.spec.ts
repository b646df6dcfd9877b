import { parseConfig } from '@careward/platform/app/environment';
import { Resources } from '@careward/platform/app/shut-down';
import { Log } from '@careward/platform/observability/log';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { coachEnvironment, type CoachConfig } from '../../src/config.js';
import { configuredModel } from '../../src/model/configured-model.js';

const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, COACH_TIMEOUT_FACTOR } = coachEnvironment.shape;
const ofModel = z.object({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, COACH_TIMEOUT_FACTOR });
const log = new Log('coach', 'silent');

describe('the environment', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['nothing', {}, false],
    ['empty variables', { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }, false],
    ['a model alone', { OPENAI_MODEL: 'small' }, false],
    ['a key', { OPENAI_API_KEY: 'key' }, true],
    ['an address', { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, true],
  ])('with %s', async (_what, environment, isConfigured) => {
    const resources = new Resources();
    const config = parseConfig(ofModel, environment) as CoachConfig;
    expect((await configuredModel(config, resources, log)) !== null).toBe(isConfigured);
    await resources.close();
  });

  it.each([
    ['OPENAI_BASE_URL', 'localhost'],
    ['OPENAI_BASE_URL', 'file:///etc/passwd'],
    ['COACH_TIMEOUT_FACTOR', '0'],
    ['COACH_TIMEOUT_FACTOR', 'slow'],
  ])('is refused with %s=%s', (name, value) => {
    expect(ofModel.safeParse({ [name]: value }).error?.issues[0]?.path).toEqual([name]);
  });
});
