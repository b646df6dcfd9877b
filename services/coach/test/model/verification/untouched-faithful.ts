import type { WrittenSentence } from './faithful-sentences.js';

/** The same, written before the rules were and first held against them when they stood. */
export const untouchedFaithful: readonly WrittenSentence[] = [
  [
    'en',
    ['Start with one free call'],
    'One free call to your Area Agency on Aging is the place to start: they know which agencies near you are licensed.',
  ],
  [
    'en',
    ['Call the Eldercare Locator, 1-800-677-1116, and say'],
    'Call the Eldercare Locator at 1-800-677-1116 and say: "I need help at home a few hours a week. Who is good here?"',
  ],
  [
    'en',
    ['An agency costs more but handles'],
    'Yes, an agency costs more, but it takes care of screening, taxes, insurance and a substitute when someone is sick.',
  ],
  [
    'en',
    ['Usually yes, if she or her legal'],
    'You can usually take her home if she wants it, and the home must help plan the discharge.',
  ],
  [
    'en',
    ["Don't just walk out if she has a tube"],
    'With her feeding tube, get training first instead of just walking out.',
    ['She has a feeding tube and I want to bring her home'],
  ],
  [
    'en',
    ['Call the bank first', "If the deposit isn't there"],
    "Call the bank first; if the deposit isn't there, call Social Security at 1-800-772-1213 today.",
  ],
  [
    'en',
    ["Don't trust a caller who offers"],
    'Anyone who calls and offers to "fix" it for a fee is running a scam.',
  ],
  [
    'en',
    ['Tell him who you are once'],
    'Tell him once, kindly, that you are his daughter Ana, and then just keep him company.',
    ["My dad doesn't know me, I'm Ana"],
  ],
  [
    'en',
    ['If he suddenly stops knowing people'],
    'If he stops knowing you within hours or days, call the doctor the same day; with face droop or slurred speech, call 911.',
  ],
  [
    'en',
    ['Set up the room first'],
    'Get the room ready first and go at her best hour; a short, warm goodbye hurts less than a long one.',
  ],
  [
    'en',
    ['Don\'t promise "just one night"'],
    'Please don\'t promise "just one night," and don\'t argue at the door about how long it will be.',
  ],
  [
    'en',
    ['A nursing home that takes Medicaid generally'],
    "If it takes Medicaid, the nursing home generally can't put her out for nonpayment while her application is undecided.",
  ],
  [
    'en',
    ['Medicare often covers walkers', 'Not covered: grab bars'],
    'Grab bars and ramps are not covered, but for a walker or a wheelchair you usually pay 20% after the deductible.',
  ],
  [
    'en',
    ["Don't ask how much they have"],
    'Ask your parents where things are and who may act for them, not how much they have.',
  ],
  [
    'en',
    ['100.4°F or higher'],
    "On chemo, her 101 is an emergency, because it is over 100.4°F: call the cancer team's 24-hour number right now, even at night.",
    ['she is on chemo and has 101'],
  ],
  [
    'en',
    ["Don't give fever medicine before"],
    'No fever medicine until the team says so, because it hides the fever.',
  ],
  ['en', ['You usually have 15 calendar days'], 'You usually have 15 calendar days to return the form.'],
  [
    'en',
    ['Lay the bed flat, raise it'],
    'Lay the bed flat, raise it to your waist and slide her on a folded sheet; if she cannot help at all, get a second person.',
  ],
  [
    'en',
    ["Don't pull under the armpits", "Don't drag the skin"],
    "Don't pull her by the armpits or drag her skin across the sheet, which opens sores.",
  ],
  [
    'en',
    ['It may be the pill: irrit'],
    'The anger may come from the Keppra, but stopping it on your own can bring a dangerous seizure, so call the neurologist now.',
    ['Could Keppra make my son so angry?'],
  ],
  [
    'en',
    ['You can love someone and also feel angry'],
    'Loving your husband and being angry at him can go together.',
  ],
  [
    'en',
    ['When you feel heat rising'],
    'When the anger rises, leave the room if that is safe, breathe slowly and put water on your face.',
  ],
  [
    'en',
    ['Medicare does not pay for long-term help'],
    'Medicare will not pay for long-term help with bathing or dressing.',
  ],
  ['en', ['Check plans each fall'], 'She can compare plans each fall, from October 15 to December 7.'],
  [
    'en',
    ['A person who can understand the choice'],
    "If your mother understands the choice, she has the right to refuse, even when you don't agree.",
  ],
  [
    'en',
    ['If a stomach feeding tube comes out'],
    'Cover the hole with clean gauze, keep the tube, and go to the emergency room or call the team right away: the hole can begin to close within hours.',
  ],
  [
    'en',
    ['Call or text 988 for thoughts of suicide'],
    'If you might act on those thoughts now, call 911; otherwise you can call or text 988.',
  ],
  [
    'en',
    ['For most people sex after a stroke'],
    'For most people sex after a stroke is safe, but ask the doctor first.',
  ],
  [
    'en',
    ['Many people who need care can travel'],
    'At 82 and with oxygen she may well be able to travel, if her doctor agrees and you plan months ahead.',
    ['My mother is 82 and on oxygen, can we fly?'],
  ],
  ['en', [], 'You are not alone, and it makes sense that you are tired.'],
  ['en', [], 'I could not find how long the wait is in your county; the Medicaid office would know.'],
  [
    'en',
    [],
    'You told me that your brother lives in Toledo and that you work nights.',
    ['My brother lives in Toledo. I work nights.'],
  ],
  ['en', [], 'How many hours a day is she alone?'],
  [
    'es',
    ['Empiece con una llamada gratis'],
    'Lo primero es una llamada gratis a la agencia local para personas mayores, que sabe qué agencias tienen licencia.',
  ],
  [
    'es',
    ['Llame al Eldercare Locator, 1-800-677-1116, y diga'],
    'Llame al Eldercare Locator, 1-800-677-1116, y diga: "Necesito ayuda en la casa unas horas por semana. ¿A quién recomiendan?"',
  ],
  [
    'es',
    ['Casi siempre sí, si ella'],
    'Casi siempre se la puede llevar a casa si ella quiere, y el asilo debe ayudar a planear la salida.',
  ],
  [
    'es',
    ['No se vayan así nada más'],
    'Como tiene sonda, no se vayan así nada más; primero que le enseñen.',
    ['Mi mamá tiene sonda y la quiero traer a casa'],
  ],
  [
    'es',
    ['Llame primero al banco', 'Si no está el depósito'],
    'Llame primero al banco y, si el depósito no está, hoy mismo al Seguro Social, 1-800-772-1213.',
  ],
  ['es', ['No le crea a quien llama'], 'Quien llama y ofrece "arreglarlo" por un pago es un estafador.'],
  [
    'es',
    ['Dígale una vez quién es'],
    'Dígale una vez, con cariño, que es su hija Ana, y después solo acompáñelo.',
    ['Mi papá no me conoce, soy Ana'],
  ],
  [
    'es',
    ['Si dejó de reconocer de repente'],
    'Si dejó de reconocerla en horas o días, llame al médico el mismo día; con cara caída o habla enredada, al 911.',
  ],
  [
    'es',
    ['Arregle antes el cuarto'],
    'Tenga el cuarto arreglado antes y vaya a su mejor hora; una despedida corta y cariñosa duele menos.',
  ],
  [
    'es',
    ['No prometa "solo una noche"'],
    'Por favor no le prometa "solo una noche" ni discuta en la puerta.',
  ],
  [
    'es',
    ['Un asilo que acepta Medicaid'],
    'Si acepta Medicaid, el asilo por lo general no puede sacarla por falta de pago mientras no se decida su solicitud.',
  ],
  [
    'es',
    ['Medicare muchas veces cubre andador', 'No cubre barras'],
    'Las barras y las rampas no las cubre, pero por el andador o la silla de ruedas casi siempre se paga 20% después del deducible.',
  ],
  [
    'es',
    ['100.4°F o más'],
    'Con quimio, 101 es una emergencia porque pasa de 100.4°F: llame ya al número de 24 horas del equipo, aunque sea de noche.',
    ['está en quimio y tiene 101'],
  ],
  [
    'es',
    ['No le dé medicina para la fiebre'],
    'Nada de medicina para la fiebre antes de que lo diga el equipo, porque la esconde.',
  ],
  [
    'es',
    ['Ponga la cama plana'],
    'Ponga la cama plana y a la altura de su cintura, y deslícela con una sábana doblada; si ella no ayuda nada, busque a otra persona.',
  ],
  [
    'es',
    ['Puede ser la pastilla: irrit'],
    'El enojo puede venir del Keppra, pero quitarlo sin consultar puede traer una convulsión peligrosa: llame ya al neurólogo.',
    ['¿El Keppra puede poner a mi hijo tan enojado?'],
  ],
  ['es', ['Puede amar a alguien'], 'Se puede amar a su esposo y a la vez sentir enojo.'],
  [
    'es',
    ['Medicare no paga ayuda de largo plazo'],
    'Medicare no le va a pagar ayuda de largo plazo para bañarse o vestirse.',
  ],
  [
    'es',
    ['Compare planes cada otoño'],
    'Cada otoño, del 15 de octubre al 7 de diciembre, puede comparar planes.',
  ],
  [
    'es',
    ['Quien puede entender la decisión'],
    'Si su mamá entiende la decisión, tiene derecho a rechazar, aunque usted piense otra cosa.',
  ],
  [
    'es',
    ['Si la sonda del estómago se sale'],
    'Cubra el hoyito con una gasa limpia, guarde la sonda y vaya a emergencias enseguida: puede empezar a cerrarse en horas.',
  ],
  [
    'es',
    ['Mucha gente que necesita cuidado puede viajar'],
    'A sus 82 años y con oxígeno quizá sí pueda viajar, si el médico está de acuerdo y lo planean con meses.',
    ['Mi mamá tiene 82 años y usa oxígeno, ¿podemos volar?'],
  ],
  [
    'es',
    ['Ponga timbres baratos'],
    'Unos timbres baratos en puertas y ventanas y un sensor en la cama ayudan de noche.',
  ],
  [
    'es',
    ['Ofrezca sin forzar'],
    'Ofrézcale sin forzarla: en la demencia avanzada el cuerpo pide menos, y la boca cerrada puede ser su "no".',
  ],
  ['es', [], 'No está sola, y es comprensible que se sienta cansada.'],
  ['es', [], 'No encontré cuánto dura la espera en su condado; la oficina de Medicaid lo sabe.'],
  [
    'es',
    [],
    'Me dijo que su hermano vive en Toledo y que usted trabaja de noche.',
    ['Mi hermano vive en Toledo. Trabajo de noche.'],
  ],
  ['es', [], '¿Cuántas horas al día está sola?'],
];
