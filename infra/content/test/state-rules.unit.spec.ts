import { states } from '@careward/contracts/care-profile/states';
import { describe, expect, it } from '@jest/globals';
import { stateRules } from '../src/assessment/state-rules.js';

describe('the rules of the states', () => {
  it('cite pages of public bodies and of research institutes alone', () => {
    const hosts = Object.values(stateRules).flatMap(({ source }) =>
      source ? [new URL(source).hostname] : [],
    );
    expect(hosts.length).toBeGreaterThan(10);
    for (const host of hosts) expect(host).toMatch(/\.gov$|^www\.(kff|nashp)\.org$/);
  });

  it.each(Object.keys(states) as (keyof typeof states)[])('say for %s what a person can ask for', (code) => {
    const { programs, phone, website, note } = stateRules[code];
    expect(programs.length).toBeGreaterThan(0);
    expect(phone).toMatch(/^1-8\d\d-\d{3}-\d{4}$/);
    expect(website).toMatch(/^https:\/\//);
    expect(note === undefined || note.en !== note.es).toBe(true);
  });
});
