import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Log, step } from '../../bin/progress.mjs';
import { findProgram, installPackages, projectRoot, runProgram, StartRefused } from '../programs.js';
import type { EngineContext, MongoServer } from './engine.js';

const MIN_JAVA_VERSION = 17;
const project = join(projectRoot, 'infra', 'local', 'embedded-mongo');
const sources = ['pom.xml', ...globSync('src/main/java/**/*.java', { cwd: project })].map((source) =>
  join(project, source),
);
const build = join(project, 'target');
const jar = join(build, 'embedded-mongo.jar');

/** The embedded replacement for MongoDB, built when its sources are newer. Throws StartRefused without Java or Maven. */
export async function embeddedMongo({ env, log }: Pick<EngineContext, 'env' | 'log'>): Promise<MongoServer> {
  const mustBuild = !isBuilt();
  if (
    !(await javaProgram(env)) ||
    (mustBuild && !(findProgram('mvn') && findProgram('javac', jdk(env, 'javac'))))
  ) {
    await installPackages(log, 'Java and Maven (for the embedded database)', {
      apt: ['default-jdk-headless', 'maven'],
      brew: ['openjdk', 'maven'],
      services: [],
    });
  }
  const java = await javaProgram(env);
  if (!java) {
    throw new StartRefused(
      `The embedded database needs Java ${MIN_JAVA_VERSION} or newer: install a JDK and point JAVA_HOME at it, ` +
        'or install MongoDB (mongod), and run the same command again.',
    );
  }
  if (mustBuild) await step(log, 'Building the embedded database', () => buildJar(log));
  log('Database: the embedded engine, for one machine and small data; production runs on MongoDB.');
  const jvmOptions = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx256m'];
  return { maker: 'embedded', command: java, args: [...jvmOptions, '-jar', jar] };
}

function isBuilt(): boolean {
  if (!existsSync(jar)) return false;
  const builtAt = statSync(jar).mtimeMs;
  return sources.every((source) => statSync(source).mtimeMs <= builtAt);
}

async function javaProgram(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const java = findProgram('java', jdk(env, 'java'));
  if (!java) return undefined;
  const { output } = await runProgram(java, ['-version']);
  const major = Number(/version "(\d+)/.exec(output)?.[1]);
  return major >= MIN_JAVA_VERSION ? java : undefined;
}

function jdk(env: NodeJS.ProcessEnv, program: string): string[] {
  const homes = ['/opt/homebrew/opt/openjdk', '/usr/local/opt/openjdk'];
  if (env['JAVA_HOME']) homes.unshift(env['JAVA_HOME']);
  return homes.map((home) => join(home, 'bin', program));
}

/** Built in a folder of its own and then renamed, so that two builds at once do not mix. */
async function buildJar(log: Log): Promise<void> {
  const workFolder = `${build}-${process.pid}`;
  const { code, output } = await runProgram('mvn', ['-q', '-B', 'package', `-Dtarget=${workFolder}`], {
    cwd: project,
  });
  if (code !== 0) {
    rmSync(workFolder, { recursive: true, force: true });
    log(output.trimEnd());
    throw new StartRefused(
      'Maven could not build the embedded database, see its output above: check the network ' +
        'and run the same command again, or install MongoDB (mongod).',
    );
  }
  rmSync(build, { recursive: true, force: true });
  renameSync(workFolder, build);
}
