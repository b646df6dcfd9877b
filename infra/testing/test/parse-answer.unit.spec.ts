import { identityRoutes } from '@careward/contracts/identity/routes';
import { describe, expect, it } from '@jest/globals';
import { parseAnswer } from '../src/parse-answer.js';

const row = identityRoutes.sendVerification;
const refused = {
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  code: 'invalid-input',
  detail: 'Why',
};
const answer = (status: number, body: unknown, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });

describe('parseAnswer', () => {
  it('parses a success by its route', async () => {
    expect((await parseAnswer(row, answer(200, { success: true }))).body).toEqual({ success: true });
  });

  it('reads a problem', async () => {
    const answered = await parseAnswer(row, answer(400, refused, 'application/problem+json'));
    expect(answered.problem).toEqual(refused);
    expect(() => answered.body).toThrow('Answered 400: Why');
  });

  it.each([
    ['a success that does not match its route', answer(200, { success: 'yes' })],
    ['a status that its route does not have', answer(201, { success: true })],
    ['a failure that is not a problem', answer(500, { error: 'oops' })],
    ['a problem without a code', answer(400, { status: 400 }, 'application/problem+json')],
    ['a problem of another status', answer(404, refused, 'application/problem+json')],
  ])('throws on %s', async (_what, response) => {
    await expect(parseAnswer(row, response)).rejects.toThrow();
  });
});
