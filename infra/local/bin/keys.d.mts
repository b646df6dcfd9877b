export declare const CALLERS: readonly [
  'gateway',
  'identity',
  'care-profile',
  'coach',
  'assessment',
  'notifications',
  'discovery',
];
export type Caller = (typeof CALLERS)[number];

export declare const SEALING_SERVICES: readonly string[];

export declare function randomKey(): string;

export type KeyPair = { privateKey: string; publicKey: string };

export declare function keyPair(): KeyPair;

export declare function publicKeyOf(privateKey: string): string;

export declare function pushKeyPair(): KeyPair;

export declare function wrappingKeysOf(
  service: string,
  keys: {
    masterKey: string;
    /** Whether the folder is from when the master key itself wrapped data keys: those still have to open. */
    masterKeyWrapped: boolean;
  },
): string;
