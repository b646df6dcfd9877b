import type { LegalDocumentOf } from './legal-document.js';

export const consentNoticeEn: LegalDocumentOf = ({ brandName, supportEmail }) => ({
  title: 'Consent to Upload Health Information',
  sections: [
    {
      heading: 'What this is about',
      paragraphs: [
        `With ${brandName} you can write about health: your own, and that of the person you care for. This notice says what you agree to when you do.`,
      ],
    },
    {
      heading: 'It is your choice',
      paragraphs: [
        'You share health information voluntarily. You decide what to write and what to leave out. Please share only what you have the right to share about another person.',
      ],
    },
    {
      heading: 'What happens with it',
      paragraphs: [
        'It is stored and processed securely, and it is encrypted where it is stored. It is used to answer you and to fit answers to your situation. It is not sold, and it is not part of analytics.',
      ],
    },
    {
      heading: 'No medical advice',
      paragraphs: [
        `${brandName} gives no medical advice. An answer is general information, not the judgment of a doctor who has seen the person. In an emergency call 911.`,
      ],
    },
    {
      heading: 'If you change your mind',
      paragraphs: [
        `You can stop sharing at any time. To take back this consent or to have your data deleted, contact support at ${supportEmail}. We honour opt-out requests usually within about 10 business days, and California data requests within 45 days.`,
        'What was done before you took it back stays lawful.',
      ],
    },
    {
      heading: 'Who may agree',
      paragraphs: [
        'You must be 18 or older. If you share information about an adult who decides for themselves, ask them first. The law of New Jersey governs this notice.',
      ],
    },
  ],
});
