import type { Service } from '@careward/contracts/kernel/service';
import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge } from 'prom-client';
import type { Clock } from '../app/clock.js';
import { unavailable } from '../http/problem-error.js';
import { OperationalError } from '../observability/errors.js';
import { decrypt, encrypt } from './sealed-value.js';
import type { DataKeyWrapping, WrappingKeys } from './wrapping-keys.js';

/** More than two days are an alarm: until an old key is gone, copies of the rows of deleted people open with it. */
const oldestEpoch = new Gauge({
  name: 'careward_epoch_key_oldest_seconds',
  help: 'Age of the oldest epoch key that is still in EPOCH_KEYS_DIR when this process last looked, in seconds',
});

export type Epoch = { id: string; createdAt: Date; key: KeyObject };

const SEPARATOR = '~';
/** A running number, and what tells two apart that were made at once. */
const FILE = /^(\d+-[0-9a-f]{12})\.json$/;
const numberOf = ({ id }: Pick<Epoch, 'id'>) => Number.parseInt(id, 10);
const newestFirst = (a: Epoch, b: Epoch) => numberOf(b) - numberOf(a) || (a.id < b.id ? 1 : -1);

/** The epoch that a row's `wrapped` names; undefined where it was wrapped without one. */
export const epochIdIn = (wrapped: string): string | undefined =>
  wrapped.includes(SEPARATOR) ? wrapped.split(SEPARATOR, 1)[0] : undefined;

/**
 * Keys over the wrapping keys that are replaced daily and lie in files, not in a database, so that an old one is gone
 * for good, and with it every copy of a row that it wrapped (infra/docs/adr/0061). A key is a file of its own, which is
 * written once: copies of a service that share the folder never write over what another has written. The newest wraps,
 * all that are there unwrap.
 */
export class EpochKeys implements DataKeyWrapping {
  private readonly folder: string;
  /** As the folder was last seen. */
  private known = new Map<string, Epoch>();

  constructor(
    folder: string,
    private readonly service: Service,
    private readonly wrappingKeys: WrappingKeys,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.folder = join(folder, service);
  }

  /** `<epoch id>~<nonce, ciphertext and tag in base64url>`. The folder is read each time: a copy may have added an epoch. */
  async wrap(context: string, dataKey: Buffer): Promise<string> {
    const [newest] = await this.list();
    if (!newest) throw this.missing('of now');
    return sealWith(newest, context, this.wrappingKeys.wrap(context, dataKey));
  }

  async unwrap(context: string, wrapped: string): Promise<Buffer> {
    const id = epochIdIn(wrapped);
    if (id === undefined) return this.wrappingKeys.unwrap(context, wrapped);
    const epoch = this.known.get(id) ?? (await this.list()).find((one) => one.id === id);
    if (!epoch) throw this.missing(id);
    return this.wrappingKeys.unwrap(context, openWith(epoch, context, wrapped));
  }

  async isKept(wrapped: string): Promise<boolean> {
    const id = epochIdIn(wrapped);
    return id === undefined || (await this.list()).some((epoch) => epoch.id === id);
  }

  /** Newest first. */
  async list(): Promise<Epoch[]> {
    const ids = (await this.names()).flatMap((name) => FILE.exec(name)?.[1] ?? []);
    const read = await Promise.all(ids.map(async (id) => this.known.get(id) ?? this.read(id)));
    const epochs = read.filter((epoch) => epoch !== null).sort(newestFirst);
    this.known = new Map(epochs.map((epoch) => [epoch.id, epoch]));
    const oldest = epochs.at(-1)?.createdAt ?? this.clock.now();
    oldestEpoch.set((this.clock.now().getTime() - oldest.getTime()) / 1_000);
    return epochs;
  }

  /** On disk before anything is wrapped with it. */
  async add(): Promise<Epoch> {
    const [newest] = await this.list();
    const id = `${newest ? numberOf(newest) + 1 : 1}-${randomBytes(6).toString('hex')}`;
    const [key, createdAt] = [randomBytes(32), this.clock.now()];
    const text = JSON.stringify({ createdAt, wrapped: this.wrappingKeys.wrap(this.contextOf(id), key) });
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await writeSynced(`${this.fileOf(id)}.next`, 'wx', Buffer.from(text));
    await rename(`${this.fileOf(id)}.next`, this.fileOf(id));
    await using folder = await open(this.folder);
    await folder.sync();
    return { id, createdAt, key: createSecretKey(key) };
  }

  /** With those whose removal was interrupted. A file is written over before it goes, as far as its disk does that. */
  async remove(epochs: readonly Epoch[]): Promise<void> {
    for (const { id } of epochs)
      // Renamed first: nobody must take for a key what is being written over.
      await rename(this.fileOf(id), `${this.fileOf(id)}.removed`).catch(refuseUnlessGone);
    for (const name of (await this.names()).filter((one) => one.endsWith('.removed')))
      await eraseFile(join(this.folder, name)).catch(refuseUnlessGone);
  }

  /** Null for one that another copy has just removed. */
  private async read(id: string): Promise<Epoch | null> {
    const file = this.fileOf(id);
    try {
      const { createdAt, wrapped } = JSON.parse(await readFile(file, 'utf8')) as EpochFile;
      const key = createSecretKey(this.wrappingKeys.unwrap(this.contextOf(id), wrapped));
      return { id, createdAt: new Date(createdAt), key };
    } catch {
      if (!existsSync(file)) return null;
      throw new OperationalError(
        `The epoch key ${id} of ${this.service} cannot be read, or does not open with its DATA_KEY_WRAPPING_KEYS. Give ` +
          'this service the DATA_KEY_WRAPPING_KEYS and the EPOCH_KEYS_DIR it had before.',
      );
    }
  }

  private async names(): Promise<string[]> {
    try {
      return await readdir(this.folder);
    } catch (error) {
      refuseUnlessGone(error);
      return [];
    }
  }

  private missing(id: string): Error {
    const cause = new OperationalError(
      `EPOCH_KEYS_DIR has no epoch key "${id}" of ${this.service}. See infra/docs/runbooks/data-keys.md`,
    );
    return Object.assign(unavailable(), { cause });
  }

  private fileOf = (id: string) => join(this.folder, `${id}.json`);
  private contextOf = (id: string) => `epoch:${this.service}:${id}`;
}

type EpochFile = { createdAt: string; wrapped: string };

const sealWith = ({ id, key }: Epoch, context: string, wrapped: string): string =>
  `${id}${SEPARATOR}${encrypt(key, context, Buffer.from(wrapped)).toString('base64url')}`;

const openWith = ({ id, key }: Epoch, context: string, wrapped: string): string =>
  decrypt(key, context, Buffer.from(wrapped.slice(id.length + 1), 'base64url')).toString();

/** The same data key under another epoch; `from` is undefined where there was none. Throws for a damaged row. */
export const rewrapped = (context: string, wrapped: string, from: Epoch | undefined, to: Epoch): string =>
  sealWith(to, context, from ? openWith(from, context, wrapped) : wrapped);

async function writeSynced(file: string, flags: 'wx' | 'r+', bytes: Buffer): Promise<void> {
  await using handle = await open(file, flags, 0o600);
  await handle.writeFile(bytes);
  await handle.sync();
}

async function eraseFile(file: string): Promise<void> {
  const { size } = await stat(file);
  await writeSynced(file, 'r+', randomBytes(size));
  await unlink(file);
}

/** Another copy may have removed it. */
function refuseUnlessGone(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
