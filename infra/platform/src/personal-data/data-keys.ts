import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { accountErased } from '../http/problem-error.js';
import type { Database } from '../mongo/database.js';
import { isDuplicateKey } from '../mongo/migrations.js';

/** `wrapped` is null once the person is erased: such a row stays, so that the key is never made again. */
type StoredKey = { _id: string; wrapped: string | null; createdAt?: Date };

/**
 * A random data key per owner and service, wrapped by the master key, in a database of its own. Destroying it makes
 * everything sealed with it unreadable at once, in backups too. Keys are looked up each time and kept nowhere: what
 * one process destroys no other process can still open.
 */
export class DataKeys {
  constructor(
    private readonly database: Database,
    private readonly masterKey: Buffer,
    private readonly service: string,
  ) {}

  /** The owner's key, or null when there is none (nothing was sealed yet, or it was destroyed). */
  async find(owner: string): Promise<Buffer | null> {
    const stored = await this.keys.findOne({ _id: this.idOf(owner) });
    return stored && this.unwrap(stored);
  }

  /** Throws the refusal `account-erased` when the owner was erased. */
  async findOrCreate(owner: string): Promise<Buffer> {
    const id = this.idOf(owner);
    const stored = (await this.keys.findOne({ _id: id })) ?? (await this.create(id));
    const key = stored && this.unwrap(stored);
    if (!key) throw accountErased();
    return key;
  }

  /** Destroys a key that may be made again. */
  async destroy(owner: string): Promise<void> {
    await this.keys.deleteOne({ _id: this.idOf(owner) });
  }

  /** Destroys the owner's keys of these services for ever: from now on nothing can be sealed for this owner. */
  async erase(owner: string, services: readonly string[] = [this.service]): Promise<void> {
    await Promise.all(services.map((service) => this.eraseOne(`${service}:${owner}`)));
  }

  async isErased(owner: string): Promise<boolean> {
    return (await this.keys.findOne({ _id: this.idOf(owner), wrapped: null })) !== null;
  }

  private get keys() {
    return this.database.collection<StoredKey>('data_keys');
  }

  private idOf(owner: string) {
    return `${this.service}:${owner}`;
  }

  /** Two first writes at once must end with the same key: the first insert wins, both read it back. */
  private async create(id: string): Promise<StoredKey | null> {
    const wrapped = this.wrap(id, randomBytes(32));
    await this.keys
      .updateOne({ _id: id }, { $setOnInsert: { wrapped, createdAt: new Date() } }, { upsert: true })
      .catch(ignoreDuplicate);
    return this.keys.findOne({ _id: id });
  }

  private async eraseOne(id: string): Promise<void> {
    const erased = { $set: { wrapped: null } };
    await this.keys.updateOne({ _id: id }, erased, { upsert: true }).catch(async (error: unknown) => {
      // Somebody has just made the row: now it is there to be emptied.
      ignoreDuplicate(error);
      await this.keys.updateOne({ _id: id }, erased);
    });
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

  private unwrap({ _id, wrapped }: StoredKey): Buffer | null {
    if (wrapped === null) return null;
    const bytes = Buffer.from(wrapped, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.masterKey, bytes.subarray(0, 12), {
      authTagLength: 16,
    })
      .setAAD(Buffer.from(_id))
      .setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  }
}

const ignoreDuplicate = (error: unknown) => {
  if (!isDuplicateKey(error)) throw error;
};
