import type { LegalDocumentOf } from './legal-document.js';

export const termsOfServiceEn: LegalDocumentOf = ({ brandName, supportEmail }) => ({
  title: 'Terms of Service',
  agreement: 'I have read and agree to the Terms of Service',
  sections: [
    {
      heading: 'What you agree to',
      paragraphs: [
        `${brandName} is a website for people who care for a family member or friend. When you make an account or use the site, you agree to these terms. If you do not agree, please do not use it.`,
      ],
    },
    {
      heading: 'This is an alpha release',
      paragraphs: [
        `${brandName} is new and still being built. Some parts are experimental. They may change, stop working or give a wrong answer. Keep your own copy of anything you cannot afford to lose.`,
      ],
    },
    {
      heading: 'No medical advice',
      paragraphs: [
        `${brandName} gives general information. It does not give medical advice, it does not diagnose, and it does not replace a doctor, nurse, pharmacist, lawyer or benefits counselor. Using it does not make you a patient or a client of anyone.`,
        'Ask a doctor or nurse before you change a medicine, a diet or a treatment. In an emergency call 911. If you or someone else may be thinking about suicide, call or text 988.',
      ],
    },
    {
      heading: 'Who may use it',
      paragraphs: [
        'You must be 18 or older.',
        'Give your real name and your own e-mail address. Keep your password to yourself, and tell us if you think that somebody else has used your account.',
      ],
    },
    {
      heading: 'The AI care coach',
      paragraphs: [
        'The coach is a computer program. It can be wrong, and it can miss what matters in your case. Its answers name the pages they come from: open them, and check what you rely on.',
      ],
    },
    {
      heading: 'What is not allowed',
      paragraphs: ['Please do not:'],
      points: [
        "use another person's account or look for another person's information;",
        'break in, overload the site or copy it by machine;',
        'write threats, or use the site to harm or cheat a person in care.',
      ],
    },
    {
      heading: 'Information about the person you care for',
      paragraphs: [
        'Share only what you have the right to share. What you write stays yours. You allow us to store it and use it to give you the service, as the Privacy Policy explains.',
      ],
    },
    {
      heading: 'Messages from us',
      paragraphs: [
        'We write to you about your account. You can ask us to stop other messages at any time. We honour such requests usually within about 10 business days.',
      ],
    },
    {
      heading: 'Ending your account',
      paragraphs: [
        `You can stop at any time. To have your account and your data deleted, use Delete Account in Settings or write to ${supportEmail}. We may close an account that breaks these terms.`,
      ],
    },
    {
      heading: 'What we cannot promise',
      paragraphs: [
        `${brandName} is offered as it is. As far as the law allows, we do not promise that it is free of errors or always there, and we are not responsible for loss that comes from relying on it. Nothing here takes away rights that the law gives you.`,
      ],
    },
    {
      heading: 'Law, changes and contact',
      paragraphs: [
        'The law of New Jersey governs these terms.',
        'If you live in California, we answer requests about your data within 45 days.',
        'When we change them, we change the date above and tell you before a change that matters takes effect.',
        `Questions? Write to ${supportEmail}.`,
      ],
    },
  ],
});
