/** An address inside the client, or null: never a way to another site (`//host`, `/\host`, control characters). */
export function safeReturnTo(address: string | null | undefined): string | null {
  return address && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address) ? address : null;
}
