import type { Sentences } from './sentences.js';

export const facilityNeglect: Sentences = {
  en: [
    'mom sits wet from breakfast till i come after work at that place',
    'is it ok for rehab to put two diapers on a person so they only have to change once',
    "The memory care unit smells so bad my kids won't go in. The same brown smear has been on her wall since Easter.",
    'three falls in nine days at assisted living, nobody phoned, i learned from the bill',
    'Dad says they unplug his call light because he "abuses" it.',
    'the facility wont let me in after 7 and wont tell me why she has stitches',
    'the home hasnt fed dad since yesterday',
  ],
  es: [
    'en el nursing home mi mamá estaba toda pupuseada de horas y nadie viene cuando toca el botón',
    'le salió una llaga hasta el hueso a mi papá en el asilo y dicen q no sabían',
    'mi tía perdió 30 libras en el home y tiene la boca llena de costras',
    'en el asilo la tienen mojada desde el desayuno hasta que yo salgo del trabajo',
    'en la residencia le desconectan el timbre porque segun ellos fastidia mucho',
    'en el asilo nadie la cambia',
    'el nursing home tiene a mi granny con el call button unplugged y bien sucia, every single Sunday',
  ],
  nearMisses: [
    'cómo escojo un nursing home bueno, qué miro en la visita',
    'la comida del home es desabrida pero la atienden bien, puedo llevarle sopa?',
    'Does Medicare pay for a nursing home after 20 days?',
    'What does a long term care ombudsman do, exactly',
    "Great-grandmother had a terrible nursing home in the sixties, my dad's scared because of it. How do I reassure him?",
    "our facility got five stars, how's that computed",
    'My father tells me nobody ever visits, but I see the sign in sheet, my sister comes daily',
    'Her heel looks a bit pink, nurses have it floated on a pillow and showed me the plan. What should I watch for?',
    "They moved his room closer to the nurses' station after we asked. How do I thank the staff, is a gift allowed?",
    'watching a documentary on bad homes and panicking, hers is lovely, checklists for peace of mind?',
    'como escojo un buen asilo, que pregunto en la visita',
    'la comida del residencial no tiene sazón y mami se queja, a quién le digo',
  ],
};
