import { describe, expect, it } from '@jest/globals';
import { errorFromAnswer, errorWithoutAnswer, sentenceOf } from '../../src/app/http/api-error.js';

const problem = JSON.stringify({ status: 400, code: 'password-rule', detail: 'Choose another one.' });

describe('an answer that is not OK', () => {
  it.each([
    ['a problem', 400, problem, `400: ${problem}`, 'Choose another one.', 'password-rule'],
    ['plain text', 503, 'Back soon.', '503: Back soon.', 'Back soon.', undefined],
    ['an HTML page', 502, '<html>', '502: <html>', undefined, undefined],
    ['JSON that is no problem', 500, '{"detail":5}', '500: {"detail":5}', undefined, undefined],
    ['no body', 500, '', '500: Status text', undefined, undefined],
  ])('%s', (_name, status, body, message, sentence, code) => {
    expect(errorFromAnswer(status, 'Status text', body)).toEqual({ message, sentence, code, status });
  });
});

describe('no answer', () => {
  it('has a message for the log and no sentence', () => {
    const error = errorWithoutAnswer(new TypeError('Failed to fetch'));
    expect(error.message).toBe('Failed to fetch');
    expect(sentenceOf(error)).toBeUndefined();
  });
});
