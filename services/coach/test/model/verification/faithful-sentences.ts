import type { Language } from '@careward/contracts/kernel/languages';

/** How the cited sentences of the library begin, or what stands in them alone, and what a good model makes of them. */
export type WrittenSentence = readonly [
  lang: Language,
  cited: readonly string[],
  written: string,
  /** What the person wrote before. */
  ownWords?: readonly string[],
];

/** Faithful: nobody who reads them would learn anything that the cited sentences do not say. */
export const faithfulSentences: readonly WrittenSentence[] = [
  ['en', ['Do not rush to lift someone'], "Don't hurry to get her up off the floor."],
  [
    'en',
    ['First check that they are awake'],
    "Check first that she's awake and breathing, and then ask whether her head, neck, back or hip hurts.",
  ],
  [
    'en',
    ['If they seem unhurt and can follow'],
    "If she doesn't seem hurt and can follow directions, help her roll onto her side, get on her hands and knees, and crawl to a sturdy chair.",
  ],
  [
    'en',
    ['Call 911 for head injury with any danger'],
    'If he takes a blood thinner and has a head injury, call 911.',
  ],
  [
    'en',
    ['After any other hit to the head'],
    'Even if she feels fine, a doctor should see her the same day after any other hit to the head.',
  ],
  [
    'en',
    ['Watch closely for new headache'],
    'For two days, keep a close eye on her for a new headache, sleepiness or confusion.',
  ],
  ['en', ['Pick the time of day when the person'], 'Choose the time of day when your mother is calmest.'],
  [
    'en',
    ['A full bath is often not needed'],
    "A full bath every day often isn't needed: a few times a week, with a sponge wash in between, may be enough.",
  ],
  [
    'en',
    ['Set everything out first'],
    'Lay everything out beforehand so that you never have to leave her alone.',
  ],
  ['en', ['Cover the body with a towel'], 'Keep him covered with a towel while you wash one part at a time.'],
  [
    'en',
    ['Call the doctor for new skin sores'],
    'Call his doctor about a new rash, sores, or bruises that you have no explanation for.',
  ],
  [
    'en',
    ['Use one pharmacy when you can'],
    'If you can, stay with a single pharmacy, because the pharmacist can then spot clashes.',
  ],
  [
    'en',
    ['Do not crush, split or stop a medicine'],
    'Ask before you crush or split any pill, since some are dangerous when crushed.',
  ],
  [
    'en',
    ['Call Poison Help 1-800-222-1222 for a double dose'],
    'For a double dose or a wrong pill, call Poison Help at 1-800-222-1222.',
  ],
  [
    'en',
    ['Call 911 for trouble breathing, swelling of the face'],
    'Trouble breathing, a swollen face or throat, or a seizure means calling 911.',
  ],
  [
    'en',
    ['Food or drink can go into the lungs'],
    'What he eats or drinks can end up in the lungs and lead to pneumonia.',
  ],
  [
    'en',
    ['Have the person sit fully upright'],
    'Have him sit all the way up, take small bites, and swallow each one before the next.',
  ],
  ['en', ['Keep upright 30 minutes after eating'], 'After a meal, he should stay upright for 30 minutes.'],
  ['en', ['Agitation is pacing'], 'Pacing, shouting or lashing out is agitation.'],
  ['en', ['It is usually a message'], "It's usually a message rather than bad behavior."],
  ['en', ['Do not argue, grab or crowd'], "Don't argue with him, grab him or crowd him."],
  [
    'en',
    ['Call the doctor if agitation is new'],
    'If the agitation is new or getting worse, call the doctor.',
  ],
  [
    'en',
    ['There may be no fever'],
    'In an older adult there may be no fever at all, just confusion, weakness or falls.',
  ],
  [
    'en',
    ['Call 911 for possible sepsis'],
    'Call 911 if he has an infection along with new confusion or fast breathing, or if he is hard to wake.',
  ],
  [
    'en',
    ['Call the doctor the same day for UTI signs'],
    'For signs of a UTI or a fever, call the doctor the same day.',
  ],
  [
    'en',
    ['Change position about every two hours'],
    'In bed, help her change position about every two hours, and shift her weight more often when she is in a chair.',
  ],
  [
    'en',
    ['Go to the emergency room for fever or chills with a sore'],
    'If she has a sore and gets a fever or chills, take her to the emergency room.',
  ],
  [
    'en',
    ['Check and wash feet every day'],
    'Wash and check his feet each day, because nerve damage can hide sores.',
  ],
  [
    'en',
    ['A stroke cuts off blood'],
    'In a stroke, blood to part of the brain is cut off and brain cells begin to die within minutes.',
  ],
  [
    'en',
    ['Calling 911 brings treatment sooner'],
    'Calling 911 gets her treated faster than driving her would.',
  ],
  ['es', ['No se apure a levantar'], 'No se apure a levantarla del piso.'],
  [
    'es',
    ['Primero vea que esté despierto'],
    'Antes que nada, vea que esté despierta y respire, y luego pregúntele si le duele la cabeza, el cuello, la espalda o la cadera.',
  ],
  [
    'es',
    ['Si parece ileso y puede seguir'],
    'Si no parece lastimada y sigue indicaciones, ayúdela a girar de lado y a ponerse en manos y rodillas.',
  ],
  [
    'es',
    ['Después de cualquier otro golpe'],
    'Aunque se sienta bien, que la vea un médico el mismo día después de cualquier otro golpe en la cabeza.',
  ],
  [
    'es',
    ['Vigile de cerca si hay dolor de cabeza'],
    'Durante dos días, vigílela de cerca por si tiene dolor de cabeza, mucho sueño o confusión.',
  ],
  ['es', ['Elija la hora en que'], 'Escoja la hora del día en que su mamá está más tranquila.'],
  [
    'es',
    ['No siempre hace falta un baño'],
    'El baño completo no siempre hace falta todos los días; puede bastar unas veces por semana con lavados entre medio.',
  ],
  ['es', ['Prepare todo antes para no'], 'Tenga todo preparado antes, para que no tenga que dejarla sola.'],
  [
    'es',
    ['Cubra el cuerpo con una toalla'],
    'Manténgala cubierta con una toalla y lávele una parte a la vez.',
  ],
  ['es', ['Diga lo que va a hacer'], 'Antes de tocarla, dígale lo que va a hacer.'],
  [
    'es',
    ['Use una sola farmacia'],
    'Si puede, use siempre la misma farmacia: así el farmacéutico nota si unas medicinas chocan con otras.',
  ],
  [
    'es',
    ['No triture, parta ni suspenda'],
    'Pregunte antes de triturar o partir una pastilla, porque algunas son peligrosas trituradas.',
  ],
  [
    'es',
    ['Llame a la línea para envenenamientos'],
    'Si tomó doble dosis o una pastilla equivocada, llame a la línea para envenenamientos, 1-800-222-1222.',
  ],
  [
    'es',
    ['Llame al 911 si no respira bien'],
    'Si se le hincha la cara o la garganta, o no respira bien, llame al 911.',
  ],
  [
    'es',
    ['La comida o bebida puede irse'],
    'Lo que come o bebe puede irse a los pulmones y causarle neumonía.',
  ],
  [
    'es',
    ['La persona debe sentarse derecha'],
    'Debe sentarse derecho, tomar bocados pequeños y tragar cada uno antes del siguiente.',
  ],
  ['es', ['Que siga sentada 30 minutos'], 'Después de comer, que se quede sentado 30 minutos.'],
  ['es', ['Quizá no haya fiebre'], 'Puede que no tenga fiebre, sino solo confusión, debilidad o caídas.'],
  [
    'es',
    ['Llame al 911 por posible sepsis'],
    'Llame al 911 si tiene una infección y además confusión nueva o respiración rápida, o si cuesta despertarlo.',
  ],
  [
    'es',
    ['Llame al médico el mismo día por fiebre'],
    'Por fiebre o señales de infección urinaria, llame al médico el mismo día.',
  ],
  [
    'es',
    ['Revise y lave los pies cada día'],
    'Lávele y revísele los pies todos los días, porque el daño de los nervios puede ocultar llagas.',
  ],
  ['es', ['Nunca salte una comida después'], 'Después de dar insulina, nunca se salte una comida.'],
  [
    'es',
    ['Llamar al 911 trae tratamiento'],
    'Si llama al 911, el tratamiento llega más rápido que si maneja usted.',
  ],
  [
    'es',
    ['Anote la última hora en que la persona'],
    'Apunte la última hora en que estaba bien, porque algunos tratamientos solo sirven si empiezan pronto.',
  ],
  ['es', ['Tenga el envase a mano'], 'Tenga a la mano el envase para poder leer el nombre y la dosis.'],
  [
    'es',
    ['El agotamiento crece poco a poco'],
    'El agotamiento va creciendo poco a poco: uno está cansado aun después de dormir, irritable o triste.',
  ],
  ['es', ['Sentirse así no significa'], 'Que se sienta así no quiere decir que la quiera menos.'],
  ['es', ['Llame a su médico si el estrés'], 'Si el estrés le dura más de dos semanas, llame a su médico.'],
  [
    'es',
    ['Puede solicitarlo en cualquier momento'],
    'Se puede solicitar en cualquier momento, en la agencia del estado o en HealthCare.gov.',
  ],
  [
    'es',
    ['Pregunte si la persona está ingresada'],
    'Pregunte si está ingresado o solo en observación, porque eso cambia lo que paga Medicare después.',
  ],
];
