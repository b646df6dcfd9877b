export type Greeting = { words: string; letter: string };

/** spec.md 2 and 4: 'Hi, there' and 'U' without a name, '...' while signing out. */
export function greeting(firstName: string | undefined, isSigningOut: boolean): Greeting {
  if (isSigningOut) return { words: 'Hi, ...', letter: '...' };
  if (!firstName) return { words: 'Hi, there', letter: 'U' };
  return { words: `Hi, ${firstName}`, letter: [...firstName][0]?.toLocaleUpperCase() ?? 'U' };
}
