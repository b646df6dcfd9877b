import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { safeReturnTo } from '../../../base/return-to.js';
import { words } from '../words.js';
import styles from './back-link.module.css';

const CONVERSATION = /^\/ai-coach(?![\w-])/;

/** Leads to the conversation that cited the guide (?returnTo=), else to all guides. */
export function BackLink() {
  const texts = useWords(words);
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const conversation = returnTo && CONVERSATION.test(returnTo) ? returnTo : null;
  return (
    <Link to={conversation ?? '/resources'} className={styles.back}>
      <ArrowLeft aria-hidden /> {conversation ? texts.backToConversation : texts.back}
    </Link>
  );
}
