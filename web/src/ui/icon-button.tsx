import {
  type ButtonHTMLAttributes,
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
} from 'react';
import { ArrowUp } from 'lucide-react';
import styles from './icon-button.module.css';

type Props = ComponentProps<'button'> & {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
};

export function IconButton({ label, className, type = 'button', ...rest }: Props) {
  const name = useIconName(label);
  return (
    <button
      {...rest}
      type={type}
      {...name}
      className={className ? `${styles.button} ${className}` : styles.button}
    />
  );
}

/** Set where tooltip.tsx shows the names of icon-only controls; elsewhere the browser does, as their title. */
export const OwnTooltips = createContext(false);

/** The attributes that name an icon-only control, to screen readers and to those who point at it. */
export function useIconName(name: string) {
  const hasOwn = useContext(OwnTooltips);
  return { 'aria-label': name, ...(hasOwn ? { 'data-tooltip': true } : { title: name }) };
}

type SendButtonProps = {
  /** Accessible name and tooltip. */
  label: string;
  disabled?: boolean;
};

/** Submits the form of a single question. */
export function SendButton({ label, disabled }: SendButtonProps) {
  return (
    <button type="submit" disabled={disabled} className={styles.send} {...useIconName(label)}>
      <ArrowUp aria-hidden />
    </button>
  );
}

/** A small button of an icon and a word, beside what it acts on. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} type="button" className={styles.textButton} />;
}
