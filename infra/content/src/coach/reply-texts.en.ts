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
  complaint: {
    text: 'I am sorry that did not help. Tell me in one sentence what is happening and for whom, and I will look again. You can also search the “Care library” yourself, under /resources.',
    places: [{ route: '/resources', shows: ['Care library'] }],
  },
  insult:
    'I am sorry this was no help. Tell me in a few words what you need, and I will look again. For a person to talk to near you, call the Eldercare Locator at 1-800-677-1116, Monday to Friday, 9 a.m. to 8 p.m. Eastern time.',
  apology: 'No harm done. Write as it comes; spelling does not matter.',
  presence: 'Yes, I am here. What would you like to know?',
  'never-mind': 'All right. I am here if you need anything else.',
  identity: `I am ${brand}'s AI care coach, a computer program. I answer questions about caring for someone and name my sources. I am not a doctor, a hospital, an insurer or a government office. Who runs this site you can ask at ${supportEmail}.`,
  human:
    'No, I am a computer program, and no person writes these messages. For a person: the Eldercare Locator, 1-800-677-1116, Monday to Friday, 9 a.m. to 8 p.m. Eastern time, finds help near you; in an emotional crisis call or text 988, day or night.',
  model: hasModel
    ? `Some answers are written by an AI model from pages of the care library, and a line beside them says so. The others quote the library, or a page of another site, word for word. To learn which model is used here, write to ${supportEmail}.`
    : 'No AI model like ChatGPT writes these answers today. A program finds what fits your question and quotes it word for word from the care library, or from a page of another site.',
  features: {
    text: 'I answer questions about caring for someone: safety, dementia, daily care, medicines, money and benefits, family, and your own rest and mood. Every answer names its sources. I cannot set reminders, send e-mail, make appointments or phone anyone. All topics stand in the “Care library”, under /resources, and your browser can print them.',
    places: [{ route: '/resources', shows: ['Care library'] }],
  },
  privacy: {
    text: `What you write is stored encrypted, under a key of your own account, and is not sold. ${
      hasModel
        ? "To answer, an AI model gets your question and your profile's conditions, insurance and state, but no names, phones or addresses. "
        : ''
    }No location is used, and the microphone only while you dictate, which your browser's maker may process. The “Privacy Policy” (/privacy-policy) says the rest; “Download my data”, in Settings, shows what we keep.`,
    places: [
      { route: '/privacy-policy', shows: ['Privacy Policy'] },
      { route: '/settings', shows: ['Download my data'] },
    ],
  },
  readers: {
    text: 'Nobody reads along while you write. Your family, your doctor and your insurer get no copy. Whoever is signed in to your account can read it, so sign out on a shared phone or computer. “Signed-in devices”, in Settings, shows where your account is open.',
    places: [{ route: '/settings', shows: ['Signed-in devices'] }],
  },
  memory: {
    text: 'Your conversations stay in your account until you choose “Delete” beside one in the list (“Conversations”, on a phone), or delete the account. In an answer I take into account the last messages of the same conversation and your profile, such as the conditions there, and nothing from other conversations.',
    places: [{ route: '/ai-coach', shows: ['Conversations', 'Delete'] }],
  },
  delete: {
    text: `A conversation: in the list (“Conversations”, on a phone) choose “Delete” beside it; its questions and answers go with it, for good. Everything: “Delete Account”, in Settings, deletes your account and all that you keep here. A single message cannot be deleted. With questions about your data, write to ${supportEmail}.`,
    places: [
      { route: '/ai-coach', shows: ['Conversations', 'Delete'] },
      { route: '/settings', shows: ['Delete Account'] },
    ],
  },
  cost: 'It is free for family caregivers. There are no ads here, and no card is asked for.',
  sources:
    "Most answers come from the care library, which this site's makers wrote from public pages such as MedlinePlus and the National Institute on Aging; some quote a page of another site, and say so. Each [number] opens its source, and a topic of the library lists the pages behind it and says which were checked. No clinician has reviewed the library yet.",
  why: 'A program picks the answer that fits your words best, so it can miss. It points to 911 or 988 when words may tell of danger, and would rather do so once too often. It never names a dose: only a pharmacist or the prescriber can know what is safe for one person. Put it in other words and I will look again.',
  wrong: `I am sorry. Tell me again in other words, or open the sources to check. To report a mistake in the library or a number that does not work, write to ${supportEmail}.`,
  upload: {
    text: 'Yes: “Attach a file”, beside the message box, takes a photo, a PDF, a Word file or a text file of up to 10 MB. I read the words in it and name it as a source. Check what matters yourself, since I can misread.',
    places: [{ route: '/ai-coach', shows: ['Attach a file'] }],
  },
  voice: {
    text: '“Speak your message”, beside the message box, types what you say where your browser can do that; you read it before you send it. “Read aloud” stands under each answer.',
    places: [{ route: '/ai-coach', shows: ['Speak your message', 'Read aloud'] }],
  },
  language: {
    text: 'I speak English and Spanish: write in either one, and I answer in it. The menus and the care library can be read in both; you choose under “Language”, in Settings.',
    places: [{ route: '/settings', shows: ['Language'] }],
  },
  handoff: `There is no person in this chat, and nobody calls back. To talk with a person: the Eldercare Locator, 1-800-677-1116, Monday to Friday, 9 a.m. to 8 p.m. Eastern time, for help near you; 988, by call or text, day or night, in an emotional crisis; ${supportEmail} about this site.`,
  password: {
    text: `“Forgot password?” on the sign-in page sends you a link to choose a new one; look in the spam folder too. While you are signed in, use “Change password” in Settings. “Sign Out” is in your profile. If the mail for a new account does not come, sign up again with the same address. A new e-mail address cannot be set here yet: write to ${supportEmail}.`,
    places: [
      { route: '/login', shows: ['Forgot password?'] },
      { route: '/settings', shows: ['Change password'] },
      { route: '/profile', shows: ['Sign Out'] },
    ],
  },
  limits:
    'This is general information, not medical advice. I cannot diagnose, prescribe or name a dose, and no clinician has reviewed the care library yet. When I have nothing on a question, I say so. Decisions about health belong to the person, their doctor, nurse or pharmacist.',
  textsize: {
    text: `In Settings, “Text size” makes everything bigger, and “Theme” is light or dark. Your browser can enlarge the letters too: pinch on a phone, or press Ctrl and + on a computer. If a screen reader stumbles anywhere, please write to ${supportEmail}.`,
    places: [
      { route: '/settings', shows: ['Text size'] },
      { route: '/settings', shows: ['Theme'] },
    ],
  },
  hours: 'I answer day and night, every day.',
  devices:
    'It works in the browser of a phone, tablet or computer, with no app to install. On a shared computer, sign out when you finish.',
  notifications: {
    text: 'We e-mail you about your account, such as a link for a new password, and one care tip a week; we send no text messages. In Settings, “Care Tips & Guidance” stops the tips, as does the link in each of them, and “Push Notifications” is for alerts on your devices. All alerts stand in your “Notifications” (/notifications). I cannot remind you of medicines or appointments.',
    places: [
      { route: '/settings', shows: ['Care Tips & Guidance'] },
      { route: '/settings', shows: ['Push Notifications'] },
      { route: '/notifications', shows: ['Notifications'] },
    ],
  },
  offline:
    'It needs the internet. You can print a topic of the care library, or save it from your browser, to read it later without a signal.',
  sharing:
    "Anyone can open this site's address and make an account of their own. One account for two people works, but each then sees what the other wrote.",
  feedback: {
    text: `Below each answer, “This helped” and “This did not help” tell us, and the second has room for what was missing. For all else, write to ${supportEmail}; praise, complaints and wishes are all welcome.`,
    places: [
      { route: '/ai-coach', shows: ['This helped'] },
      { route: '/ai-coach', shows: ['This did not help'] },
    ],
  },
  training: hasModel
    ? `We do not train any AI on your messages. An outside AI model may be used to write answers; for its rules, write to ${supportEmail}.`
    : 'No. Your messages are not used to train any AI.',
  bug: `I am sorry. Please load the page again; what you sent is stored. If it happens again, write to ${supportEmail} and say what you did and on which device.`,
  'no-words': [
    'I could not find words in this message. Tell me in a sentence what is happening, in English or Spanish.',
    'I can only read words. A short sentence is enough: what is happening, and for whom?',
  ],
});
