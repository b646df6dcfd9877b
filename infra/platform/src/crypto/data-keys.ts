import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from '../mongo/database.js';

const TTL_MS = 5 * 60_000;
const MOST = 10_000;

type StoredKey = { _id: string; wrapped: string; createdAt: Date };

/**
 * A random data key per owner and service, wrapped by the master key, in a database of its own. Destroying it makes
 * everything sealed with it unreadable at once, in backups too.
 */
export class DataKeys {
  private readonly cache = new Map<string, { key: Buffer; until: number }>();

  constructor(
    private readonly database: Database,
    private readonly masterKey: Buffer,
    private readonly service: string,
  ) {}

  /** The owner's key, or null when there is none (nothing was sealed yet, or it was destroyed). */
  async find(owner: string): Promise<Buffer | null> {
    const id = this.idOf(owner);
    const cached = this.cache.get(id);
    if (cached && cached.until > Date.now()) return cached.key;
    const stored = await this.keys.findOne({ _id: id });
    return stored ? this.remember(id, this.unwrap(stored)) : null;
  }

  async findOrCreate(owner: string): Promise<Buffer> {
    const found = await this.find(owner);
    if (found) return found;
    const id = this.idOf(owner);
    const wrapped = this.wrap(id, randomBytes(32));
    // Two first writes at once must end with the same key: the first insert wins, both read it back.
    await this.keys
      .updateOne({ _id: id }, { $setOnInsert: { wrapped, createdAt: new Date() } }, { upsert: true })
      .catch(ignoreDuplicate);
    const stored = await this.keys.findOne({ _id: id });
    if (!stored) throw new Error('the data key was destroyed while it was made');
    return this.remember(id, this.unwrap(stored));
  }

  async destroy(owner: string): Promise<void> {
    this.cache.delete(this.idOf(owner));
    await this.keys.deleteOne({ _id: this.idOf(owner) });
  }

  private get keys() {
    return this.database.collection<StoredKey>('data_keys');
  }

  private idOf(owner: string) {
    return `${this.service}:${owner}`;
  }

  private remember(id: string, key: Buffer) {
    if (this.cache.size >= MOST) this.cache.delete(this.cache.keys().next().value ?? '');
    this.cache.set(id, { key, until: Date.now() + TTL_MS });
    return key;
  }

  private wrap(id: string, key: Buffer): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.masterKey, nonce, { authTagLength: 16 }).setAAD(
      Buffer.from(id),
    );
    return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    );
  }

  private unwrap({ _id, wrapped }: StoredKey): Buffer {
    const bytes = Buffer.from(wrapped, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.masterKey, bytes.subarray(0, 12), {
      authTagLength: 16,
    })
      .setAAD(Buffer.from(_id))
      .setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  }
}

const ignoreDuplicate = (error: { code?: number }) => {
  if (error.code !== 11_000) throw error as Error;
};
