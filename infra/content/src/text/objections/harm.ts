import { any, says, saysUndenied, WARNED, within } from '../phrase.js';

const HIM = '(?:him|her|them|his|hers|their|your (?:mother|father|parents?|mom|dad|husband|wife|spouse))';
const hurts = any(
  `(?:tie|strap|bind|restrain|handcuff|chain|tape)\\b${within(2)}(?:${HIM}|the)\\b${within(2)}(?:wrists?|hands?|arms?|legs?|to|down)\\b`,
  `(?:lock|shut) (?:him|her|your \\w{3,12}) (?:in|up|inside|away)\\b`,
  `(?:lock|shut) them (?:in|inside)\\b`,
  `(?:a|una?) (?:slap|smack|hit|palmada|bofetada|cachetada|golpe)\\b${within(8)}(?:teach\\w{0,3}|learn\\w{0,3}|ensen\\w{1,3}|aprend\\w{1,4})\\b`,
  `(?:withhold|deny|cut off|restrict)\\b${within(1)}(?:water|food|fluids|meals)\\b`,
  `leave\\b${within(1)}${HIM}\\b${within(2)}(?:alone|unattended)\\b${within(3)}(?:bath\\w{0,3}|tub|shower|stove|car)\\b`,
  `leave\\b${within(1)}${HIM}\\b${within(3)}(?:hungry|thirsty|wet|soiled)\\b`,
  `(?:not|never|stop)\\W(?:feed(?:ing)? (?:${HIM}|until)|give ${HIM} (?:food|water))\\b`,
  `(?:pillow|almohada)\\b${within(3)}(?:face|mouth|nose|cara|boca)\\b`,
  `(?:ends?|acaba\\w{0,2}) (?:(?:the|his|her|all|con|el|su|la) ){1,2}(?:suffering|life|sufrimiento|vida)\\b`,
  `(?:gas|charcoal|propane|carbon|kerosene)\\b${within(3)}(?:heater|oven|stove|grill|calentador|horno|estufa)\\b${within(6)}(?:shut|closed|cerrad[oa]s?)\\b`,
  `(?:punish\\w{0,4}|as a punishment|castig\\w{1,4})\\b`,
  `(?:shake|slap|pinch|hit|spank|choke|kick|smack)\\W(?:him|her|them)\\b(?!${within(3)}(?:if|911))`,
  `(?:sacud|pellizqu|abofete)\\w{0,3}(?:lo|la|le)\\b`,
  `(?:twist|pull|tuerza\\w{0,2}|jale\\w{0,2})\\b${within(4)}(?:arm|ear|hair|brazo|oreja|pelo)\\b`,
  `(?:wet|soiled|dirty|mojado|sucio)\\b${within(2)}(?:diaper|brief|panal)\\b${within(1)}(?:until|hasta)\\b`,
  `(?:panal) (?:mojado|sucio)\\b${within(1)}hasta\\b`,
  `(?:only|nothing but|solo|sin)\\b${within(2)}(?:bread|food|water|pan|comida|agua)\\b${within(1)}(?:until|hasta)\\b`,
  `(?:coals?|embers|charcoal|brasas|carbon)\\b${within(3)}(?:bedroom|room|indoors|cuarto|habitacion|recamara)\\b`,
  `(?:sock|rag|gag|tape|cloth|calcetin|trapo|cinta)\\b${within(3)}(?:mouth|boca)\\b`,
  `(?:belt|restraints?|straps?|cinturon|correas?)\\b${within(2)}(?:locked|fastened|tied|all day|todo el dia|amarrad[oa]s?)\\b`,
  `(?:amarrad|atad|encerrad|encadenad)[oa]s?\\b${within(5)}(?:silla|cama|cuarto|casa|dia|noche)\\b`,
  `(?:food|feed\\w{0,3}|meal|comida|eating)\\b${within(8)}(?:once a day|al dia)\\b${within(4)}(?:plenty|enough|suficiente|basta)\\b`,
  `(?:as hot as|lo mas caliente)\\b`,
  `(?:amarr|encierr|encaden|at)\\w{0,3}(?:lo|la|le|los|las|les)\\b${within(4)}(?:munecas?|manos?|brazos?|cama|silla|cuarto|casa|habitacion)\\b`,
  `no (?:le|lo|la|les) (?:de|den) (?:agua|de comer|comida)\\b`,
  `deje(?:lo|la)\\b${within(2)}sol[oa]\\b${within(3)}(?:banera|bano|ducha|tina|coche|carro)\\b`,
);
const betterDead = any('(?:better off|estaria\\w? mejor|mejor)\\W(?:dead|without you|muert[oa]s?)\\b');
const THOUGHT = /\b(?:thoughts?|thinks?|thinking|feels?|feeling|ideas?|piensa|siente|pensamientos?)\b/;
const CALM =
  /\b(?:while|if) (?:swallowing|choking)|\b(?:before|antes de)\W(?:the|la|el|una) (?:surgery|test|cirugia|prueba|procedimiento)|\bif (?:he|she|they) (?:is|are) (?:choking|unconscious)/;

/** What hurts or neglects the person who is cared for. */
export const isHarmful = (said: string): boolean =>
  (saysUndenied(said, hurts) && !CALM.test(said)) || (says(said, betterDead) && !THOUGHT.test(said));

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
