import { join } from 'node:path';
import { projectRoot, runProgram } from './programs.js';
import { ROLES } from './roles.js';

/** `npm run migrate`: runs the migrations of every service, on the servers that the environment names. */
const services = ROLES.filter(({ addressVariable }) => addressVariable);

if (!process.env['MONGODB_URL']) {
  console.log('MONGODB_URL is not set: name the database server whose databases are to be migrated.');
  process.exit(1);
}
const outcomes = services.map(({ program }) =>
  runProgram(process.execPath, [join(projectRoot, program.replace('main.js', 'migrations.js'))]),
);
for (const outcome of outcomes) {
  const { code, output } = await outcome;
  console.log(output.trimEnd());
  if (code !== 0) process.exitCode = 1;
}
