import type { Condition } from '@careward/contracts/care-profile/enumerations';

/** The guides of the library to begin with, by what somebody lives with; ids of topics, the first first. */
const guidesFor: Readonly<Record<Condition, readonly string[]>> = {
  dementia: ['dealing-with-agitation', 'managing-sundowning', 'dementia-communication'],
  heart_conditions: ['heart-failure-signs', 'medication-management', 'heart-attack-signs'],
  mobility_issues: ['transfers', 'fall-prevention-tips', 'walkers-and-mobility-aids'],
  chronic_conditions: ['medication-management', 'doctor-visits', 'pain-signs'],
  cancer: ['cancer-treatment-at-home', 'pain-signs', 'poor-appetite'],
  diabetes: ['diabetes-daily-care', 'low-blood-sugar', 'doctor-visits'],
};

/** For anybody; they also fill up where fewer than three are left. */
const forEverybody: readonly string[] = ['when-to-call-911', 'medication-management', 'respite-care'];

/** Three guides: of several conditions, the first of each before the second of any. */
export function guidesToBegin(conditions: readonly Condition[]): string[] {
  const own = [0, 1, 2].flatMap((place) => conditions.flatMap((each) => guidesFor[each][place] ?? []));
  return [...new Set([...own, ...forEverybody])].slice(0, 3);
}
