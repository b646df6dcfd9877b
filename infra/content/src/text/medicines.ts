import { anyPhrase } from './phrase.js';
import { fold } from './readings.js';

/** What a medicine is called, folded: general words, then those that people ask most about, as generic and brand. */
export const medicineWords =
  'medicine|medicines|medication*|meds|med|pill|pills|tablet*|capsule*|insulin|painkiller*|pain reliever*|sleeping pill*|' +
  'supplement*|vitamin*|eye drops|inhaler*|patch|' +
  'medicina*|medicamento*|pastilla*|pildora*|tableta*|capsula*|insulina|jarabe*|gotas|parche*|' +
  'suplemento*|vitamina*|calmante*|sedante*|diuretico*|inhalador*';

export const medicineNames =
  'ibuprofen*|advil|motrin|tylenol|acetaminophen|acetaminofen|paracetamol|aspirin*|naproxen*|aleve|excedrin|benadryl|' +
  'diphenhydramine|difenhidramina|nyquil|melatonin*|tramadol|oxycodone|oxicodona|percocet|hydrocodone|hidrocodona|vicodin|norco|' +
  'morphine|morfina|fentanyl|fentanilo|codeine|codeina|gabapentin*|lyrica|pregabalin*|warfarin*|coumadin|eliquis|apixaban|xarelto|' +
  'rivaroxaban|plavix|clopidogrel|heparin*|lisinopril|losartan|amlodipine|amlodipino|metoprolol|atenolol|carvedilol|lasix|' +
  'furosemide|furosemida|spironolactone|hctz|hydrochlorothiazide|digoxin*|amiodarone|nitroglycerin*|nitroglicerina|statin*|' +
  'lipitor|atorvastatin*|simvastatin*|crestor|metformin*|glipizide|glipizida|glyburide|januvia|jardiance|ozempic|lantus|humalog|' +
  'novolog|levothyroxine|levotiroxina|synthroid|prednisone|prednisona|omeprazole|omeprazol|nexium|pepcid|tums|miralax|senna|' +
  'donepezil*|aricept|memantine|memantina|namenda|rivastigmin*|exelon|seroquel|quetiapine|quetiapina|risperidone|risperidona|' +
  'risperdal|haldol|haloperidol|zyprexa|olanzapine|olanzapina|lorazepam|ativan|xanax|alprazolam|klonopin|clonazepam|valium|' +
  'diazepam|ambien|zolpidem|trazodone|trazodona|zoloft|sertraline|sertralina|prozac|fluoxetine|fluoxetina|lexapro|escitalopram|' +
  'celexa|citalopram|cymbalta|duloxetine|wellbutrin|bupropion|lithium|litio|sinemet|levodopa|carbidopa|keppra|levetiracetam|' +
  'depakote|dilantin|albuterol|prednisolone|amoxicillin|amoxicilina|cipro|bactrim|methadone|metadona|suboxone|naloxone|narcan|' +
  'blood thinner*|water pill*|blood pressure (pill*|medicine|meds)|antidepressant*|antibiotic*|anticoagulante*|antibiotico*|antidepresivo*|' +
  'potassium|potasio|iron pills|dramamine|mucinex|sudafed|claritin|zyrtec|robitussin|pepto|imodium|cbd|st johns wort|dipirona|metamizol';

const NUMBER =
  '(\\d{1,5}([.,/-]\\d{1,4})?|half an?|one|two|three|four|five|six|media|una|uno|un|dos|tres|cuatro|cinco|seis)';
const DOSE_FORM =
  '(tablets|tablet|pills|pill|capsules|capsule|puffs|puff|drops|units|teaspoons|teaspoon|tablespoons|tablespoon|tabletas|tableta|' +
  'pastillas|pastilla|capsulas|capsula|gotas|unidades|cucharaditas|cucharadita|cucharadas|cucharada|disparos)';
/** "140 mg of sodium a serving" is food; "650 mg of sodium bicarbonate" is a medicine. */
const SODIUM =
  ' ((of|de) )?(sodium|sodio)([.,;:)!?]|$|\\x20(a (day|serving|meal)|per|or (less|more)|each|daily|al dia|por|cada|o (menos|mas))\\b)';
/** An amount of a medicine. "mg/dL" is a reading, "grams of sugar" are food. */
const dose = anyPhrase([
  `${NUMBER}( )?(mg|mcg|milligrams|micrograms|miligramos|microgramos|ml|milliliters|mililitros|cc)(?!/d)(?!${SODIUM})`,
  `(give|take|dele|darle|tome|administre) ~ ${NUMBER} ${DOSE_FORM}`,
]);
const MEDICINE = `(${medicineNames}|${medicineWords})`;
/** A yes to giving a medicine, which only the pharmacist or the prescriber may say. */
const permission = anyPhrase([
  `(you can|you may|its (ok|okay|safe|fine) to|it is (ok|okay|safe|fine) to|safe to|feel free to) ((safely|also) )?(give|take|use|add|stop|crush|mix|combine|skip|double) ~ ${MEDICINE}`,
  `(?<!no\\x20)(puede|es seguro|esta bien) ((tambien) )?(dar|darle|tomar|usar|dejar|triturar|mezclar|combinar|suspender|saltarse) ~ ${MEDICINE}`,
]);

/** Whether a sentence may stand in an answer, whoever wrote it: it names no dose and permits no medicine. */
export function isQuotable(sentence: string): boolean {
  const said = fold(sentence);
  return !dose.test(said) && !permission.test(said);
}
