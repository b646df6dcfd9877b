export type Greeting = { text: string; letter: string };

/** spec.md 2 and 4: 'Hi, there' and 'U' without a name, '...' while signing out. */
export function greeting(firstName: string | undefined, isSigningOut: boolean): Greeting {
  if (isSigningOut) return { text: 'Hi, ...', letter: '...' };
  if (!firstName) return { text: 'Hi, there', letter: 'U' };
  return { text: `Hi, ${firstName}`, letter: [...firstName][0]?.toLocaleUpperCase() ?? 'U' };
}
