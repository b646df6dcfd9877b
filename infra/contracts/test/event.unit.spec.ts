import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { catalog } from '../src/event-catalog.js';
import { count, defineEvent, enumeration, id, parseEvent, signature, time } from '../src/kernel/event.js';

const base = {
  owner: 'coach',
  aggregate: 'thing',
  consumers: ['notifications'],
  description: 'A thing happened',
  samples: [],
} as const;

describe('the declaration of an event', () => {
  it('takes ids, enumerations, counts, times and signatures, also optional ones', () => {
    const data = z.object({
      userId: id(),
      tier: enumeration(['T0', 'T1']),
      times: count(),
      at: time(),
      signature: signature().optional(),
    });
    expect(defineEvent({ ...base, type: 'coach.thing.happened.v1', data }).data).toBe(data);
  });

  it.each([
    ['a text', z.string()],
    ['an address', z.email()],
    ['a list of texts', z.array(z.string())],
    ['an object', z.object({ name: z.string() })],
    ['anything', z.unknown()],
    ['an id or a text', id().or(z.string())],
    ['an optional text', z.string().optional()],
  ])('refuses %s', (_, schema) => {
    const declare = () =>
      defineEvent({ ...base, type: 'coach.thing.happened.v1', data: z.object({ name: schema }) });
    expect(declare).toThrow('"name" must be an id, enumeration, count, time, version or signature');
  });

  it('refuses a sample that does not fit', () => {
    const data = z.object({ userId: id() });
    expect(() =>
      defineEvent({ ...base, type: 'coach.thing.happened.v1', data, samples: [{ userId: 'x' }] }),
    ).toThrow();
  });
});

describe.each(catalog.map((event) => [event.type, event] as const))('%s', (type, event) => {
  it('starts with its owner, has consumers other than its owner, and a sample', () => {
    expect(type.startsWith(`${event.owner}.`)).toBe(true);
    expect(event.consumers.length).toBeGreaterThan(0);
    expect(event.consumers).not.toContain(event.owner);
    expect(event.samples.length).toBeGreaterThan(0);
  });

  it('is parsed with unknown fields, and refused when one is missing', () => {
    const envelope = {
      specversion: '1.0',
      id: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d01',
      type,
      source: `/${event.owner}`,
      subject: 'x',
      time: '2026-11-21T02:14:00.000Z',
      sequence: 1,
      correlationid: 'c',
      causationid: null,
      traceparent: null,
      datacontenttype: 'application/json',
    };
    expect(parseEvent(event, { ...envelope, data: { ...event.samples[0], later: 1 } }).type).toBe(type);
    expect(() => parseEvent(event, { ...envelope, data: {} })).toThrow(`${type} breaks its contract. data.`);
  });
});
