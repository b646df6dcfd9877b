import { useWords } from '../../../base/language/use-language.js';
import { Checkbox } from '../../../ui/checkbox.js';
import type { LegalDocumentId } from '../../../shared/legal/legal-document.js';
import { words } from '../words.js';
import { DialogLink } from './dialog-link.js';

type Props = {
  document: LegalDocumentId;
  label: string;
  /** Label of the link that opens the document. */
  read: string;
  isRead: boolean;
  checked: boolean;
  onRead: () => void;
  onChange: (checked: boolean) => void;
};

/** Cannot be ticked until its document was scrolled to the end or accepted there (spec.md 4, "Sign-up"). */
export function AgreementBox({ document, label, read, isRead, checked, onRead, onChange }: Props) {
  const { readFirst } = useWords(words);
  return (
    <Checkbox
      label={label}
      checked={checked}
      disabled={!isRead}
      onChange={onChange}
      hint={
        <>
          {!isRead && `${readFirst} `}
          <DialogLink document={document} onRead={onRead} onAccept={() => onChange(true)}>
            {read}
          </DialogLink>
        </>
      }
    />
  );
}
