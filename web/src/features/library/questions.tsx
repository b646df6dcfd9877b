import type { AnsweredQuestion, Topic } from '@careward/contracts/discovery/library';
import type { Language } from '@careward/contracts/kernel/languages';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CopyButton } from '../../shared/copy/copy-button.js';
import { PhoneText } from '../../ui/phone-text.js';
import styles from './questions.module.css';
import { words } from './words.js';

/** Where the questions of a topic begin on its page. */
export const QUESTIONS = 'what-people-ask';

type Props = { questions: readonly AnsweredQuestion[]; language: Language };

/** What people ask about a topic: each opens in place, and has an address of its own. */
export function Questions({ questions, language }: Props) {
  useQuestionInAddress();
  const { peopleAsk } = words[language];
  return (
    <section className={styles.questions}>
      <h2 id={QUESTIONS} tabIndex={-1}>
        {peopleAsk}
      </h2>
      {questions.map((asked) => (
        <details key={asked.id} className={styles.asked}>
          {/* The address names what a browser can give the focus by itself, also on the way back. */}
          <summary id={asked.id} className={styles.question}>
            <h3>{asked.question[language]}</h3>
            <ChevronDown aria-hidden />
          </summary>
          <Answer asked={asked} language={language} />
        </details>
      ))}
    </section>
  );
}

/** Opens the question that the address names, brings it into view and gives it the focus, as often as it is gone to. */
function useQuestionInAddress() {
  const { hash, key } = useLocation();
  useEffect(() => {
    const question = document.getElementById(hash.slice(1));
    const asked = question?.parentElement;
    if (!(asked instanceof HTMLDetailsElement)) return;
    asked.open = true;
    question?.focus({ preventScroll: true });
    question?.scrollIntoView();
  }, [hash, key]);
}

function Answer({ asked, language }: { asked: AnsweredQuestion; language: Language }) {
  const { direct, steps, avoid, help } = asked.answer[language];
  const texts = words[language];
  return (
    <div className={styles.answer}>
      <p className={styles.direct}>
        <PhoneText lang={language}>{direct}</PhoneText>
      </p>
      <h4>{texts.steps}</h4>
      <ol>
        <Lines texts={steps} language={language} />
      </ol>
      {avoid.length > 0 && (
        <>
          <h4>{texts.avoid}</h4>
          <ul>
            <Lines texts={avoid} language={language} />
          </ul>
        </>
      )}
      {help.length > 0 && (
        <div className={styles.help}>
          <h4>
            <TriangleAlert aria-hidden /> {texts.help}
          </h4>
          <ul>
            <Lines texts={help} language={language} />
          </ul>
        </div>
      )}
      <div className={styles.from}>
        <h4>{texts.sources}</h4>
        <SourceList
          sources={asked.sources.map(({ publisher, title, ...source }) => ({
            ...source,
            title: title.includes(publisher) ? title : `${publisher}: ${title}`,
          }))}
          language={language}
        />
        <p>
          {texts.confidence[asked.confidence]} {texts.notReviewed}
        </p>
        <CopyButton text={addressOf(asked.id)} label={texts.copyLink} failed={texts.linkNotCopied} />
      </div>
    </div>
  );
}

/** Without what brought the reader here, such as the conversation to go back to. */
const addressOf = (id: string) => `${window.location.origin}${window.location.pathname}#${id}`;

function Lines({ texts, language }: { texts: readonly string[]; language: Language }) {
  return texts.map((text) => (
    <li key={text}>
      <PhoneText lang={language}>{text}</PhoneText>
    </li>
  ));
}

type SourceListProps = { sources: Topic['sources']; language: Language };

/** The pages that a text was written from, each with whether somebody has read it. They are in English. */
export function SourceList({ sources, language }: SourceListProps) {
  const { read: checked, notRead } = words[language];
  return (
    <ul className={styles.sourceList}>
      {sources.map(({ title, url, read }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" lang="en">
            {title}
          </a>
          <span className={styles.sourceRead} data-read={read}>
            {read ? checked : notRead}
          </span>
        </li>
      ))}
    </ul>
  );
}
