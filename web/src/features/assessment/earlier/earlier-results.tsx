import { useWords } from '../../../base/language/use-language.js';
import { useAssessmentsQuery } from '../../../shared/assessments/assessments.endpoints.js';
import { ButtonLink } from '../../../ui/button.js';
import { LoadFailure } from '../../../ui/load-failure.js';
import { PageTitle } from '../../../ui/page-title.js';
import { Spinner } from '../../../ui/spinner.js';
import { words as ofScreen } from '../words.js';
import { ResultHistory } from './result-history.js';
import { words } from './words.js';

/** All results so far. */
export function EarlierResults() {
  const says = useWords(words);
  const { loading, loadFailed } = useWords(ofScreen);
  const { data: list, isError, isFetching, refetch } = useAssessmentsQuery();
  if (!list && isFetching) return <Spinner label={loading} />;
  return (
    <>
      <PageTitle>{says.title}</PageTitle>
      {!list && isError && <LoadFailure onTryAgain={() => void refetch()}>{loadFailed}</LoadFailure>}
      {list && (list.length > 0 ? <ResultHistory list={list} /> : <p>{says.none}</p>)}
      <ButtonLink to="/assessment">{says.start}</ButtonLink>
    </>
  );
}
