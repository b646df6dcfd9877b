import { SEALING_SERVICES, wrappingKeysOf } from './keys.mjs';

/** `MASTER_KEY=… npm run wrapping-keys`: the setting of each service that seals, for deployments without `npm start`. */
const masterKey = process.env.MASTER_KEY ?? '';

if (Buffer.from(masterKey, 'base64url').length === 32) {
  for (const service of SEALING_SERVICES)
    console.log(
      `${service}: DATA_KEY_WRAPPING_KEYS=${wrappingKeysOf(service, { masterKey, masterKeyWrapped: false })}`,
    );
} else {
  console.log(
    'MASTER_KEY is not 32 random bytes in base64url. One can be drawn with: openssl rand 32 | basenc --base64url',
  );
  process.exit(1);
}
