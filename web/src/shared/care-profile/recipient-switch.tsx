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
