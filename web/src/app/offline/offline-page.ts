import { readLanguage } from '../../base/language/language-choice.js';
import { colorSchemeChoice, textSizeChoice } from '../../ui/theme/device-choices.js';
import '../../ui/theme/tokens.css';
import '../../ui/theme/base.css';
import './offline-page.css';

/** Runs in the page without a connection: the person's language and look. */
const language = readLanguage();
document.documentElement.lang = language;
document.documentElement.dataset['language'] = language;
colorSchemeChoice.follow();
textSizeChoice.follow();
