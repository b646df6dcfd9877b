import type { Language } from '@careward/contracts/kernel/languages';

const list = (words: string): readonly string[] => words.split(/\s+/);

/** Words of care that general dictionaries lack; written with a capital they are no names. */
export const careWords: Record<Language, readonly string[]> = {
  en: list(
    `Medicare Medicaid Medigap Tricare Alzheimer Alzheimer's Parkinson Parkinson's Huntington's Hoyer CPAP BiPAP ALS COPD MRSA PTSD FMLA HIPAA DNR
    POLST PICC PEG ostomy ostomies colostomy ileostomy urostomy gastrostomy tracheotomy tracheostomy trach stoma nebulizer nebulizers sundowning
    caregiver caregivers caregiving bedsore bedsores telehealth rollator bidet stairlift commode bedpan glucometer oximeter dysphagia
    aphasia neuropathy lymphedema sepsis hospice respite guardianship conservatorship`,
  ),
  es: list(
    `Medicare Medicaid Medigap Tricare Alzheimer Parkinson Huntington CPAP EPOC ELA traqueotomía traqueostomía colostomía
    ileostomía urostomía gastrostomía ostomía estoma nebulizador cuidador cuidadora cuidadores cuidadoras hospicio telesalud rueda andador bidé
    cuña orinal glucómetro oxímetro escaras disfagia afasia neuropatía linfedema sepsis tutela curatela`,
  ),
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/**
 * Words that say nothing of a subject, beside the stop words: who it is about, and how a question is put. Folded but for ñ,
 * which tells «unas» from «uñas».
 */
export const ignoredWords = setOf(
  `son sons daughter daughters brother brothers sister sisters aunt uncle cousin niece nephew grandson granddaughter
  grandchild grandchildren grandkids grandparent grandparents spouse partner boyfriend girlfriend fiance stepmother
  stepfather stepson stepdaughter inlaw inlaws law kid kids child children baby boy girl man men woman women lady guy friend
  friends neighbor neighbors family relative relatives folks mum mama papa mommy daddy granny nana wife wives husbands
  mister mr mrs ms dr sir madam gentleman widow widower elder elderly senior seniors adult adults patient patients
  question questions answer problem problems issue issues trouble matter point example moment place near
  named world came showed allowed hey wow yeah sorry hopefully wondering wonder curious confused worried struggling explain
  anyone everybody whoever whatever whichever myself herself himself themselves yourself ourselves itself
  hijo hija hijos hijas hermano hermana hermanos hermanas tio tia tios tias primo prima primos sobrino sobrina nieto
  nieta nietos nietas novio novia suegro suegra suegros cuñado cuñada yerno nuera padrastro madrastra hijastro
  hijastra niño niña niños niñas bebe chico chica hombre hombres mujer mujeres señor señora señores señorita sr sra srta amigo amiga amigos
  vecino vecina vecinos familia familiar familiares pariente parientes abuelos abuelito abuelita papas padres viejito
  viejita anciano anciana ancianos mayor mayores adulto adultos paciente pacientes esposos pareja viudo viuda
  pregunta preguntas respuesta año años mañana unas usa usan usar uso necesita necesitan necesitamos llamar llame cuanto cuantos cuanta cuantas
  abajo arriba nombre mal quedo sale salen problema problemas asunto ejemplo momento lugar disculpe perdon quisiera quisieramos
  preocupada preocupado explicar nosotros nuestro nuestra nuestros alguno alguna ninguno ninguna cualquier`,
);

/** Words of the vocabularies that are frequent surnames too. */
export const alsoSurnames: ReadonlySet<string> = new Set(
  (
    'good love day long house best real head case young small black weeks strong white key short miles rich cash price cook ' +
    'bright powers rush sharp walker gross burns banks pace cotton sweet moon stone glass hood horn beard fry cannon ward ' +
    'wade chase herring grande real mesa sala cámara llamas rojo cuesta mata espejo izquierdo nieto vela fuentes cortes rosado ' +
    'oliva cabello peinado caño mercado carrera barbero'
  ).split(' '),
);
