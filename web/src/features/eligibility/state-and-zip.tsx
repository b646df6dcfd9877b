import { type State, states } from '@careward/contracts/care-profile/states';
import { Button, Input } from 'antd';
import { Search } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { fold } from '../../base/typed-search.js';
import { useWords } from '../../base/language/use-language.js';
import { ErrorSentence } from '../../ui/error-sentence.js';
import { fields, isAnswered, useAdvance, useContinue } from './checker.js';
import { ChoiceCards, StepFrame, type StepProps } from './step-frame.js';
import { words } from './words.js';
import { digitsOf, zipFits } from './zip-code.js';
import styles from './steps.module.css';

/** Fifty choices, with a field that leaves those that begin as one types. */
export function StateStep({ checker }: StepProps) {
  const { questions, findState, noState, labels } = useWords(words);
  const [typed, setTyped] = useState('');
  const [firstId, findId] = [useId(), useId()];
  const { submit, error } = useContinue(checker, 'state', firstId);
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
        <Input
          id={findId}
          prefix={<Search aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="words"
        />
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

/** By name, those of which a word begins so, as shown or in English, or whose two letters these are. */
export function statesMatching(typed: string, names: Readonly<Record<State, string>>): State[] {
  const start = fold(typed).trim();
  const begins = (name: string) => ` ${fold(name)}`.includes(` ${start}`);
  return (Object.keys(states) as State[])
    .filter((code) => code.toLowerCase() === start || begins(names[code]) || begins(states[code]))
    .sort((one, other) => names[one].localeCompare(names[other]));
}

const ZIP_DIGITS = 5;

export function ZipStep({ checker }: StepProps) {
  const { zipCode: label } = useWords(words);
  const inputId = useId();
  const errorId = `${inputId}-error`;
  const { submit, error } = useContinue(checker, 'zipCode', inputId);
  const { answer, answerAndGoOn } = useAdvance(checker.goOn);
  const { zipCode = '' } = checker.answers;

  function type(text: string) {
    const digits = digitsOf(text);
    const keep = () => checker.answer({ zipCode: digits });
    if (digits.length === ZIP_DIGITS && zipCode.length < ZIP_DIGITS) answerAndGoOn(keep);
    else answer(keep);
  }

  return (
    <StepFrame checker={checker} field="zipCode" onSubmit={submit}>
      <div className={styles.field}>
        <label htmlFor={inputId}>{label}</label>
        <Input
          id={inputId}
          value={zipCode}
          onChange={(event) => type(event.target.value)}
          inputMode="numeric"
          maxLength={ZIP_DIGITS}
          autoComplete="postal-code"
          aria-invalid={error !== undefined}
          aria-describedby={error ? errorId : undefined}
          status={error ? 'error' : ''}
        />
        <ErrorSentence id={errorId}>{error}</ErrorSentence>
      </div>
      <ZipHint checker={checker} />
    </StepFrame>
  );
}

const ZIP_STEP = fields.indexOf('zipCode') + 1;

/** A zip code of another state holds nobody up: it may be right, and the step before has advanced by itself. */
export function ZipHint({ checker: { answers, step, goTo } }: StepProps) {
  const { zipElsewhere, checkZip, labels } = useWords(words);
  const { state, zipCode = '' } = answers;
  const isWrong = state && isAnswered('zipCode', answers) && !zipFits(zipCode, state);
  const names = { ...states, ...labels.state };
  return (
    <div role="status">
      {isWrong && (
        <div className={styles.hint}>
          <p>{zipElsewhere(zipCode, names[state])}</p>
          {step !== ZIP_STEP && <Button onClick={() => goTo(ZIP_STEP)}>{checkZip}</Button>}
        </div>
      )}
    </div>
  );
}
