import { Camera, Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '../../../base/language/use-language.js';
import { IconButton } from '../../../ui/icon-button.js';
import styles from './files.module.css';
import { ACCEPTED, PICTURES } from './refusals.js';
import { words } from './words.js';

type Props = {
  isDisabled: boolean;
  /** There is room for a button that only phones have. */
  hasCamera: boolean;
  onFiles: (files: File[]) => void;
};

export function AttachButtons({ isDisabled, hasCamera, onFiles }: Props) {
  const { attach, takePhoto } = useWords(words);
  const input = useRef<HTMLInputElement>(null);

  function choose(from: 'camera' | 'files') {
    const { current } = input;
    if (!current) return;
    current.accept = from === 'camera' ? PICTURES : ACCEPTED;
    current.toggleAttribute('multiple', from === 'files');
    if (from === 'camera') current.setAttribute('capture', 'environment');
    else current.removeAttribute('capture');
    current.click();
  }

  function take() {
    const { current } = input;
    if (!current) return;
    onFiles([...(current.files ?? [])]);
    // So that the same file can be chosen again.
    current.value = '';
  }

  return (
    <>
      <input ref={input} type="file" accept={ACCEPTED} multiple hidden onChange={take} />
      <IconButton label={attach} disabled={isDisabled} onClick={() => choose('files')}>
        <Paperclip aria-hidden />
      </IconButton>
      {hasCamera && (
        <span className={styles.camera}>
          <IconButton label={takePhoto} disabled={isDisabled} onClick={() => choose('camera')}>
            <Camera aria-hidden />
          </IconButton>
        </span>
      )}
    </>
  );
}
