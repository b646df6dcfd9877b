import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { useSession } from '../../../base/session/session-provider.js';
import { newPendingQuestion } from '../../../shared/navigation/pending-question.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { words } from '../words.js';

/** Where no guide fits, the coach can be asked with the same words. */
export function AskInstead({ question }: { question: string }) {
  const { state } = useSession();
  const { ask, signInToAsk } = useWords(words);
  const navigate = useNavigate();
  if (state !== 'authenticated') return <ButtonLink to="/login">{signInToAsk}</ButtonLink>;
  return (
    <Button onClick={() => void navigate('/ai-coach', { state: newPendingQuestion(question) })}>{ask}</Button>
  );
}
