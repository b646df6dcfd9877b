import type { Language } from '@careward/contracts/kernel/languages';
import { Mic, Square } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { draftStore } from '../../base/drafts.js';
import { useLanguage, useWords } from '../../base/language/use-language.js';
import { useAppDispatch } from '../../base/store.js';
import { showToast } from '../../shared/toast/toast.slice.js';
import { IconButton } from '../../ui/icon-button.js';
import styles from './coach.module.css';

/** spec.md 8, "Voice"; the line in the composer says what the toast does not. */
const en = {
  speak: 'Speak your message',
  stop: 'Stop listening',
  listening: 'Listening. Please speak now.',
  notice: 'Your browser’s maker may process what you say. Nothing is sent before you press Send.',
  heard: 'Added to your message. Please read it before you send it.',
  unavailable: {
    title: 'Voice Recognition Unavailable',
    description: 'Voice input is not supported in your browser.',
  },
  failed: {
    title: 'Voice Recognition Error',
    description: 'Failed to recognize speech. Please try again.',
  },
  blocked:
    'Your browser does not let this page use the microphone. Allow it in the browser’s settings, or type.',
  offline: 'Voice input needs the internet. Connect and try again, or type your message.',
  noMicrophone: 'No microphone was found. Connect one and try again, or type your message.',
};

const es = {
  speak: 'Dictar su mensaje',
  stop: 'Dejar de escuchar',
  listening: 'Escuchando. Hable ahora.',
  notice:
    'El fabricante de su navegador puede procesar lo que usted diga. Nada se envía hasta que pulse Enviar.',
  heard: 'Se agregó a su mensaje. Léalo antes de enviarlo.',
  unavailable: {
    title: 'No se puede dictar',
    description: 'Su navegador no permite dictar.',
  },
  failed: {
    title: 'No le entendimos',
    description: 'No pudimos reconocer lo que dijo. Vuelva a intentarlo.',
  },
  blocked:
    'Su navegador no deja que esta página use el micrófono. Permítalo en la configuración del navegador, o escriba.',
  offline: 'Para dictar hace falta internet. Conéctese y vuelva a intentarlo, o escriba su mensaje.',
  noMicrophone: 'No se encontró un micrófono. Conecte uno y vuelva a intentarlo, o escriba su mensaje.',
} satisfies typeof en;

const words = { en, es };

/** rulings.md, "Coach". */
const spoken: Record<Language, string> = { en: 'en-US', es: 'es-US' };

const reasons: Partial<Record<string, 'blocked' | 'offline' | 'noMicrophone'>> = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'noMicrophone',
  network: 'offline',
};

/** The person stopped it, or another page took the microphone. */
const ABORTED = 'aborted';

type Voice = 'silent' | 'listening' | 'heard' | (typeof reasons)[string];

/**
 * One utterance at a time, which is added to the message and never sent by itself (spec.md 4, "Chat"). It ends with
 * the conversation being left: what is said is for the one that the page shows.
 */
export function useVoiceInput(conversationId: string, onHeard: (text: string) => void) {
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const [voice, setVoice] = useState<Voice>('silent');
  const running = useRef<Recognition>(undefined);
  const hush = useCallback(() => {
    running.current?.abort();
    setVoice('silent');
  }, []);
  useEffect(() => hush, [hush, conversationId]);

  function listen() {
    const { unavailable, failed } = words[language];
    const fail = (why?: Voice) => {
      setVoice(why ?? 'silent');
      dispatch(showToast({ ...failed, destructive: true }));
    };
    const Recognition = recognitionOf(window);
    if (!Recognition) return void dispatch(showToast({ ...unavailable, destructive: true }));
    if (!navigator.onLine) return fail('offline');

    const recognition = new Recognition();
    recognition.lang = spoken[language];
    recognition.continuous = false;
    recognition.interimResults = false;
    recognition.onresult = ({ results }) => {
      const said = Array.from(results, (each) => each[0]?.transcript ?? '').join(' ');
      if (said.trim() === '') return;
      onHeard(said.trim());
      setVoice('heard');
    };
    recognition.onerror = ({ error }) => {
      if (error !== ABORTED) fail(reasons[error]);
    };
    recognition.onend = () => {
      running.current = undefined;
      setVoice((now) => (now === 'listening' ? 'silent' : now));
    };
    try {
      recognition.start();
      running.current = recognition;
      setVoice('listening');
    } catch {
      fail();
    }
  }

  return {
    voice,
    toggle: () => (running.current ? running.current.stop() : listen()),
    /** The message is sent: what is said now is not for the next one. */
    hush,
  };
}

type Props = { voice: Voice; isDisabled: boolean; onToggle: () => void };

export function VoiceButton({ voice, isDisabled, onToggle }: Props) {
  const { speak, stop } = useWords(words);
  const isListening = voice === 'listening';
  return (
    <IconButton
      label={isListening ? stop : speak}
      disabled={isDisabled}
      className={isListening ? styles.listening : undefined}
      onClick={onToggle}
    >
      {isListening ? <Square aria-hidden /> : <Mic aria-hidden />}
    </IconButton>
  );
}

/** What the voice button does, in words; and once in a tab, where what is said may go. */
export function VoiceStatus({ voice }: { voice: Voice }) {
  const texts = useWords(words);
  const [isFirst] = useState(() => notice.read(null).shown !== true);
  const showsNotice = isFirst && voice === 'listening';
  useEffect(() => {
    if (showsNotice) notice.keep(null, { shown: true });
  }, [showsNotice]);
  return (
    <p role="status" className={styles.hint}>
      {voice !== 'silent' && voice && texts[voice]}
      {showsNotice && ` ${texts.notice}`}
    </p>
  );
}

const notice = draftStore<{ shown: boolean }>('voiceNotice', { shown: 'boolean' });

/** The part of SpeechRecognition that is used; TypeScript does not know it. */
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type RecognitionMaker = new () => Recognition;

function recognitionOf(browser: Window): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = browser as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}
