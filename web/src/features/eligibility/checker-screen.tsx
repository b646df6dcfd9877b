import { useEffect } from 'react';
import { useChecker } from './hooks/use-checker.js';
import { loadStateRules } from './results/load-state-rules.js';
import { Results } from './results/results.js';
import { BenefitsStep } from './steps/benefits-step.js';
import { ChoiceStep } from './steps/choice-step.js';
import { StateStep } from './steps/state-step.js';
import { ZipStep } from './steps/zip-step.js';

export function CheckerScreen({ userId }: { userId: string }) {
  const checker = useChecker(userId);
  const { field, complete } = checker;

  // So that the results wait for nothing, also where the connection is lost on the way.
  useEffect(() => void loadStateRules().catch(() => undefined), []);

  if (complete) return <Results checker={checker} answers={complete} />;
  if (field === 'benefits') return <BenefitsStep key={field} checker={checker} />;
  if (field === 'state') return <StateStep key={field} checker={checker} />;
  if (field === 'zipCode') return <ZipStep key={field} checker={checker} />;
  return field && <ChoiceStep key={field} checker={checker} field={field} />;
}
