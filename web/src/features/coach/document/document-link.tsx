import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { useIconName } from '../../../ui/icon-button.js';
import iconButton from '../../../ui/icon-button.module.css';
import { documentOf } from '../use-conversations.js';
import { words } from './words.js';

type Props = {
  conversationId: string | undefined;
  className?: string | undefined;
  'aria-describedby'?: string;
};

/** To the page that shows a conversation to print it. */
export function DocumentLink({ conversationId, className = '', ...rest }: Props) {
  const name = useIconName(useWords(words).document);
  if (conversationId === undefined) return null;
  return (
    <Link {...rest} {...name} to={documentOf(conversationId)} className={`${iconButton.button} ${className}`}>
      <Printer size="1.15rem" aria-hidden />
    </Link>
  );
}
