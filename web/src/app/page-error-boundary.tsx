import { Component } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../base/language/use-language.js';
import { Button } from '../ui/button.js';
import styles from './page-error-boundary.module.css';
import { words } from './words.js';

type Props = { children: ReactNode };
type State = { hasFailed: boolean };

/** Shown when a page's code cannot be loaded or throws. React supports error boundaries in classes only. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError = (): State => ({ hasFailed: true });

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
