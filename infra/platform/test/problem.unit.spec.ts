import { problem } from '@careward/contracts/kernel/route';
import { describe, expect, it } from '@jest/globals';
import { NotFoundException } from '@nestjs/common';
import mongoose from 'mongoose';
import { problemOf } from '../src/http/problem.js';
import { invalidInput, notSignedIn, tooManyRequests } from '../src/http/problem-error.js';

describe('the problem that answers a thrown error', () => {
  it.each([
    ['a refusal', notSignedIn(), 401, 'not-signed-in'],
    ['an unknown address', new NotFoundException(), 404, 'no-such-address'],
    ['a body that is too large', Object.assign(new Error(), { statusCode: 413 }), 413, 'too-large'],
    ['a body of another type', Object.assign(new Error(), { statusCode: 415 }), 415, 'not-json'],
    ['a body that cannot be read', Object.assign(new Error(), { statusCode: 400 }), 400, 'invalid-input'],
    ['a database that is away', new mongoose.mongo.MongoNetworkError('gone'), 503, 'unavailable'],
  ])('%s', (_, error, status, code) => {
    const { body } = problemOf(error);
    expect(problem.parse(body)).toMatchObject({ status, code });
  });

  it('promises that nothing was lost only where nothing was to be changed', () => {
    const outage = new mongoose.mongo.MongoNetworkError('gone');
    expect(problemOf(outage, 'GET').body.detail).toContain('Nothing was lost');
    expect(problemOf(outage, 'POST').body.detail).toContain('please check first whether it is already there');
  });

  it('names twenty fields at most', () => {
    const issues = Array.from({ length: 5_000 }, (_, n) => ({ path: ['list', n], message: 'Wrong' }));
    const { body } = problemOf(invalidInput(issues));
    expect(problem.parse(body).errors).toHaveLength(20);
    expect(body).toMatchObject({ status: 400, detail: 'Wrong' });
  });

  it('shows an id and nothing else of what nobody foresaw', () => {
    const { body } = problemOf(new Error('password=hunter2'));
    expect(body).toMatchObject({ status: 500, code: 'internal', id: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });

  it('says how long to wait', () => {
    expect(problemOf(tooManyRequests(4)).headers['retry-after']).toBe('4');
  });

  it('has one sentence for each field, the first of them for the person', () => {
    const { body } = problemOf(
      invalidInput([
        { path: ['name'], message: 'Name is required' },
        { path: ['conditions', { key: 0 }], message: 'Second' },
      ]),
    );
    expect(body.detail).toBe('Name is required');
    expect(body.errors).toEqual([
      { path: 'name', message: 'Name is required' },
      { path: 'conditions.0', message: 'Second' },
    ]);
  });
});
