import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.js';
import styles from './page-error-boundary.module.css';

type Props = { children: ReactNode };
type State = { hasFailed: boolean };

/** Shown when a page's code cannot be loaded or throws. React supports error boundaries in classes only. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError = (): State => ({ hasFailed: true });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className={styles.message}>
        <p>This page could not be loaded. Please check your connection and load it again.</p>
        <Button onClick={() => window.location.reload()}>Load again</Button>
      </div>
    );
  }
}
