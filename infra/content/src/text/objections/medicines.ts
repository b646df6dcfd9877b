import { medicineNames, medicineWords } from '../medicines.js';
import { any, phrase, saysUndenied, within } from '../phrase.js';

/** As a word, since a phrase that holds all their names takes long to compile where it stands more than once. */
const MEDICINE = 'rx_';
const medicine = phrase(
  `(${medicineNames})|${medicineWords}|antipsychotic*|sedative*|statin*|warfarin*|heart pills|drugs|sedante*|antipsicotico*|pastillas del corazon`,
  'g',
);
export const ASKING = new RegExp(
  [
    // Whoever decides is asked, or decides.
    '\\b(?:ask|asks|asking|talk|speak|check|consult|work|pregunt\\w{1,4}|habl\\w{1,4}|consult\\w{1,4}|pida)\\b(?:\\W{1,2}\\w{1,14}){0,5}\\W{1,2}(?:before|about|whether|if|which|what|how|antes|sobre|si|que|como|cual\\w{0,2})\\b',
    '\\b(?:the|your|his|her|el|la|su) (?:doctor|prescriber|pharmacist|nurse|medico|doctora) (?:may|might|can|will|could|should|puede|podria|decide)\\b',
    // "Do not crush, split or stop a medicine without asking."
    '(?:^|[;:] )(?:do not|dont|never|no|nunca)\\b[^.;]{1,90}\\b(?:without|unless|sin|on (?:your|their|his|her) own|por su cuenta|a menos que)\\b',
  ].join('|'),
);
const givesMedicine = any(
  `(?:throw|tir\\w{1,3}|flush|toss)\\b${within(4)}${MEDICINE}\\b${within(4)}(?:away|out|and|y)\\b`,
  `(?:tire|bote)\\b${within(3)}${MEDICINE}\\b`,
  `(?:take|get|wean)\\b${within(2)}off\\b${within(4)}(?:medicines|${MEDICINE})\\b`,
  `(?:quit|quits|quitting|quitele|skip|saltese|suspender|drop|cut(?:ting)?|leave out)\\b${within(4)}${MEDICINE}\\b`,
  `(?:(?<=^|[,;:] |\\b(?:and|then|please|just|can|may|should|must|y|puede|debe) )(?:safely )?(?:stop|deje|suspenda))\\b${within(4)}${MEDICINE}\\b`,
  `(?:start|begin|put|empiece|comience|inicie)\\b${within(4)}(?:on|with|con|a darle|taking|giving)\\b${within(3)}(?:${MEDICINE}|st johns|hierba)\\b`,
  `(?:replace|swap|cambie|reemplace|sustituya)\\b${within(4)}${MEDICINE}\\b${within(4)}(?:with|for|por|con)\\b`,
  `(?:share|compartir|comparta|give|de|dele)\\b${within(5)}(?:your own|your|leftover|sus propias|su propia|sobraron)\\b${within(2)}${MEDICINE}\\b`,
  `${MEDICINE}\\b${within(4)}(?:sobraron|left over)\\b${within(4)}(?:compartir|share)\\b`,
  `(?:fine|ok|okay|safe|bien|can|may|puede|se pueden?)\\b${within(2)}(?:share|give|compartir|darle|suspender|dejar)\\b${within(3)}${MEDICINE}\\b`,
  `${MEDICINE}\\b${within(6)}(?:and given to|y darsel\\w|can be given|to calm (?:him|her))\\b`,
  `(?:without|sin)\\W{1,2}(?:asking|telling|preguntar\\w{0,3}|avisar\\w{0,3})\\b${within(3)}(?:anybody|anyone|nadie|doctor|medico)\\b`,
  `(?:an extra|another|un|una|otro|otra)\\W${MEDICINE}\\b${within(2)}(?:de mas|extra|in the|en el)\\b`,
  `(?:a|an|one|half|una|media|medio)\\W(?:half\\W)?(?:teaspoon|tablespoon|dropper|spoon|cucharadita|cucharada)\\b${within(4)}(?:${MEDICINE}|syrup|jarabe|repeat\\w{0,3}|repet\\w{1,3})\\b`,
  `(?:half|media|medio)\\W(?:an?\\W)?(?:${MEDICINE})\\b`,
  `(?:\\d{1,3}|two|three|four|five|six|ten|dos|tres|cuatro|cinco|seis|diez|bottle of|frasco de|handful of|punado de)\\W(?:\\w{1,8}\\W)?${MEDICINE}\\b(?!\\W(?:medicines|can|are|that|may|que|pueden))`,
  `(?:lend|let (?:him|her|them) (?:borrow|use|have)|borrow|prestele|preste)\\b${within(2)}${MEDICINE}\\b`,
  `(?:(?:does|do|did) not need|doesnt need|dont need|no (?:reason|need|point)|no (?:necesita|hay razon|hace falta))\\b${within(6)}${MEDICINE}\\b`,
  `(?:crush|hide|grind|sneak|disguise|pour|slip|triture|muela|esconda|machaque|eche\\w{0,2})\\b${within(3)}${MEDICINE}\\b`,
  `${MEDICINE}\\b${within(6)}(?:(?:throw|toss) (?:it|them)|tirel[oa]s?|can be (?:paused|skipped|stopped|halved)|(?:se )?pueden? (?:pausar|saltar|suspender|cortar))\\b`,
  `${MEDICINE}\\b${within(3)}(?:rots?|poisons|destroys?|ruins?|kills?|pudren?|envenenan?|destruyen?|matan?)\\b`,
  `(?:next|first|evening|morning|proxima|siguiente) (?:dose|dosis)\\b${within(1)}(?:early|earlier|late|later|twice|antes|dos veces)\\b`,
  `(?:milligrams?|miligramos?|mg)\\b${within(2)}${MEDICINE}\\b`,
);
const DISEASE =
  '(?:dementia|alzheimers?|parkinsons?|diabetes|cancer|strokes?|arthritis|heart (?:failure|disease)|copd|memory loss|blood pressure|demencia|parkinson|artritis|derrames?|insuficiencia|perdida de memoria|presion)';
/** That a disease is made to go away, which no page may promise, or that what treats it is a fraud. */
const promised = any(
  `(?:cure[sd]?|curing|reverse[sd]?|reversing|heals?|healed|eliminates?|cura|curan|curarse|revierte\\w{0,2}|elimina\\w{0,2})\\b${within(4)}${DISEASE}\\b`,
  `${DISEASE}\\b${within(5)}(?:cured|reversed|healed|goes away|disappears?|se (?:cura|quita|va|revierte)|desaparece)\\b`,
  `(?:${MEDICINE}|${DISEASE})\\b${within(1)}(?:is|are|es|son)${within(2)}(?:scam|hoax|lie|myth|fraud|poison|invention|engano|mentira|mito|estafa|invento)\\b`,
  `(?:drugs?|${MEDICINE})\\b${within(3)}(?:is|are) (?:harmless|perfectly safe)\\b`,
);

const EVEN_IF = /\b(?:even (?:if|when)|aunque)\b/;

/** The text with each medicine called a medicine, so that what is said of one is heard whatever its name is. */
export const withoutNames = (said: string): string => said.replace(medicine, 'medicine');

/** What only a prescriber may say about taking a medicine. */
export const advisesMedicine = (said: string): boolean =>
  saysUndenied(said.replace(medicine, MEDICINE), givesMedicine) && !ASKING.test(said);

export const promisesCure = (said: string): boolean =>
  saysUndenied(said.replace(medicine, MEDICINE), promised) && !EVEN_IF.test(said);
