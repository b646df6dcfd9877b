import { Navigate } from 'react-router-dom';
import { useWords } from '../../../base/language/use-language.js';
import { currentUserId } from '../../../base/session/session.js';
import { useAppSelector } from '../../../base/store.js';
import { useAssessmentsQuery } from '../../../shared/assessments/assessments.endpoints.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { Spinner } from '../../../ui/spinner.js';
import { readCommentCheck } from '../comment-check.js';
import { words } from '../words.js';
import { HelpFirst } from './help-first.js';
import { Result } from './result.js';

/** The assessment with this id; the questions, where the list has none. */
export function ResultView({ id, showsHelp }: { id: string; showsHelp: boolean }) {
  const says = useWords(words);
  const userId = useAppSelector(currentUserId);
  const { data: list, isError, isFetching, refetch } = useAssessmentsQuery();
  const assessment = list?.find((each) => each.id === id);
  const check = readCommentCheck(userId, id);
  if (assessment) {
    return showsHelp && check?.risk ? (
      <HelpFirst id={id} risk={check.risk} />
    ) : (
      <Result assessment={assessment} check={check} list={list ?? []} />
    );
  }
  if (isFetching) return <Spinner label={says.loading} />;
  if (isError) return <LoadFailure onTryAgain={() => void refetch()}>{says.loadFailed}</LoadFailure>;
  return <Navigate to="/assessment" replace />;
}
