import type { Language } from '@careward/contracts/kernel/languages';
import { alsoText } from '@careward/contracts/safety/also-text';
import { cardFor } from '@careward/contracts/safety/card-for';
import type { RiskCategory } from '@careward/contracts/safety/risk';
import type { CardAction } from '@careward/contracts/safety/safety-card';
import { PhoneText } from '../../ui/phone-text.js';
import { HelpActions } from './help-actions.js';

type Props = {
  category: RiskCategory;
  lang: Language;
  /** The buttons that are there already. */
  shown: readonly CardAction[];
};

/** Names another danger of the same message, with its first number unless that is shown already. */
export function SecondDanger({ category, lang, shown }: Props) {
  const [first] = cardFor(category).actions;
  return (
    <>
      <p>
        <PhoneText lang={lang}>{alsoText(category, lang)}</PhoneText>
      </p>
      {!shown.some(({ href }) => href === first.href) && (
        <HelpActions actions={[first]} lang={lang} look="quiet" />
      )}
    </>
  );
}
