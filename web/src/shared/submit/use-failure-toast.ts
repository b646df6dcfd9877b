import { sentenceOf } from '../../base/language/sentences.js';
import { useLanguage } from '../../base/language/use-language.js';

/** The toast of a failed call: the server's sentence, where it sent one for the person, else our own. */
export function useFailureToast({ title, description }: { title: string; description: string }) {
  const language = useLanguage();
  return (error: unknown) => ({ title, description: sentenceOf(error, language) ?? description });
}
