import { useLanguage } from '../../base/language/use-language.js';
import { namesOf, useChosenRecipient } from './recipients.js';

const words = {
  en: {
    one: (name: string) => `You are caring for ${name}.`,
    several: (name: string) =>
      `You are caring for ${name} and others. Say in your question whom you mean, for example “${name}”.`,
  },
  es: {
    one: (name: string) => `Usted cuida a ${name}.`,
    several: (name: string) =>
      `Usted cuida a ${name} y a alguien más. Diga en su pregunta de quién se trata, por ejemplo «${name}».`,
  },
};

/** Whom questions are about, where the coach begins. Import it lazily. */
export default function CaredFor({ className }: { className?: string | undefined }) {
  const language = useLanguage();
  const { recipient, recipients } = useChosenRecipient();
  if (!recipient) return null;
  const name = namesOf(recipients, language)[recipients.indexOf(recipient)] ?? '';
  const { one, several } = words[language];
  return <p className={className}>{(recipients.length > 1 ? several : one)(name)}</p>;
}
