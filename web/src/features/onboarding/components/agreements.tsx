import { onboardingForm } from '@careward/contracts/care-profile/onboarding-form';
import { Form } from 'antd';
import { Link } from 'react-router-dom';
import { config } from '../../../base/config.js';
import { useLanguage } from '../../../base/language/use-language.js';
import { schemaRule } from '../../../ui/form/schema-rule.js';
import { Checkbox } from '../../../ui/checkbox.js';

const read = (document: string) => `/${document}?returnTo=/onboarding`;

const boxes = [
  {
    name: 'terms',
    label: 'I accept the Terms of Service',
    link: <Link to={read('terms-of-service')}>Read the Terms of Service</Link>,
  },
  {
    name: 'privacy',
    label: 'I accept the Privacy Policy',
    link: <Link to={read('privacy-policy')}>Read the Privacy Policy</Link>,
  },
  {
    name: 'dataUse',
    label: `I consent to the use of my data. I voluntarily upload health information, it is stored and processed securely, and ${config.brandName} gives no medical advice.`,
    link: <Link to={read('consent-notice')}>Read the Consent Notice</Link>,
  },
] as const;

export function Agreements() {
  const language = useLanguage();
  return boxes.map(({ name, label, link }) => (
    <Form.Item
      key={name}
      name={name}
      valuePropName="checked"
      rules={[schemaRule(onboardingForm.shape[name], language)]}
    >
      <Checkbox label={label} hint={link} />
    </Form.Item>
  ));
}
