import { Form } from 'antd';

/** The sentence about the field around this component. */
export function useFieldError(): string | undefined {
  const { errors } = Form.Item.useStatus();
  return errors[0] as string | undefined;
}
