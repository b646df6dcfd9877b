import { useWords } from '../../base/language/use-language.js';
import { ButtonLink } from '../../ui/button.js';
import { PageTitle } from '../../ui/page-title.js';
import styles from './not-found.module.css';

const en = {
  title: '404 Page Not Found',
  text: 'There is nothing at this address. The link may be old, or a letter may be missing.',
  home: 'Go to the home page',
  hint: 'For developers: did you forget to add the page to the router?',
};

const es = {
  title: '404 Página no encontrada',
  text: 'No hay nada en esta dirección. Puede que el enlace sea viejo o que falte una letra.',
  home: 'Ir a la página de inicio',
  hint: 'Para programadores: ¿falta agregar la página al router?',
} satisfies typeof en;

const words = { en, es };

export default function NotFoundPage() {
  const { title, text, home, hint } = useWords(words);
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <p>{text}</p>
      <ButtonLink to="/">{home}</ButtonLink>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
