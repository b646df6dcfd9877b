import { Button } from 'antd';
import type { ReactNode } from 'react';

type Props = {
  /** A spinner beside its label, and a click does nothing. Being `disabled` would take the focus from it. */
  pending: boolean;
  children: ReactNode;
};

/** The one thing to do with a form, as wide as it. */
export const SubmitButton = ({ pending, children }: Props) => (
  <Button type="primary" htmlType="submit" block loading={pending} aria-disabled={pending || undefined}>
    {children}
  </Button>
);
