const io = [
  '@nestjs/*',
  'mongoose',
  'ioredis',
  'bullmq',
  'amqplib',
  'nodemailer',
  'node:fs*',
  'node:http',
  'node:net',
];
const injected = ['@careward/platform/app/clock', '@careward/platform/app/new-id'];

/** Domain rules are pure (design.md 7): no framework, no I/O, and the time and new ids are passed in. */
export const domain = {
  files: ['services/*/src/**/*.domain.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [{ group: [...io, ...injected], message: 'A domain rule is pure: pass in what it needs.' }],
      },
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: 'A domain rule is pure: pass in the time.' },
      { object: 'Math', property: 'random', message: 'A domain rule is pure: pass in what is random.' },
    ],
  },
};
