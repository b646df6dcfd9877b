/** The address if it is inside this client, else null: never another site (`//host`, `/\host`, control characters). */
export function safeReturnTo(address: string | null | undefined): string | null {
  return address && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address) ? address : null;
}
