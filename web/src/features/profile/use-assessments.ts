import { isApiError } from '../../base/http/api-error.js';
import { useAssessmentsQuery } from '../../shared/assessment/assessment.endpoints.js';

/** Newest first; undefined while they are not known. Where assessments are not offered (404), nobody has made one. */
export function useAssessments() {
  const { data, error, isLoading } = useAssessmentsQuery();
  const isNotOffered = isApiError(error) && error.status === 404;
  return { assessments: data ?? (isNotOffered ? [] : undefined), isLoading };
}
