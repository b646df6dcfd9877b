import { useWords } from '../../../base/language/use-language.js';
import { LegalLinks } from '../../../shared/legal/legal-links.js';
import { Card } from '../../../ui/card.js';
import { words } from '../words.js';

export function LegalCard() {
  const { legal } = useWords(words);
  return (
    <section aria-labelledby="legal-information">
      <Card>
        <h2 id="legal-information">{legal}</h2>
        <LegalLinks />
      </Card>
    </section>
  );
}
