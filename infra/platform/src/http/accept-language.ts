import { languages, type Language } from '@careward/contracts/kernel/languages';
import Negotiator from 'negotiator';

/** Browsers send less than 200 characters; the rest of a longer header is not read. */
const READ_CHARACTERS = 500;

const ourLanguage = (tag: string) => {
  const [primary] = tag.toLowerCase().split('-');
  return languages.find((language) => language === primary);
};

/** The language of ours that an Accept-Language header prefers, by its q-values; English when it wants neither. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const negotiator = new Negotiator({
    headers: { 'accept-language': acceptLanguage?.slice(0, READ_CHARACTERS) },
  });
  const [named] = negotiator.languages().flatMap((tag) => ourLanguage(tag) ?? []);
  // Matching against our languages covers `*`. It comes second, since it ranks an exact `es` above an earlier `en-US`.
  return named ?? (negotiator.language([...languages]) as Language | undefined) ?? 'en';
}
