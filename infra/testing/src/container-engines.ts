import { StartRefused } from '@careward/local/programs';
import { GenericContainer, getContainerRuntimeClient, getReaper } from 'testcontainers';
import type { StartedTestContainer } from 'testcontainers';

type Environment = Record<string, string | undefined>;

type ContainerEngine = {
  /** The variable with the engine's URL; if it is set, the engine is not started. */
  addressIn: string;
  imageIn: string;
  image: string;
  port: number;
  command?: string[];
  addressOf: (at: string) => string;
};

const ENGINES: ContainerEngine[] = [
  {
    addressIn: 'MONGODB_URL',
    imageIn: 'TEST_MONGODB_IMAGE',
    image: 'mongo:8',
    port: 27017,
    addressOf: (at) => `mongodb://${at}/`,
  },
  {
    addressIn: 'REDIS_URL',
    imageIn: 'TEST_REDIS_IMAGE',
    image: 'redis:7',
    port: 6379,
    command: 'redis-server --bind 0.0.0.0 --protected-mode no --maxmemory-policy noeviction'.split(' '),
    addressOf: (at) => `redis://${at}`,
  },
  {
    addressIn: 'AMQP_URL',
    imageIn: 'TEST_RABBITMQ_IMAGE',
    image: 'rabbitmq:3-management',
    port: 5672,
    addressOf: (at) => `amqp://guest:guest@${at}`,
  },
];

/** Includes pulling the image. */
const START_TIMEOUT_MS = 180_000;

type ContainerEngines = {
  /** MONGODB_URL, REDIS_URL and AMQP_URL, without those that `env` already has. */
  addresses: Record<string, string>;
  /** Removes the containers and their data. */
  stop: () => Promise<void>;
};

/**
 * Starts the engines of a test run in containers, from the images in TEST_MONGODB_IMAGE, TEST_REDIS_IMAGE and
 * TEST_RABBITMQ_IMAGE. After StartRefused no container is left running.
 */
export async function startContainerEngines(env: Environment): Promise<ContainerEngines> {
  const wanted = ENGINES.filter(({ addressIn }) => !env[addressIn]);
  await findDocker();
  const starts = await Promise.allSettled(wanted.map((engine) => start(engine, env)));
  const started = starts.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = async () => void (await Promise.all(started.map(({ container }) => container.stop())));
  const failure = starts.find((outcome) => outcome.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  return { addresses: Object.fromEntries(started.map(({ address }) => address)), stop };
}

async function findDocker(): Promise<void> {
  const docker = await getContainerRuntimeClient().catch(() => {
    throw new StartRefused(
      'TEST_ENGINES=containers, but no Docker engine answers: start Docker or name it with DOCKER_HOST, ' +
        'or unset TEST_ENGINES and the tests bring their own engines.',
    );
  });
  await getReaper(docker).catch((error: unknown) => {
    throw new StartRefused(
      `Ryuk, which removes the containers of a run that is killed, did not start (${reasonOf(error)}): ` +
        'name an image of it with RYUK_CONTAINER_IMAGE, or do without with TESTCONTAINERS_RYUK_DISABLED=true.',
    );
  });
}

async function start(
  engine: ContainerEngine,
  env: Environment,
): Promise<{ container: StartedTestContainer; address: [string, string] }> {
  const image = env[engine.imageIn] || engine.image;
  const described = new GenericContainer(image)
    .withExposedPorts(engine.port)
    .withStartupTimeout(START_TIMEOUT_MS)
    .withCommand(engine.command ?? []);
  try {
    const container = await described.start();
    const at = `${container.getHost()}:${container.getMappedPort(engine.port)}`;
    return { container, address: [engine.addressIn, engine.addressOf(at)] };
  } catch (error) {
    throw new StartRefused(
      `No engine came up from the image ${image} (${reasonOf(error)}): ` +
        `name one that this machine has or can pull with ${engine.imageIn}=<image>, or unset TEST_ENGINES.`,
    );
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).trim();
