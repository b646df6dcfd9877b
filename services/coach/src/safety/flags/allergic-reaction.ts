import type { RedFlag } from '../red-flag.domain.js';

const part = 'tongue|lips|lip|throat|face';
const parte = 'lengua|labios|labio|garganta|cara|boca|cuello';

export const allergicReaction: RedFlag = {
  category: 'allergic-reaction',
  signs: {
    en: [
      `(throat|tongue|airway|lips and throat) ~ (swell*|swole|swollen|closing|closin|clos* up|tight|tightening|puff*)|(${part}) ~ (swelling|swole|swelled|swollen|blew|blown|blowed|puff*|ballooned) ~ (up|and|fast|now|shut|bad|huge)`,
      [
        '(swelling|swole|swollen|swelled|swells|puffy|puffed) ~ (tongue|lips|throat|face)|(tongue|lips|throat|face|eyes)',
        'swell*|swole|swollen|puff*|huge|blew up|blowed up|closing',
        'hives|wheez*|sting|stung|bee|wasp|hornet*|shrimp|peanut*|nut|nuts|shellfish|antibiotic|lisinopril|new (pill|medicine|med|meds|medication)|penicillin|amoxicillin|allerg*|epi*|cant (swallow|talk|breathe)|voice|itch*|dye|ants|throw* up|vomit*|faint|hoarse',
      ],
      [
        'hives|welts|welted|red all over|rash all over|itchy all over|allergic',
        'wheez*|throat|cant (swallow|breathe|talk)|faint|passing out|dizzy|vomit*|throwing up|voice|tongue|lips|swell*',
      ],
      [
        'stung|sting|stings|bee|wasp|hornet*|yellow jacket|fire ants|peanut*|shrimp|shellfish|nuts',
        'throat|wheez*|tongue|passing out|cant breathe|faint|swelling|swollen ~ face|voice|lips|hives',
      ],
      '(used|gave|stuck) ~ (epi pen|epipen|epi)|(in|having|going into) anaphyla*|allergic reaction ~ (breath*|throat|swell*|bad|severe)',
    ],
    es: [
      `se (le|me) (esta |estan )?(hinch*|cerr*|cierra|inflam*|infl*) ~ (${parte})|(${parte}) ~ (hinchad*|hinchand*|cerrand*|cerrandose|inflamad*|se le cierra|enorme*|como globo|no le cabe)|se le (cierra|cerro) (la garganta|el cuello|otra vez)|se le (esta )?volviendo a cerrar|lengua ~ (grande|no le cabe)`,
      [
        'hinch*|infl*|ronchas|urticaria|roj* tod*|tod* roj*|alergi*',
        'silba|chifla|pecho|no puede (tragar|respirar|hablar)|ronc*|voz|garganta|desmay*|mare*|vomit*|labios|lengua',
        'camaron*|mani|cacahuate*|nuez|avispa|abeja|pico|picaron|hormigas|antibiotico|penicilina|amoxicilina|medicina|pastilla|lisinopril|alergi*|urticaria|ronchas|silba|lengua|labios|galleta',
      ],
      '(le puse|ya le puse) ~ (epi pen|epipen|epinefrina)|reaccion alergica ~ (fuerte|grave|respir*|garganta)',
    ],
  },
  idioms: [
    'swollen (ankles|feet|legs|knee*|hand*|gums?|glands?)|lump in (my|his|her) throat|sore throat|throat lozenge*|face (swap|mask)|lip service|tongue (tied|twister)|slip of the tongue',
  ],
  harmless: [
    'no (estoy|esta|anda) ~ (enferm*|hinchad*)|tristeza|leve|talk about|i cry|just cry|nada de|algodoncillo|thrush|tooth|dentist|bruise|black eye|crying|cried|diente|muela|dentista|llor*|paperas|mumps|expired|refill*|prescription for|como se usa|how to use',
  ],
};
