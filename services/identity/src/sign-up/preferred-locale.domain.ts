import type { Language } from '@careward/contracts/coach/languages';

/** Spanish when an Accept-Language header ranks it above English, else English. */
export function preferredLocale(acceptLanguage: string | undefined): Language {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map(readRange)
    .sort((a, b) => b.weight - a.weight);
  return ranked.find(({ language }) => language === 'es' || language === 'en')?.language === 'es'
    ? 'es'
    : 'en';
}

/** `es-US;q=0.8` is Spanish with weight 0.8. */
function readRange(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const weight = Number(
    parameters
      .find((p) => p.trim().startsWith('q='))
      ?.trim()
      .slice(2) ?? '1',
  );
  return { language: tag.split('-')[0] ?? '', weight: Number.isFinite(weight) ? weight : 0 };
}
