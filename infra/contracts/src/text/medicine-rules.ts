import { fold } from './fold.js';
import { medicineNames, medicineWords } from './medicine-names.js';
import { anyPhrase } from './phrase.js';

const NUMBER =
  '(\\d{1,5}([.,/-]\\d{1,4})?|half an?|one|two|three|four|five|six|media|una|uno|un|dos|tres|cuatro|cinco|seis)';
const DOSE_FORM =
  '(tablets|tablet|pills|pill|capsules|capsule|puffs|puff|drops|units|teaspoons|teaspoon|tablespoons|tablespoon|tabletas|tableta|' +
  'pastillas|pastilla|capsulas|capsula|gotas|unidades|cucharaditas|cucharadita|cucharadas|cucharada|disparos)';
/** An amount of a medicine. "mg/dL" is a reading and "grams of sugar" is food. */
const dose = anyPhrase([
  `${NUMBER}( )?(mg|mcg|milligrams|micrograms|miligramos|microgramos|ml|milliliters|mililitros|cc)(?!/d)`,
  `(give|take|dele|darle|tome|administre) ~ ${NUMBER} ${DOSE_FORM}`,
]);
const MEDICINE = `(${medicineNames}|${medicineWords})`;
/** A yes to giving a medicine, which only the pharmacist or the prescriber may say. */
const permission = anyPhrase([
  `(you can|you may|its (ok|okay|safe|fine) to|it is (ok|okay|safe|fine) to|safe to|feel free to) ((safely|also) )?(give|take|use|add|stop|crush|mix|combine|skip|double) ~ ${MEDICINE}`,
  `(puede|es seguro|esta bien) ((tambien) )?(dar|darle|tomar|usar|dejar|triturar|mezclar|combinar|suspender|saltarse) ~ ${MEDICINE}`,
]);

/** Whether a sentence may stand in an answer, whoever wrote it: it names no dose and permits no medicine. */
export function isQuotable(sentence: string): boolean {
  const said = fold(sentence);
  return !dose.test(said) && !permission.test(said);
}
