const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/**
 * Words that say nothing of a subject, beside the stop words: who it is about, and how a question is put. Folded but for ñ,
 * which tells «unas» from «uñas».
 */
export const unsaidWords = list(
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
