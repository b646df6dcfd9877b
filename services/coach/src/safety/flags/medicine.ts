import type { RedFlag } from '../red-flag.domain.js';

const drug =
  'pill|pills|dose|doses|medicine|medicines|meds|med|medication|tablet|tablets|insulin|warfarin|eliquis|coumadin|blood thinner|tylenol|ibuprofen|aleve|benadryl|melatonin|seroquel|ativan|lorazepam|oxycodone|morphine|antibiotic|statin|patch|water pill|gabapentin|cbd|xanax|ambien|drops|prescription|aspirin|potassium|metoprolol|metformin|lisinopril|sertraline|pms?';
const medicina =
  'pastilla|pastillas|dosis|medicina|medicinas|medicamento|tableta|insulina|warfarina|anticoagulante|tylenol|ibuprofeno|aleve|melatonina|lorazepam|clonazepam|morfina|antibiotico|parche|gotas|gotitas|potasio|metoprolol|sertralina|quetiapina|capsula|aspirina|la de la (presion|noche|manana)|la del (azucar|colesterol|agua)';

/** Doses, missed and doubled, stopping, crushing, sharing, sedating: somebody else decides. */
export const medicine: RedFlag = {
  category: 'medicine',
  signs: {
    en: [
      [
        drug,
        '(missed|forgot|skipped) ~ (dose|pill|her|his|the|it|sunday|last|this|morning|evening|blood)|double (up|dose)|(gave|took|given|swallowed) ~ (twice|two doses|again|wrong|double|extra|too)|wrong (pill|medicine|pen|dose|meds|medication|person)|(gave|give) (him|her|mom|dad) ~ (my|moms|dads|his|her|somebody elses|the cats|the dogs) ~|someone elses|mixed up',
        'missed|forgot|skipped|double|twice|again|wrong|two doses|mixed|mistake|accident*|someone elses|my|moms|dads',
      ],
      [
        drug,
        '(can|should|could|may|do|is it (ok|okay|safe)|ok|okay|would it|how (many|much)|safe) ~ (i|we|to|she|he|it|if) ~ (give|stop|skip|crush|cut|mix|double|take|dissolve|open|sneak|hide|share|adjust|quit|increase|lower|combine|less|more|extra)|(crush|crushing|dissolve|powder|sneaking|hiding|hide|split) (the|his|her|it|them|up|my)|how (many|much) ~ (to knock|extra|can|is too|does it take)|(ok|safe|okay) (together|to take|with)|cold turkey|leftover|(so|and) (he|she) (will )?sleeps?',
      ],
    ],
    es: [
      [
        medicina,
        'se (me|le) (olvido|paso)|doble|dos veces|otra vez|equivocada|por error|de mas|la de (mi|su)|no se la|sin receta',
      ],
      [
        medicina,
        '(le puedo|puedo|podemos|se la|le|lo|la) ~ (dar|doy|quitar|dejar|moler|partir|triturar|disolver|abrir|mezclar|suspender|subo|bajo|corto|riego|pongo)|a escondidas|(puede|puedo) (tomar|darle|mezclar)|cuant(a|o)s? ~ (le|puedo|aguanta|mas|dar)|(para|pa) que (duerma|se calme)|me sobran?|de golpe',
        'puedo|puede|doy|le|se la|escondidas|cuant*|para que|sobra*|golpe',
      ],
    ],
  },
  idioms: [
    '(crushed|crush) (our|my|his|her) (hopes|heart)|pill (box|organizer|minder|dispenser)|on the pill',
  ],
  harmless: [
    'app|coupon|cupon|deliver*|entrega|organizer|pastillero|dispose|boto|what does prn|with ~ leftover|take leftover|drop off|throw out|take back|flush|who (picks|can pick)|g tube|feeding tube|por (el|la) (tubo|sonda)|la ayudante puede|refill*|resurt*|cost|cuesta|perro|dog|cat',
  ],
};
