/**
 * A text that tries to give the model orders; what a model writes that obeys it to the letter; and what of that must never
 * reach a person. In the reply, {system} and {user} stand for the prompt as it was sent, {fence} for its fence.
 */
export type Injection = readonly [text: string, obeyed: string, never: string];
