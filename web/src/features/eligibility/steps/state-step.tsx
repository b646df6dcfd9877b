import { states } from '@careward/contracts/care-profile/states';
import type { State } from '@careward/contracts/care-profile/states';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import shell from '../../../ui/input-shell.module.css';
import { useAdvance } from '../hooks/use-advance.js';
import { useStepError } from '../hooks/use-step-error.js';
import { words } from '../words.js';
import { ChoiceCards } from './choice-cards.js';
import { statesMatching } from './states-matching.js';
import { StepFrame } from './step-frame.js';
import type { StepProps } from './step-frame.js';
import styles from './state-step.module.css';

/** Fifty choices, with a field that leaves those that begin as one types. */
export function StateStep({ checker }: StepProps) {
  const { questions, findState, noState, labels } = useWords(words);
  const [typed, setTyped] = useState('');
  const [firstId, findId] = [useId(), useId()];
  const { submit, error } = useStepError(checker, 'state', firstId);
  const { answer, answerAndGoOn } = useAdvance(checker.goOn);
  const names: Readonly<Record<State, string>> = { ...states, ...labels.state };
  const found = statesMatching(typed, names);

  function choose(state: State, isFinal: boolean) {
    const keep = () => checker.answer({ state });
    if (isFinal) answerAndGoOn(keep);
    else answer(keep);
  }

  /** Enter chooses the one state that is left. */
  function submitTyped(event: FormEvent) {
    const [only, ...others] = found;
    if (!typed || !only || others.length > 0) return submit(event);
    event.preventDefault();
    choose(only, true);
  }

  return (
    <StepFrame checker={checker} field="state" onSubmit={submitTyped}>
      <div>
        <label htmlFor={findId} className={styles.label}>
          {findState}
        </label>
        <div className={shell.shell}>
          <Search aria-hidden />
          <input
            id={findId}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="words"
            className={shell.input}
          />
        </div>
        <p role="status" className={styles.none}>
          {found.length === 0 && noState}
        </p>
      </div>
      <div className={styles.states}>
        <ChoiceCards
          id={firstId}
          legend={questions.state.title}
          options={found.map((state) => [state, names[state]] as const)}
          value={checker.answers.state}
          error={error}
          onChoose={choose}
        />
      </div>
    </StepFrame>
  );
}
