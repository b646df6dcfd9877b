import { any, says, within } from './says.js';

const order = any(
  `(?:ignor\\w{1,3}|disregard|forget|override|bypass|olvid\\w{1,3})\\b${within(4)}(?:instructions?|rules|prompts?|guidelines|instrucciones|reglas)\\b`,
  '(?:language models?|ai (?:readers?|models?|assistants?|systems?)|chatbots?|llms?|modelos? de lenguaje|inteligencia artificial)\\b',
  '(?<=^\\W{0,3})(?:assistant|system|user|asistente|sistema|usuario) ?[:,]',
  '(?:tell|inform|dile|digale|informa) (?:the|al|a los|a la) (?:users?|readers?|usuari[oa]s?|lector(?:es)?)\\b',
  '(?:you are|eres) (?:now|ahora)\\b|ahora eres\\b|(?<=^|you (?:must|should) )(?:act as|pretend)\\b',
  `when (?:you are )?asked about\\b${within(4)}(?:say|answer|reply|recommend)\\b|cuando (?:te|le) pregunten\\b`,
  `(?:not|never|no|nunca)\\W{1,2}(?:mention|cite|name|mencion\\w{1,3}|cit\\w{1,3})\\b${within(4)}(?:sources?|fuentes?)\\b`,
  '(?:in|en) (?:your|tu|su) (?:answer|reply|response|respuesta)\\b',
  'word for word\\b|palabra por palabra\\b|(?:text|texto) (?:of|de) (?:this|esta) (?:page|pagina)\\b',
  `(?:ignor\\w{1,3}|disregard|forget|olvid\\w{1,3})\\b${within(1)}(?:what|all|everything|previous|other|todo|lo que|las anteriores|otras)\\b`,
  `(?:dear|hey|note to|estimado) (?:assistant|ai|model|bot|asistente|modelo)\\b|(?:end|begin|start|finish) (?:each|every|your) (?:reply|answer|response)\\b|present this as\\b|(?:quoting|citing|summarizing|citen|resuman) (?:this|esta)\\b`,
  '(?:whoever|anybody who|quien) (?:reads|lea|lee)\\b|hidden (?:rules|instructions|prompt)|before you answer\\b',
  'safety rules\\b|reglas de seguridad\\b|careward\\b|system prompt\\b',
);

/** Whether a text speaks to a program that reads it, or tells what an answer has to be like. */
export const isOrder = (said: string): boolean => says(said, order);
