import type { WrittenSentence } from './faithful-sentences.js';

/** The same, written and first measured after those. */
export const laterFaithful: readonly WrittenSentence[] = [
  [
    'en',
    ['Many parents who won'],
    'Parents who refuse to discuss money will often tell you where things are.',
  ],
  [
    'en',
    ['Outside: ask the hospital planner'],
    'If she is not in yet, have the hospital planner send her papers to every Medicaid home you could reach.',
  ],
  [
    'en',
    ["Don't accept being the guarantor"],
    "You don't have to be the guarantor to get the bed, so don't accept that.",
  ],
  [
    'en',
    ['Use layers: a chime'],
    'Put a chime on every door and a lock very high or very low, and think about what he is looking for.',
  ],
  [
    'en',
    ['Put cheap door and window chimes'],
    'Cheap chimes on doors and windows, and a sensor by the bed at night, will tell you when he gets up.',
  ],
  [
    'en',
    ['On hospice, call the hospice line first'],
    'Since she is on hospice, call the hospice line first, at any hour.',
    ['my mom is on hospice'],
  ],
  [
    'en',
    ['Ask the doctor: "What can we expect'],
    'Ask the doctor what to expect in the next 3 months and what would help most.',
  ],
  ['en', ['Pick one small goal a month'], 'Choose one small goal a month, like buttoning a single button.'],
  ['en', ['Soak in warm water'], 'Soak her hand in warm water for five minutes, or wrap it in a warm cloth.'],
  [
    'en',
    ['Call the doctor the same day for a cut palm'],
    'If her palm is cut or smells bad, call the doctor the same day.',
  ],
  [
    'en',
    ['Sit him on the toilet 20 to 30'],
    'Have him sit on the toilet 20 to 30 minutes after breakfast and supper with his feet on a stool.',
  ],
  [
    'en',
    ['Breaks protect your health'],
    'Taking breaks protects you, and it can let her stay at home longer.',
  ],
  ['en', ['Part B covers doctors'], 'Doctors, outpatient care and equipment fall under Part B.'],
  [
    'en',
    ['Guilt often says'],
    'Guilt will often tell you to do more even though you already do everything you can.',
  ],
  [
    'en',
    ['Never punish with rough hands'],
    'However angry you are, never punish her with rough hands, threats or silence.',
  ],
  [
    'en',
    ['Start with safety, not'],
    "Don't begin with a full clean-out; begin by clearing the doors and the path to his bed and bathroom.",
  ],
  ['en', ['Ask before you touch anything'], 'Nothing should be touched before you have asked him.'],
  [
    'en',
    ['With dementia, try one night'],
    'Because she has dementia, try a single night in a hotel before the trip.',
    ['she has dementia'],
  ],
  [
    'en',
    ['Gather the medicine list, ID'],
    'Have his medicine list, ID and any DNR or POLST ready to show the crew.',
  ],
  ['en', [], 'That must be so hard for you.'],
  [
    'es',
    ['Muchos padres que no hablan'],
    'Los padres que no quieren hablar de dinero muchas veces sí dicen dónde están las cosas.',
  ],
  ['es', ['No acepte ser fiador'], 'No tiene que ser fiador para que le den la cama; no lo acepte.'],
  [
    'es',
    ['Use varias capas'],
    'Ponga un timbre en cada puerta y un seguro muy alto o muy bajo, y piense qué anda buscando.',
  ],
  [
    'es',
    ['Con hospicio, llame primero'],
    'Como ya está con hospicio, llame primero a su línea, a la hora que sea.',
    ['mi mamá está con hospicio'],
  ],
  [
    'es',
    ['Pregunte al médico: "¿Qué podemos esperar'],
    'Pregunte al médico qué se puede esperar en 3 meses y qué ayudaría más.',
  ],
  ['es', ['Escojan una meta chica'], 'Escojan una sola meta chica al mes, por ejemplo abrochar un botón.'],
  [
    'es',
    ['Remoje en agua tibia'],
    'Remójele la mano en agua tibia cinco minutos o envuélvala en un paño tibio.',
  ],
  [
    'es',
    ['Llame al médico el mismo día por palma'],
    'Si tiene la palma cortada o huele mal, llame al médico el mismo día.',
  ],
  [
    'es',
    ['Siéntelo en el excusado'],
    'Que se siente en el excusado 20 a 30 minutos después de desayunar y cenar, con los pies en un banquito.',
  ],
  ['es', ['Los descansos protegen'], 'Descansar protege su salud y puede ayudar a que ella siga en casa.'],
  ['es', ['La Parte B cubre'], 'Los médicos, las consultas y el equipo los cubre la Parte B.'],
  ['es', ['La culpa dice'], 'La culpa le dirá que haga más, aunque ya haga todo lo que puede.'],
  [
    'es',
    ['Nunca castigue'],
    'Por enojado que esté, nunca la castigue con manos bruscas, amenazas o silencio.',
  ],
  [
    'es',
    ['Empiece por la seguridad'],
    'No empiece por vaciar la casa; empiece por despejar las puertas y el camino a la cama y al baño.',
  ],
  ['es', ['Pida permiso antes de tocar.'], 'No toque nada sin haber pedido permiso.'],
  [
    'es',
    ['Si tiene demencia, prueben antes'],
    'Como tiene demencia, prueben una noche en un hotel antes del viaje.',
    ['tiene demencia'],
  ],
  [
    'es',
    ['Reúna la lista de medicinas'],
    'Tenga lista la lista de medicinas, la identificación y la orden de no resucitar para mostrarlas al equipo.',
  ],
  ['es', ['Diga primero la dirección'], 'Dé primero la dirección, por si se corta la llamada.'],
  ['es', ['No lleve usted a la persona si'], 'Si puede empeorar en el camino, no la lleve usted.'],
  ['es', [], 'Eso debe de ser muy duro para usted.'],
];
