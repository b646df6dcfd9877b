import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { safeReturnTo } from '../../../base/return-to.js';
import { words } from '../words.js';
import styles from './back-link.module.css';

/** The pages that name a guide and to which it leads back. */
const places = [
  { address: /^\/ai-coach(?![\w-])/, label: 'backToConversation' },
  { address: /^\/assessment(?![\w-])/, label: 'backToResult' },
] as const;

/** Leads to the page that named the guide (?returnTo=), else to all guides. */
export function BackLink() {
  const texts = useWords(words);
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const place = returnTo && places.find(({ address }) => address.test(returnTo));
  return (
    <Link to={place ? returnTo : '/resources'} className={styles.back}>
      <ArrowLeft aria-hidden /> {texts[place ? place.label : 'back']}
    </Link>
  );
}
