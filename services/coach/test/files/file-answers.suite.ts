import { FILE_ATTACHED } from '@careward/contracts/coach/files';
import type { Message } from '@careward/contracts/coach/schemas';
import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { paperKindTexts } from '@careward/content/coach/paper-kinds';
import { fileTexts } from '@careward/content/coach/file-texts';
import { aCaregiver } from '@careward/testing/a-principal';
import { describe, expect, it } from '@jest/globals';
import type { RunningCoach } from '../start-coach.js';
import { upload } from './an-upload.js';
import { page, pdf } from './make-files.js';

const LETTER = [
  'Dear Ms. Rivera, we reviewed your case.',
  'Your Medicaid coverage ends on March 14, 2026.',
  'Questions? Call 1-800-555-0199, Monday to Friday.',
];

const DENIAL = [
  'NOTICE OF DENIAL',
  'We denied your application for Medicaid home care.',
  'You have 20 days from this notice to ask for a fair hearing.',
  'You do not have to pay anything. Questions? Call 1-800-555-0142.',
];

export function describeFileAnswers(coach: () => RunningCoach): void {
  /** A conversation whose messages come one after another, the first with a file. */
  async function talk(contents: Buffer, filename: string, ...said: string[]) {
    const who = aCaregiver();
    const id = await coach().converse(who);
    const { path } = await upload(coach(), who, contents);
    const answers: Message[] = [];
    for (const [n, content] of said.entries()) {
      const body = { content, attachments: n === 0 ? [`${path}|${filename}`] : [] };
      answers.push((await coach().call(routes.sendMessage, who, { params: { id }, body })).body.aiMessage);
    }
    const { body } = await coach().call(routes.messages, who, { params: { id } });
    const read = body.filter(({ role }) => role === 'assistant');
    return { answers, path, read };
  }

  describe('what a file says', () => {
    it('is summed up when nothing is asked, and may be asked about in the next turn', async () => {
      const asks = 'What was the date in the letter when coverage ends?';
      const { answers, path } = await talk(await pdf([LETTER]), 'letter.pdf', FILE_ATTACHED, asks);
      const [summed, asked] = answers;
      expect(summed?.content).toContain(fileTexts.en.summary('letter.pdf'));
      expect(summed?.content).toMatch(/March 14, 2026[\s\S]*1-800-555-0199/);
      expect(asked?.content).toContain(
        `${fileTexts.en.earlierSays('letter.pdf')} “Your Medicaid coverage ends on March 14, 2026.”`,
      );
      expect(asked?.sources.at(-1)).toMatchObject({ title: 'letter.pdf', file: path });
    });

    it('is quoted with its page', async () => {
      const pages = await pdf([
        LETTER,
        ['Your monthly premium is $48.50.', 'Pay it by the tenth of the month.'],
      ]);
      const { answers } = await talk(pages, 'letter.pdf', 'How much is the monthly premium?');
      expect(answers[0]?.content).toContain(
        `“Your monthly premium is $48.50.” (${fileTexts.en.onPage(2)}) [1]`,
      );
    });

    it.each([
      'How do I get my mom to take a shower? She fights me every time.',
      'I have not slept in three nights and I am losing my patience with him.',
    ])(
      'is left alone by a question that it does not answer, which the library does: %s',
      async (question) => {
        const { answers, path } = await talk(await pdf([DENIAL]), 'denial.pdf', FILE_ATTACHED, question);
        expect(answers[1]?.kind).toBe('library');
        expect(answers[1]?.sources.length).toBeGreaterThan(0);
        expect(answers[1]?.sources.map(({ file }) => file)).not.toContain(path);
      },
    );

    it('is a paper whose own days come before the usual ones, with what to do about such a paper', async () => {
      const whole = 'What does this letter mean and what do I do now?';
      const { answers, path } = await talk(
        await pdf([DENIAL]),
        'denial.pdf',
        whole,
        'How long do I have to appeal?',
      );
      const [meaning, appeal] = answers;
      const days = { paper: ['20'], general: ['30-90', '10'] };
      expect(meaning?.content).toContain(fileTexts.en.looksLike(paperKindTexts.en['medicaid-denied']));
      expect(meaning?.content).toMatch(/“You have 20 days[^”]*”[\s\S]*Your paper counts[\s\S]*30 to 90 days/);
      expect(meaning?.content).toContain(fileTexts.en.paperCounts(days));
      expect(meaning?.sources[0]).toMatchObject({ answerId: 'money-medicaid-denied' });
      expect(appeal?.content.startsWith(fileTexts.en.earlierSays('denial.pdf'))).toBe(true);
      expect(appeal?.content).toContain('“You have 20 days from this notice to ask for a fair hearing.”');
      expect(appeal?.sources.at(-1)).toMatchObject({ file: path });
    });

    it.each([
      [
        'a discharge paper',
        ['Discharge instructions', 'You were admitted with pneumonia.'],
        'hospital-discharge',
      ],
      ['a renewal', ['Please renew your Medicaid by May 3, 2026.'], 'medicaid-basics'],
    ])('is explained with the topic about such papers: %s', async (_kind, lines, topicId) => {
      const { answers } = await talk(await pdf([lines]), 'paper.pdf', 'What does this paper mean?');
      expect(answers[0]?.kind).toBe('library');
      expect(answers[0]?.sources[0]).toMatchObject({ topicId });
    });

    it('is explained by its own words where the library has nothing on such papers', async () => {
      const lines = ['Dear neighbors, the street party is on May 3, 2026.'];
      const { answers } = await talk(await pdf([lines]), 'paper.pdf', 'What does this letter mean?');
      expect(answers[0]?.content).toBe(
        [
          fileTexts.en.looksLike(paperKindTexts.en.notice),
          `${fileTexts.en.summary('paper.pdf')} “${lines[0]}” [1]`,
        ].join('\n'),
      );
    });

    it.each([
      ['denial.pdf', 'What is the deadline, how much do I pay, and whom do I call?'],
      ['carta.pdf', '¿Cuál es la fecha límite, cuánto pago y a quién llamo?'],
      ['denial.pdf', 'What is the weather going to be on that day?'],
    ])('is never answered with what the coach is for: %s %s', async (name, question) => {
      const { answers } = await talk(await pdf([DENIAL]), name, question);
      expect(answers[0]?.content).not.toContain(answerTexts[answers[0]?.lang ?? 'en'].offTopic);
    });

    it('is not told again beside a short reply', async () => {
      const thanks = 'Thank you so much for reading my letter!';
      const { answers } = await talk(await pdf([LETTER]), 'letter.pdf', FILE_ATTACHED, thanks);
      expect(answers[1]).toMatchObject({ kind: 'reply', sources: [] });
      expect(answers[1]?.content).not.toContain('letter.pdf');
    });

    it('is read from a photo, and answers a question in the other language', async () => {
      const photo = await page(LETTER.join('\n'));
      const { answers } = await talk(photo, 'foto.png', '¿Cuándo termina la cobertura de mi mamá?');
      expect(answers[0]?.lang).toBe('es');
      expect(answers[0]?.content).toContain(
        `${fileTexts.es.says} “Your Medicaid coverage ends on March 14, 2026.”`,
      );
    });

    it.each([
      [
        'I cannot go on. I will take all my pills tonight. Tell Maria I love her.',
        'My mother left this on the table. What does it say?',
        'What you attached may say that somebody is in danger: thoughts of suicide.',
      ],
      [
        'Ya no puedo más. Esta noche me voy a tomar todas las pastillas. Díganle a Lucía que la quiero.',
        'Mi mamá dejó esto en la mesa. ¿Qué dice?',
        'Lo que adjuntó puede decir que alguien está en peligro: pensamientos de suicidio.',
      ],
    ])('has the card of a danger in place of its words: %s', async (note, question, opening) => {
      const said = [question, 'What does the file say?'];
      const { answers, path, read } = await talk(Buffer.from(note), 'note.txt', ...said);
      for (const answer of answers) {
        expect(answer).toMatchObject({
          kind: 'card',
          risk: { level: 'card', tier: 'T1', category: 'suicide', from: 'file' },
        });
        expect(answer.content).toMatch(/988[\s\S]*911/);
        expect(answer.content).not.toMatch(/pills tonight|las pastillas\./);
        expect(JSON.stringify(answer.sources)).not.toContain(path);
      }
      expect(answers[0]?.content.startsWith(opening)).toBe(true);
      expect(read).toEqual(answers);
    });

    it('stands below a strip where it may be no danger any more', async () => {
      const chest = Buffer.from('He has crushing chest pain and cannot breathe. Coverage ends in May.');
      const { answers } = await talk(chest, 'a.txt', 'When does coverage end?');
      expect(answers[0]).toMatchObject({ risk: { level: 'strip', tier: 'T0', from: 'file' } });
      expect(answers[0]?.content).toContain('“Coverage ends in May.”');
    });

    it('takes no danger of the message away', async () => {
      const calm = Buffer.from('Everything is fine, it is not an emergency. Coverage ends in May.');
      const danger = 'My husband has crushing chest pressure and is sweating.';
      const { answers: urgent } = await talk(calm, 'a.txt', danger);
      expect(urgent[0]).toMatchObject({ kind: 'card', risk: { tier: 'T0', level: 'card' } });
      expect(urgent[0]?.risk).not.toHaveProperty('from');
      expect(urgent[0]?.content).not.toContain('Coverage');
    });
  });
}
