import { any, says, saysUndenied, WARNED, within } from '../phrase.js';

const SECRET =
  '(?:social security (?:number|card)|ssn|medicare (?:card|number|id)|(?:online )?banking login|bank (?:account|password|card)|pin|passwords?|debit card|credit card|routing number|date of birth|one time code|login|numero de (?:seguro social|medicare|cuenta)|tarjeta de (?:medicare|debito|credito)|cuenta (?:de banco|bancaria)|(?:la|su|una) (?:clave|contrasena)|contrasena del banco|fecha de nacimiento|codigo de (?:verificacion|seguridad|un solo uso))';
const PAY =
  '(?:gift cards?|wire transfer|bitcoin|crypto\\w{0,8}|zelle|venmo|cash app|western union|moneygram|prepaid card|(?:processing|enrollment|application|release) fee|tarjetas? de regalo|transferencia|criptomoneda\\w{0,2}|giro postal|cuota de (?:inscripcion|tramite))';
const ASKED =
  '(?:(?<=^|[,;:] |\\b(?:and|then|please|must|should|to|y|o|debe) )(?:give|send|type|enter|read|text|e ?-?mail|provide|have|log in|submit|upload|suba|confirm|verify|lea\\w{0,3}|escrib\\w{1,4}|envi\\w{1,4}|mande\\w{0,3}|mandenos|den?(?:os|le)|ponga|ingrese|confirme|tenga)|we need (?:your|his|her|their)|(?:needs?|confirm|verify) your|(?:necesita|confirme|confirmar) su|tell us|digan?os|(?:photo|foto) (?:of|de))';
const asks = any(
  `${ASKED}\\b${within(8)}${SECRET}\\b`,
  `${SECRET}\\b${within(6)}(?:into the form|to the agent|en el formulario|al agente)\\b`,
);
const pays = any(
  `(?:pay|paid|send|buy|use|fund|deposit|pague|pagar|envie|mande|compre|use|deposite)\\b${within(9)}${PAY}\\b`,
  `(?:by|with|via|through|con|por|mediante) (?:an? |una? )?${PAY}\\b`,
  `${PAY}\\b${within(3)}(?:is|are|es|son)${within(2)}(?:fast\\w{0,3}|best|easiest|required|mejor|necesari[oa])\\b`,
  '(?:venmo|zelle|bitcoin|moneygram|western union|cash app|(?:apple|google|amazon|itunes|steam|gift) cards?|tarjetas? de (?:regalo|apple|google|amazon|steam))\\b',
  `(?:us|leanos|denos|mandenos|envienos|diganos|agreguenos|paguenos|pongan?os)\\b${within(4)}(?:codes?|account|card|id|owner|money|password|number|codigos?|cuenta|tarjeta|duen[oa]s?|dinero|contrasena|numero)\\b`,
  `(?:deposit|deposito|anticipo|advance) (?:of|de) \\d{1,5} (?:dollars|dolares)\\b`,
  `(?:our|nuestr[oa])\\b${within(2)}(?:the |la )?(?:beneficiary|beneficiari[oa])\\b`,
  `(?:change|rewrite|cambie)\\b${within(2)}(?:will|testament|testamento)\\b${within(2)}(?:in favor|a favor)\\b`,
  `(?:fee|pay|cuota|pague)\\b${within(3)}\\d{1,5} (?:dollars|dolares)\\b`,
);
const handsOver = any(
  `(?:sign|give|put|transfer|make|deed|firme|ponga|denos|transfiera|traspase)\\b${within(8)}(?:our|us|nuestr[oa]|nosotros)\\b`,
  `(?:denos|give us)\\b`,
);
const ESTATE =
  /\b(?:deed|house|home|power of attorney|pension|savings|will|estate|poder notarial|casa|escritura|ahorros|herencia|testamento)\b/;
const OWN_AFFAIRS = /\b(?:to apply|proof of|lets? someone|para solicitar|comprobante)\b/;
export const isAfterMoney = (said: string) =>
  (!WARNED.test(said) &&
    ((saysUndenied(said, asks) && !OWN_AFFAIRS.test(said)) || saysUndenied(said, pays))) ||
  (says(said, handsOver) && ESTATE.test(said));

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
