import type { Language } from '@careward/contracts/kernel/languages';
import type { Topic } from '@careward/contracts/discovery/topic';
import { TriangleAlert } from 'lucide-react';
import { PageTitle } from '../../../ui/page-title.js';
import { PhoneText } from '../../../ui/phone-text.js';
import { SaveTopic } from '../bookmarks/save-topic.js';
import { callsOf } from '../calls.js';
import { splitLead } from '../lead.js';
import { words } from '../words.js';
import styles from './topic-article.module.css';
import { TopicCalls } from './topic-calls.js';
import { TopicSources } from './topic-sources.js';

type Props = { topic: Topic; language: Language };

export function TopicArticle({ topic, language }: Props) {
  const texts = words[language];
  const calls = callsOf(topic);
  const steps = topic.steps[language];
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
