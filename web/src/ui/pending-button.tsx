import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';

type Props = ButtonProps & {
  /** A spinner beside its label, and a click does nothing. Being `disabled` would take the focus from it. */
  pending: boolean;
};

/** A button whose action takes a while. */
export const PendingButton = ({ pending, ...rest }: Props) => (
  <Button {...rest} loading={pending} aria-disabled={pending || undefined} />
);

/** The one thing to do with a form, as wide as it. */
export const SubmitButton = (props: { pending: boolean; children: ReactNode }) => (
  <PendingButton type="primary" htmlType="submit" block {...props} />
);
