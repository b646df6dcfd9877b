import type { Replies } from './reply-intents.js';

/** What is true of the product as it is today; a new feature changes its line here. */
export const englishReplies: Replies = ({ brand, supportEmail, hasModel }) => ({
  greeting: [
    'Hello! What would you like to know about caring for someone? Short questions in your own words are fine.',
    'Hello! What can I look up for you?',
  ],
  thanks: ['You are welcome.', 'Glad to help. Write again whenever you need to.'],
  goodbye: ['Take care of yourself too. This conversation stays here for you.', 'Goodbye, and take care.'],
  acknowledgement: ['All right. Ask whenever you are ready.', 'I am here when you have another question.'],
  'how-are-you': 'Thank you for asking. I am a computer program and always ready. How are you doing?',
  compliment: ['That is kind of you. What else would you like to know?', 'Thank you. Ask me anything else.'],
  complaint:
    'I am sorry that did not help. Tell me in one sentence what is happening and for whom, and I will look again. You can also search the care library yourself under /resources.',
  insult:
    'I am sorry this was no help. Tell me in a few words what you need, and I will look again. For a person to talk to near you, call the Eldercare Locator at 1-800-677-1116, Monday to Friday, 9 a.m. to 8 p.m. Eastern time.',
  apology: 'No harm done. Write as it comes; spelling does not matter.',
  presence: 'Yes, I am here. What would you like to know?',
  'never-mind': 'All right. I am here if you need anything else.',
  identity: `I am ${brand}'s AI care coach, a computer program. I answer questions about caring for someone and name my sources. I am not a doctor, a hospital, an insurer or a government office. Who runs this site you can ask at ${supportEmail}.`,
  human:
    'No, I am a computer program, and no person writes these messages. For a person: the Eldercare Locator, 1-800-677-1116, Monday to Friday, 9 a.m. to 8 p.m. Eastern time, finds help near you; in an emotional crisis call or text 988, day or night.',
  model: hasModel
    ? `Some answers are written by an AI model from pages of the care library, and a line beside them says so. The others quote the library word for word. To learn which model is used here, write to ${supportEmail}.`
    : 'No AI model like ChatGPT writes these answers today. A program finds the topic of your question and quotes the care library word for word.',
  features:
    'I answer questions about caring for someone: safety, dementia, daily care, medicines, money and benefits, family, and your own rest and mood. Every answer names its sources. I cannot set reminders, send e-mail, make appointments or phone anyone. All topics stand under /resources, and your browser can print them.',
  privacy: `What you write is stored encrypted, under a key of your own account, and is not sold. ${
    hasModel
      ? 'To write an answer, your question is sent to an AI model, without the names on your profile and with phone numbers, e-mail and street addresses taken out. '
      : ''
  }This page uses neither your location nor your microphone. The Privacy Policy says the rest; for what it leaves open, write to ${supportEmail}.`,
  readers:
    'Nobody reads along while you write. Your family, your doctor and your insurer get no copy. Whoever is signed in to your account can read it, so sign out on a shared phone or computer.',
  memory:
    'Your conversations stay in your account, in the list beside the chat, until you delete the account. In an answer I take into account the last messages of the same conversation and the conditions on your profile, and nothing from other conversations.',
  delete: `One message or conversation cannot be deleted on this page yet. Delete Account, in Settings, deletes everything you wrote. For anything less, write to ${supportEmail}.`,
  cost: 'It is free for family caregivers. There are no ads here, and no card is asked for.',
  sources:
    "Answers come from the care library, which this site's makers wrote from public pages such as MedlinePlus and the National Institute on Aging. Each [number] opens the topic, which lists those pages and says which were checked. No clinician has reviewed the library yet.",
  why: 'A program picks the topic that fits your words best, so it can miss. It points to 911 or 988 when words may tell of danger, and would rather do so once too often. It never names a dose: only a pharmacist or the prescriber can know what is safe for one person. Put it in other words and I will look again.',
  wrong: `I am sorry. Tell me again in other words, or open the sources to check. To report a mistake in the library or a number that does not work, write to ${supportEmail}.`,
  upload:
    'Not yet: I can only read what you type, so photos, papers and PDF files cannot be sent here. Type the part you have a question about.',
  voice:
    "There is no microphone button and no reading aloud here yet. Your phone's keyboard may have a microphone that types what you say, and its screen reader can read answers to you.",
  language:
    'I speak English and Spanish: write in either one, and I answer in it. The menus and the care library can be read in both; you choose the language in Settings.',
  handoff: `There is no person in this chat, and nobody calls back. To talk with a person: the Eldercare Locator, 1-800-677-1116, Monday to Friday, 9 a.m. to 8 p.m. Eastern time, for help near you; 988, by call or text, day or night, in an emotional crisis; ${supportEmail} about this site.`,
  password: `You sign in with your e-mail address and your password; an account is needed to ask the coach. If the verification e-mail does not come, look in the spam folder, then sign up again with the same address. A forgotten password or a new e-mail address cannot be changed on this page yet: write to ${supportEmail}.`,
  limits:
    'This is general information, not medical advice. I cannot diagnose, prescribe or name a dose, and no clinician has reviewed the care library yet. When I have nothing on a question, I say so. Decisions about health belong to the person, their doctor, nurse or pharmacist.',
  textsize: `Your browser can make the letters bigger: pinch on a phone, or press Ctrl and + on a computer. Light or dark follows your device's setting. If a screen reader stumbles anywhere, please write to ${supportEmail}.`,
  hours: 'I answer day and night, every day.',
  devices:
    'It works in the browser of a phone, tablet or computer, with no app to install. On a shared computer, sign out when you finish.',
  notifications: `The only e-mails are about your account, such as the link that verifies your address. I send no reminders or alerts. If you get mail from us that you do not want, write to ${supportEmail}.`,
  offline:
    'It needs the internet. You can print a topic of the care library, or save it from your browser, to read it later without a signal.',
  sharing:
    "Anyone can open this site's address and make an account of their own. One account for two people works, but each then sees what the other wrote.",
  feedback: `Please write to ${supportEmail}; praise, complaints and wishes are all welcome.`,
  training: hasModel
    ? `We do not train any AI on your messages. An outside AI model may be used to write answers; for its rules, write to ${supportEmail}.`
    : 'No. Your messages are not used to train any AI.',
  bug: `I am sorry. Please load the page again; what you sent is stored. If it happens again, write to ${supportEmail} and say what you did and on which device.`,
  'no-words': [
    'I could not find words in this message. Tell me in a sentence what is happening, in English or Spanish.',
    'I can only read words. A short sentence is enough: what is happening, and for whom?',
  ],
});
