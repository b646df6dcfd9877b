import { unreadPartsInWords } from '@careward/content/coach/unread-parts';
import type { UnreadPart } from '@careward/contracts/coach/schemas';
import { useState } from 'react';
import { useLanguage } from '../../../base/language/use-language.js';
import Dialog from '../../../ui/dialog.js';
import { ScrollArea } from '../../../ui/scroll-area.js';
import styles from './unread-places.module.css';

const en = {
  title: 'What I could not read',
  about: (name: string) =>
    `These places of “${name}” may hold words that I do not quote. Please read them on the paper itself.`,
  at: (what: string, where: string) => `${what}, ${where}`,
  rows: ['at the top', 'in the middle', 'at the bottom'],
  columns: ['on the left', '', 'on the right'],
};

const es = {
  title: 'Lo que no pude leer',
  about: (name: string) =>
    `Estos lugares de «${name}» pueden tener palabras que no cito. Léalas usted en el papel mismo.`,
  at: (what: string, where: string) => `${what}, ${where}`,
  rows: ['arriba', 'en el medio', 'abajo'],
  columns: ['a la izquierda', '', 'a la derecha'],
} satisfies typeof en;

const words = { en, es };

type UnreadArea = NonNullable<UnreadPart['place']>;

type Props = {
  path: string;
  name: string;
  parts: readonly UnreadPart[];
  onClose: () => void;
};

/** The places of a picture that could not be read, cut out of it, each with words for where it is. */
export default function UnreadPlaces({ path, name, parts, onClose }: Props) {
  const language = useLanguage();
  const { title, about, at, rows, columns } = words[language];

  function inWords({ place, ...part }: UnreadPart & { place: UnreadArea }) {
    const where = [
      rows[thirdOf(place.top + place.height / 2)],
      columns[thirdOf(place.left + place.width / 2)],
    ];
    return at(unreadPartsInWords([part], language), where.filter(Boolean).join(' '));
  }

  return (
    <Dialog open title={title} description={about(name)} onOpenChange={onClose}>
      <ScrollArea>
        <ul className={styles.places}>
          {parts.map(({ place, ...part }, index) =>
            place ? (
              <li key={index}>
                <Crop path={path} place={place} />
                <p className={styles.where}>{inWords({ ...part, place })}</p>
              </li>
            ) : null,
          )}
        </ul>
      </ScrollArea>
    </Dialog>
  );
}

const thirdOf = (share: number) => Math.min(2, Math.max(0, Math.floor(share * 3)));

/** What stands around a place shows where it belongs; shares of the picture. */
const AROUND = { across: 0.06, down: 0.03 };

function around({ left, top, width, height }: UnreadArea): UnreadArea {
  const [from, above] = [Math.max(0, left - AROUND.across), Math.max(0, top - AROUND.down)];
  return {
    left: from,
    top: above,
    width: Math.min(1, left + width + AROUND.across) - from,
    height: Math.min(1, top + height + AROUND.down) - above,
  };
}

/** The text beside it says the same. */
function Crop({ path, place }: { path: string; place: UnreadArea }) {
  const [shape, setShape] = useState<number>();
  const { left, top, width, height } = around(place);
  return (
    <div
      className={styles.crop}
      style={shape === undefined ? {} : { aspectRatio: (width / height) * shape, minHeight: 0 }}
    >
      <img
        src={path}
        alt=""
        onLoad={({ currentTarget }) => setShape(currentTarget.naturalWidth / currentTarget.naturalHeight)}
        style={{
          width: `${100 / width}%`,
          left: `${(-left / width) * 100}%`,
          top: `${(-top / height) * 100}%`,
        }}
      />
    </div>
  );
}
