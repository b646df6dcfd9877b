import type { LegalDocumentOf } from './legal-document.js';

export const privacyPolicyEn: LegalDocumentOf = ({ brandName, supportEmail }) => ({
  title: 'Privacy Policy',
  agreement: 'I have read and agree to the Privacy Policy',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        `${brandName} keeps what it needs to help you, and no more. We do not sell your information. You can ask us what we hold, and you can ask us to delete it.`,
      ],
    },
    {
      heading: 'What we keep',
      paragraphs: ['We keep what you give us:'],
      points: [
        'your name, e-mail address and a scrambled form of your password;',
        'what you tell us about yourself and the person you care for, such as a place, a relationship or a health condition;',
        'your questions to the care coach and its answers;',
        'your answers to the caregiver assessment and the eligibility check, and what you write to support;',
        'your settings, the guides you saved, and the kind of browser and device you sign in with;',
        'where you turn on notifications on a device, the address by which its browser receives them;',
        'which agreements you accepted, and when.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'We use it to sign you in, to answer your questions, to fit answers to your situation, to write to you about your account, and to keep the site safe.',
        'Notifications on a device come through the company that makes its browser, encrypted so that it cannot read them. You can turn them off in Settings.',
        'Once a week we send you a care tip by e-mail. You can stop the tips in Settings or with the link in each of them.',
        'We do not give medical advice, and we do not use your information to decide about your treatment or your insurance.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Health information and what you write are stored encrypted. Only the parts of the service that need them can open them. No system is perfectly safe; if something goes wrong that touches your information, we will tell you.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'Companies that run our computers and deliver our mail handle it for us, and only for that. If an outside AI service is used to write answers, the coach says so. We also share what the law makes us share.',
      ],
    },
    {
      heading: 'Analytics',
      paragraphs: [
        'Where analytics is used, an outside service counts page views, clicks and usage patterns. Health information, chat conversations and other sensitive data are not part of it. You can choose not to be counted.',
      ],
    },
    {
      heading: 'Your choices',
      paragraphs: [
        'You can ask us to stop messages or to stop using your information for something. We honour such opt-out requests usually within about 10 business days.',
        'You can download a copy of what we hold about you: open Settings and choose Download my data.',
        `You can delete your account and its data yourself: open Settings and choose Delete Account. You can also ask for the deletion of your data by contacting support at ${supportEmail}.`,
      ],
    },
    {
      heading: 'If you live in California',
      paragraphs: [
        `You may ask what we hold about you, ask us to correct it, and ask us to delete it. Write to ${supportEmail}. We answer California data requests within 45 days, and we never treat you worse for asking.`,
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        `${brandName} is for adults. You must be 18 or older to have an account, and the service is not directed at children under 13. If you think a child gave us information, tell us and we will delete it.`,
      ],
    },
    {
      heading: 'Law, changes and contact',
      paragraphs: [
        'The law of New Jersey governs this policy. When we change it, we change the date above and tell you before a change that matters takes effect.',
        `Questions? Write to ${supportEmail}.`,
      ],
    },
  ],
});
