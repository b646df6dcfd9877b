import { UsersRound } from 'lucide-react';
import { useLanguage } from '../../base/language/use-language.js';
import shell from '../../ui/input-shell.module.css';
import { namesOf, useChosenRecipient } from './recipients.js';

const label = { en: 'Show Careward for', es: 'Mostrar Careward para' };

/** Chooses among several whom the screens are about; nothing to choose with fewer than two. */
export function RecipientSwitch() {
  const language = useLanguage();
  const { recipient, recipients, mayChoose, choose } = useChosenRecipient();
  if (recipients.length < 2) return null;
  const names = namesOf(recipients, language);
  return (
    <div className={shell.shell}>
      <UsersRound aria-hidden />
      <select
        aria-label={label[language]}
        value={recipient?.id}
        disabled={!mayChoose}
        className={shell.input}
        onChange={(event) => choose(event.target.value)}
      >
        {recipients.map(({ id }, index) => (
          <option key={id} value={id}>
            {names[index]}
          </option>
        ))}
      </select>
    </div>
  );
}

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

/** Whom questions are about, where the coach begins, which does not wait for the people. */
export default function CaredFor({ className }: { className?: string | undefined }) {
  const language = useLanguage();
  const { recipient, recipients } = useChosenRecipient();
  if (!recipient) return null;
  const name = namesOf(recipients, language)[recipients.indexOf(recipient)] ?? '';
  const { one, several } = words[language];
  return <p className={className}>{(recipients.length > 1 ? several : one)(name)}</p>;
}
