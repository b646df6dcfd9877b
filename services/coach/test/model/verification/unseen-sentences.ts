import type { WrittenSentence } from './faithful-sentences.js';
/** Faithful as well, by another hand. */
export const unseenFaithful: readonly WrittenSentence[] = [
  [
    'en',
    ['Ask the doctor for a swallowing check'],
    'A speech-language pathologist can check his swallowing, so ask the doctor for that.',
  ],
  ['en', ['Learn choking first aid'], 'Take the time to learn first aid for choking.'],
  [
    'en',
    ['Keep the bottle or package nearby'],
    'Have the bottle or package close by so you can read its name and strength.',
  ],
  [
    'en',
    ['Low blood sugar in a person who is awake'],
    'If his blood sugar is low, he is awake and he can swallow, give him fast sugar.',
  ],
  [
    'en',
    ['Use pillows between knees'],
    'Put pillows between her knees and under her calves, and skip donut cushions.',
  ],
  ['en', ['If you feel unsafe, step back'], 'Step back and get help if you do not feel safe.'],
  [
    'en',
    ['Plan for sick days'],
    'Illness can send his sugar very high or very low, so plan ahead for sick days.',
  ],
  [
    'en',
    ['Keep skin clean and dry'],
    'Her skin should stay clean and dry, her heels should float, and she should be offered protein and fluids.',
  ],
  [
    'en',
    ['Use a weekly pill box'],
    'A weekly pill box or blister packs from the pharmacy can help; ask which pills have to stay in their own bottle.',
  ],
  ['en', ['Stay on the line and do what'], "Don't hang up, and do what the dispatcher says."],
  ['en', ['Remove an object only if'], 'Take an object out only if you can see it.'],
  ['en', ['Write numbers down'], 'Keep a log of his numbers and take it along to visits.'],
  ['es', ['No espere a que aparezcan'], 'No espere a que haya señales.'],
  ['es', ['Aprenda qué hacer si se atraganta'], 'Vale la pena aprender qué hacer si se atraganta.'],
  ['es', ['Su salud es parte'], 'Cuidar su propia salud también es parte del plan.'],
  [
    'es',
    ['Muchos estados ofrecen'],
    'En muchos estados hay servicios en casa por medio de exenciones; como algunos tienen lista de espera, solicite pronto.',
  ],
  ['es', ['Siga en la línea'], 'No cuelgue y haga lo que le diga el operador.'],
  ['es', ['Saque un objeto solo'], 'Solo saque el objeto si lo puede ver.'],
  [
    'es',
    ['Diga al personal qué puede'],
    'Explíquele al personal lo que usted puede y no puede hacer en casa.',
  ],
  [
    'es',
    ['Revise que la boca quede'],
    'Fíjese en que la boca quede vacía y que siga sentado después de comer.',
  ],
  [
    'es',
    ['Sirva comidas a horas fijas'],
    'Dele de comer a horas fijas, con cantidades parecidas de carbohidratos.',
  ],
  [
    'es',
    ['Una persona con demencia quizá'],
    'Si tiene demencia, quizá solo se le vea gris, sudoroso o molesto.',
  ],
  [
    'es',
    ['Regalar dinero o bienes'],
    'Si regaló dinero o bienes en los cinco años antes de solicitar, la cobertura de largo plazo puede retrasarse.',
  ],
  [
    'es',
    ['Pegue en el refrigerador'],
    'Tenga pegado en el refrigerador el número para envenenamientos, 1-800-222-1222.',
  ],
];
/** False as well; each would hurt who acts on it. */
export const unseenFalse: readonly WrittenSentence[] = [
  ['en', ['Use pillows between knees'], 'Use a donut cushion under the hips.'],
  ['en', ['Remove an object only if'], 'Sweep the mouth with a finger even if you cannot see the object.'],
  [
    'en',
    ['Low blood sugar in a person who is awake'],
    'If his blood sugar is low and he cannot be woken, give fast sugar.',
  ],
  ['en', ['Low blood sugar in a person who is awake'], 'Give fast sugar when his blood sugar is low.'],
  ['en', ['If you feel unsafe, step back'], 'If you feel unsafe, hold her hands until she calms.'],
  ['en', ['Help with the person'], 'Give him your own nitroglycerin if he has none.'],
  [
    'en',
    ['Help with the person'],
    "Help with the person's own nitroglycerin, also if they took Viagra today.",
  ],
  [
    'en',
    ['Get care the same day for bad smell'],
    'A bad smell, pus or black tissue can wait until the next visit.',
  ],
  [
    'en',
    ['Call the doctor or nurse for any spot', 'Get care the same day for bad smell'],
    'Call the nurse next week for spreading redness.',
  ],
  ['en', ['Rinse skin or eyes with running water'], 'Rinse the eyes with running water for 5 to 10 minutes.'],
  ['en', ['Keep sheets smooth'], 'Use baby powder on damp skin.'],
  ['es', ['Regalar dinero o bienes'], 'Regalar dinero antes de solicitar no retrasa la cobertura.'],
  ['es', ['Saque un objeto solo'], 'Meta el dedo en la boca para buscar el objeto aunque no lo vea.'],
  ['es', ['El azúcar baja en una persona'], 'Si no despierta y tiene el azúcar baja, dele azúcar rápida.'],
  ['es', ['Ayude con la nitroglicerina'], 'Ayude con la nitroglicerina también si tomó Viagra.'],
  ['es', ['Si ya se dio insulina'], 'Si ya se dio insulina y no quiere comer, espere a la próxima comida.'],
  ['es', ['Hay que renovar'], 'Hay que renovar cada cinco años.'],
  [
    'es',
    ['Llame al número de los papeles', 'Llame al 911 por dolor de pecho, problemas'],
    'Llame al número de los papeles de alta por problemas para respirar.',
  ],
  [
    'es',
    ['Llame al número de los papeles', 'Llame al 911 por dolor de pecho, problemas'],
    'Por señales de derrame, llame al número de los papeles de alta.',
  ],
  ['es', ['Una persona con demencia quizá'], 'Una persona con demencia no tiene infartos.'],
  ['es', ['Si la persona puede toser'], 'Si puede toser, dele golpes en la espalda.'],
  ['es', ['Enjuague piel u ojos'], 'Enjuague los ojos con vinagre.'],
];
