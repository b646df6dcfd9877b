import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../base/language/use-language.js';
import { forgetFailedLoads } from '../base/preloadable.js';
import { Button } from '../ui/button.js';
import styles from './app.module.css';

const en = {
  pageFailed: 'This page could not be loaded. Please check your connection and load it again.',
  loadAgain: 'Load again',
};

const es = {
  pageFailed: 'No se pudo cargar esta página. Revise su conexión y vuelva a cargarla.',
  loadAgain: 'Volver a cargar',
} satisfies typeof en;

const words = { en, es };

type Props = { children: ReactNode };

/** Says that a page's code could not be loaded, or has thrown, until one goes elsewhere; whoever comes back loads it again. */
export const PageErrorBoundary = ({ children }: Props) => (
  <Boundary place={useLocation().key}>{children}</Boundary>
);

type BoundaryProps = Props & { place: string };
type State = { hasFailed: boolean };

/** React supports error boundaries in classes only. */
class Boundary extends Component<BoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError = (): State => ({ hasFailed: true });

  override componentDidCatch = forgetFailedLoads;

  override componentDidUpdate(before: BoundaryProps, { hasFailed }: State) {
    if (hasFailed && before.place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}

function PageFailure() {
  const { pageFailed, loadAgain } = useWords(words);
  return (
    <div role="alert" className={styles.message}>
      <p>{pageFailed}</p>
      <Button onClick={() => window.location.reload()}>{loadAgain}</Button>
    </div>
  );
}
