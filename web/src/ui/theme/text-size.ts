import { deviceChoice } from './device-choice.js';

/** Beyond the normal size, which is the browser's own; tokens.css has their scale. */
export const textSizeChoice = deviceChoice('textSize', ['large', 'larger']);
