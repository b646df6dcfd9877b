import { Paperclip } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import styles from './files.module.css';
import { words } from './words.js';

/** Takes files that are dropped anywhere on the page; a file that misses must not replace it. */
export function FileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { dropHere } = useWords(words);
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const over = new AbortController();
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      document.addEventListener(
        type,
        (event) => {
          if (event.dataTransfer?.types.includes('Files')) listener(event);
        },
        { signal: over.signal },
      );
    on('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    // Out of the window, and not only into another element.
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    on('drop', (event) => {
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    });
    return () => over.abort();
  }, []);

  if (!isOver) return null;
  return (
    <div className={styles.drop}>
      <Paperclip aria-hidden />
      {dropHere}
    </div>
  );
}
