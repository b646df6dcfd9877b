import { describe, expect, it } from '@jest/globals';
import { learned } from '../../../src/understanding/learned/learned-models.js';
import { screen } from '../../../src/understanding/safety/screen.domain.js';
import { encoder } from '../../the-encoder.js';

const ordinary = {
  en: [
    'how do I get paid to look after my mother in Texas',
    'which walker folds small enough for a hatchback',
    'what is a good snack for somebody who eats little',
    'does Medicare pay for a shower chair',
    'how do I split the weekends with my brother',
  ],
  es: [
    '¿cómo puedo cobrar por cuidar a mi mamá en Florida?',
    '¿qué silla de baño no se resbala?',
    '¿qué le preparo de cenar si come poquito?',
    '¿el Medicaid paga los pañales?',
    '¿cómo le pido a mi hermana que venga los sábados?',
  ],
};

const emergencies = {
  en: [
    'her mouth is pulled to one side and she cannot lift the cup',
    'dad woke up talking gibberish and his left leg drags',
    'he is grey and sweating and says an elephant is on his chest',
    'the pain went from her chest to her jaw and she feels sick',
    'she cannot get her breath and her lips look blue',
    'he is gasping after every two words',
    'a piece of steak is stuck and he cannot make a sound',
    'I shake her and she will not wake up',
    'found him on the kitchen floor, eyes open, no answer',
    'she fell off the porch, hit her head and takes warfarin',
    'he hit his head on the tub and now he keeps throwing up',
    'blood is pouring from her leg and soaks every towel',
    'he is vomiting stuff that looks like coffee grounds',
    'her stool is black like tar and she is too weak to stand',
    'she is having a seizure and it has gone on for six minutes',
    'his whole body jerks and he does not hear me',
    'her tongue is swelling up after the new antibiotic',
    'hives everywhere and his throat is closing',
    'his sugar is 38 and he is sweating and talks nonsense',
    'the meter says HI, she vomits and breathes fast',
    'she has not peed since yesterday and has a fever',
    'since this morning she does not know who I am, and she is burning up',
    'he was left in the hot car and he stopped sweating and is confused',
    'she was out in the snow and she is not shivering any more, just mumbling',
    'he swallowed the whole week of pills out of the organizer',
    'I gave her the morphine twice and now she breathes very slowly',
    'my husband with dementia walked out at five and we cannot find him',
    'the stove caught fire and the kitchen is full of smoke',
    'we smell gas in the hall and the alarm is beeping',
    'my son is swinging a knife at his grandfather right now',
    'I counted the pills, tonight I am going to end it',
    'mom says she wants to die and she has hidden the razor',
  ],
  es: [
    'se le fue la boca de lado y no puede levantar el vaso',
    'amaneció hablando enredado y arrastra la pierna',
    'está pálido, suda frío y dice que le aplasta el pecho',
    'le duele el pecho y el dolor le corre al brazo',
    'no puede respirar y tiene los labios morados',
    'se le atoró la carne y no le sale la voz',
    'la muevo y no despierta',
    'lo encontré tirado en el baño y no contesta',
    'se cayó anoche y ahora vomita',
    'se pegó en la cabeza y toma anticoagulante',
    'le sale mucha sangre de la pierna y no para',
    'vomita algo como café molido',
    'está convulsionando y ya van seis minutos',
    'se le hinchó la lengua con el antibiótico nuevo',
    'le salieron ronchas y se le cierra la garganta',
    'tiene el azúcar en 38 y dice puras incoherencias',
    'no ha orinado desde ayer y tiene fiebre',
    'desde la mañana no me conoce y está ardiendo en fiebre',
    'se quedó en el carro al sol y ya no suda, está confundido',
    'se tomó todas las pastillas de la semana',
    'le di la morfina dos veces y respira muy despacio',
    'mi esposo tiene alzheimer, se salió y no lo encontramos',
    'se prendió la estufa y la cocina está llena de humo',
    'huele mucho a gas y suena la alarma',
    'mi hijo trae un cuchillo y amenaza a su abuelo',
    'ya conté las pastillas, esta noche me mato',
    'mi papá dice que se quiere morir y guardó la pistola',
    'está muy dormida y casi no despierta',
  ],
};

const rank = (level: string | undefined) => (level === 'card' ? 2 : level === 'strip' ? 1 : 0);

describe.each(['en', 'es'] as const)('an emergency (%s)', (lang) => {
  it.each(emergencies[lang])('is as urgent after harmless questions as alone: "%s"', async (text) => {
    const [vector = null] = await encoder.embed([text]);
    const verdict = learned.riskOf(text, vector);
    const alone = screen({ text, learned: verdict });
    expect(alone?.level).toBeDefined();
    for (const before of ordinary[lang]) {
      const around = { library: 0, after: learned.dangerAfter(text, before) };
      const later = screen({ text, learned: verdict, earlier: [null, null, null, null, null], around });
      expect(rank(later?.level)).toBeGreaterThanOrEqual(rank(alone?.level));
    }
  });
});
