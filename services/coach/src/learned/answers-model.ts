import { readAnswersModel } from './answers-file.js';
import { readConversationModel } from './conversation-file.js';
import { learnedAnswers } from './learned-answers.domain.js';
import { OwnTexts } from './own-texts.domain.js';

// Not in learned-models.ts, which training reads while it makes this model.
const { header, model, middles, passages } = readAnswersModel();

/** How the answered questions are asked, as the model that comes with the service has learned it. */
export const shippedAnswers = learnedAnswers(model, {
  weights: header.weights,
  inConversation: readConversationModel().weights,
});

/** With the texts of the library that the service was built with. */
export const shippedOwnTexts = (): OwnTexts => new OwnTexts(middles, passages);
