import { any, says, saysUndenied, WARNED, within } from './says.js';

const POISON =
  '(?:bleach|chlorine|clorox|pine sol|windex|acetone|wood alcohol|weed killer|lysol|borax|turpentine|peroxide|gasoline|kerosene|diesel|motor oil|lighter fluid|paint thinner|detergents?|drain (?:cleaner|opener)|antifreeze|methanol|rubbing alcohol|isopropyl|denatured alcohol|lye|ammonia|colloidal silver|pesticides?|rat poison|disinfectants?|cyanide|arsenic|' +
  'cloro|lejia|dioxido|borax|aguarras|trementina|agua oxigenada|peroxido|gasolina|queroseno|petroleo|detergente|destapa\\w{1,8}|anticongelante|metanol|alcohol (?:de quemar|isopropilico|metilico)|amoniaco|plata coloidal|pesticidas?|veneno para ratas|raticida|desinfectante|cianuro|arsenico)';
const poison = any(`${POISON}\\b`);
/** Into a person or onto one, or for the good of one. */
const TAKEN =
  '(?:(?:drink|drank|sip|swallow(?!ed)|ingest|eat|inhal|breathe|inject|gargl|tast|rub|soak)\\w{0,4}|bath(?:e|ing) in|cure[sd]?|heal(?:s|ed)?|remed(?:y|ies)|tonic|treats?|cleanses?|detox\\w{0,4}|helps?|works? for|replaces?|takes away|dries|settles?|oxygenat\\w{1,4}|clears?|' +
  '(?:beb|ingier|ingerir|inhal|inyect|gargaras|frot|unt)\\w{0,6}|tom(?:e|ar|a|ando)|trague|comer?|cura\\w?|sana|remedio|tonico|trata|limpia (?:el|la) (?:cuerpo|cerebro|sangre|mente)|desintoxica|ayuda|sirve|reemplaza|quita|seca|calma|oxigena|afloja)';
const taken = any(`${TAKEN}\\b${within(7)}${POISON}\\b`, `${POISON}\\b${within(7)}${TAKEN}\\b`);
/** Cleaning, storing, and what to do after an accident. */
const handled =
  /\b(?:lock|store|storage|out of reach|original container|away from|poison help|swallowed|spill|fumes|poisonous|toxic|dangerous|harmful|label|diluted|wipe|surface|floor|commode|toilet|laundry|stain|open a window|ventilat|guard|llave|fuera del alcance|envenenamiento|trago|vapores|venenos|toxic|peligros|etiqueta|diluid|superficie|piso|inodoro|ropa|mancha|ventana|ventil)\w{0,6}\b/;
const mixed = any(`(?:mix|combin|mezcl|junt)\\w{0,5}\\b${within(6)}${POISON}\\b`);

export function hasPoison(said: string): boolean {
  if (!says(said, poison)) return false;
  if (saysUndenied(said, mixed)) return true;
  const isHandled = handled.test(said);
  if (saysUndenied(said, taken)) return !isHandled || !AFTER_IT.test(said);
  return !isHandled && saysUndenied(said, poison) && !WARNED.test(said);
}
/** What to do when it has happened. */
const AFTER_IT = /\b(?:call|dial|contact|llame|marque|avise)\b/;
