import type { Topic } from '@careward/contracts/discovery/library';
import type { Language } from '@careward/contracts/kernel/languages';
import type { CardAction } from '@careward/content/safety/safety-card';
import { ArrowDown, Phone, TriangleAlert } from 'lucide-react';
import { PhoneLabel, PhoneText } from '../../ui/phone-text.js';
import callLink from '../../ui/phone.module.css';
import { PageTitle } from '../../ui/page-title.js';
import { SaveTopic } from './bookmarks.js';
import { QUESTIONS, Questions, SourceList } from './questions.js';
import styles from './topic.module.css';
import { numbersToCall, splitLead } from './topics.js';
import { words } from './words.js';

type Props = { topic: Topic; language: Language };

export function TopicArticle({ topic, language }: Props) {
  const texts = words[language];
  const calls = numbersToCall(topic);
  const steps = topic.steps[language];
  const { answers = [] } = topic;
  const { lead, rest } = splitLead(topic.summary[language]);
  return (
    <article className={styles.article}>
      <PageTitle>{topic.title[language]}</PageTitle>
      {calls.length > 0 && (
        <TopicCalls
          calls={calls}
          language={language}
          look={topic.category === 'emergencies' ? 'filled' : 'quiet'}
        />
      )}
      <SaveTopic topicId={topic.id} />
      {answers.length > 0 && (
        <a href={`#${QUESTIONS}`} className={styles.jump}>
          <ArrowDown aria-hidden /> {texts.toQuestions(answers.length)}
        </a>
      )}
      <p className={styles.lead}>
        <PhoneText lang={language}>{lead}</PhoneText>
      </p>
      {steps.length > 0 && (
        <section className={styles.steps}>
          <h2>{texts.steps}</h2>
          <ol>
            <Items texts={steps} language={language} />
          </ol>
        </section>
      )}
      <Warning topic={topic} language={language} />
      {rest && (
        <section className={styles.more}>
          <h2>{texts.more}</h2>
          <p>
            <PhoneText lang={language}>{rest}</PhoneText>
          </p>
        </section>
      )}
      {answers.length > 0 && <Questions questions={answers} language={language} />}
      <TopicSources topic={topic} language={language} />
    </article>
  );
}

function Warning({ topic, language }: Props) {
  const texts = words[language];
  const call = topic.whenToCall?.[language];
  const redFlags = topic.redFlags[language];
  if (!call && redFlags.length === 0) return null;
  return (
    <section className={styles.warning}>
      {call && (
        <>
          <h2>
            <TriangleAlert aria-hidden /> {texts.whenToCall}
          </h2>
          <p>
            <PhoneText lang={language}>{call}</PhoneText>
          </p>
        </>
      )}
      {redFlags.length > 0 && (
        <>
          <h2>{texts.redFlags}</h2>
          <ul>
            <Items texts={redFlags} language={language} />
          </ul>
        </>
      )}
    </section>
  );
}

function Items({ texts, language }: { texts: readonly string[]; language: Language }) {
  return texts.map((text) => (
    <li key={text}>
      <PhoneText lang={language}>{text}</PhoneText>
    </li>
  ));
}

type TopicCallsProps = {
  calls: readonly CardAction[];
  language: Language;
  /** In an emergency the first button is filled: it is the number to call first. */
  look: 'filled' | 'quiet';
};

function TopicCalls({ calls, language, look }: TopicCallsProps) {
  return (
    <div className={styles.calls} data-look={look}>
      {calls.map(({ label, href }) => (
        <a key={href} href={href} className={`${callLink.call} ${styles.call}`}>
          <Phone aria-hidden />
          <PhoneLabel>{label[language]}</PhoneLabel>
        </a>
      ))}
    </div>
  );
}

/** A topic's sources, and how far they confirm it. */
function TopicSources({ topic, language }: { topic: Topic; language: Language }) {
  const texts = words[language];
  const factCheck: Readonly<Record<string, string>> = texts.factCheck;
  return (
    <section className={styles.sources}>
      <h2>{texts.sources}</h2>
      <SourceList sources={topic.sources} language={language} />
      <p>{factCheck[topic.factCheck.status] ?? texts.factCheck.general}</p>
      <p>{texts.honest}</p>
    </section>
  );
}
