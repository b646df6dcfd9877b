import { describe, expect, it } from '@jest/globals';
import { errorFromResponse, errorWithoutResponse } from '../../../src/base/http/api-error.js';

const problem = JSON.stringify({ status: 400, code: 'password-rule', detail: 'Choose another one.' });

describe('a response that is not OK', () => {
  it.each([
    ['a problem', 400, problem, `400: ${problem}`, 'Choose another one.', 'password-rule'],
    ['plain text', 503, 'Back soon.', '503: Back soon.', 'Back soon.', undefined],
    ['an HTML page', 502, '<html>', '502: <html>', undefined, undefined],
    ['JSON that is not a problem', 500, '{"detail":5}', '500: {"detail":5}', undefined, undefined],
    ['no body', 500, '', '500: Status text', undefined, undefined],
  ])('%s', (_name, status, body, message, sentence, code) => {
    expect(errorFromResponse(status, 'Status text', body)).toEqual({ message, sentence, code, status });
  });
});

describe('no response', () => {
  it('has a message for the log and no sentence', () => {
    const error = errorWithoutResponse(new TypeError('Failed to fetch'));
    expect(error.message).toBe('Failed to fetch');
    expect(error.sentence).toBeUndefined();
  });
});
