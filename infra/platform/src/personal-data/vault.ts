import { UNREADABLE } from '@careward/contracts/kernel/unreadable';
import { services } from '@careward/contracts/kernel/service';
import type { DataKeys } from './data-keys.js';
import { openValue, sealValue, type Place, type Sealed } from './sealed-value.js';

/** A field of a record, such as `{ collection: 'exchanges', field: 'question', record: id }`. */
export type Field = Omit<Place, 'service' | 'owner'>;

/** One person's sealed values. A text that fails to open becomes the placeholder, anything else what `otherwise` says. */
export class OwnerVault {
  constructor(
    private readonly key: Buffer | null,
    private readonly service: string,
    private readonly owner: string,
  ) {}

  seal<T>(field: Field, value: T): Sealed<T> {
    if (!this.key) throw new Error('this vault was opened for reading');
    return sealValue(this.key, this.placeOf(field), value);
  }

  open<T>(field: Field, sealed: Sealed<T>, otherwise: T): T {
    try {
      return this.key ? openValue(this.key, this.placeOf(field), sealed) : otherwise;
    } catch {
      return otherwise;
    }
  }

  openText(field: Field, sealed: Sealed<string>): string {
    return this.open(field, sealed, UNREADABLE);
  }

  private placeOf(field: Field): Place {
    return { ...field, service: this.service, owner: this.owner };
  }
}

/** Opens vaults. An unreachable key store throws (a 503 for the person), so that an outage never looks like loss. */
export class Vault {
  constructor(
    private readonly keys: DataKeys,
    private readonly service: string,
  ) {}

  async toRead(owner: string): Promise<OwnerVault> {
    return new OwnerVault(await this.keys.find(owner), this.service, owner);
  }

  /** Throws the refusal `account-erased` when the owner was erased. */
  async toWrite(owner: string): Promise<OwnerVault> {
    return new OwnerVault(await this.keys.findOrCreate(owner), this.service, owner);
  }

  /** Makes unreadable what was sealed for this owner; something new may be sealed later. */
  destroy(owner: string): Promise<void> {
    return this.keys.destroy(owner);
  }

  /** Makes unreadable what this service sealed for the owner, and refuses to seal anything more. */
  erase(owner: string): Promise<void> {
    return this.keys.erase(owner);
  }

  /** The same in every service at once: identity's part of deleting an account (design.md 5). */
  eraseEverywhere(owner: string): Promise<void> {
    return this.keys.erase(owner, services);
  }

  isErased(owner: string): Promise<boolean> {
    return this.keys.isErased(owner);
  }
}
