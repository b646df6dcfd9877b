import type { RiskCategory } from '@careward/contracts/coach/risk';
import type { Language } from '@careward/contracts/kernel/languages';

type Note = { lang: Language; of: readonly RiskCategory[]; text: string };

/** What somebody has left on the table. All of it is made up. */
export const notes: readonly Note[] = [
  {
    lang: 'en',
    of: ['suicide'],
    text: 'Dear Rosa,\nThe house is paid, and the papers are in the blue drawer. You were a good daughter.\nI have saved up my pills. By the time you read this I will be gone. Forgive me.',
  },
  {
    lang: 'en',
    of: ['suicide'],
    text: 'To my family. I am a burden to all of you, and I do not want to live like this any longer. The gun is in the garage and I know what I have to do. Please feed the cat.',
  },
  {
    lang: 'en',
    of: ['suicide', 'hopelessness'],
    text: 'Nobody needs me any more.\nI have decided to end my life on Sunday.\nTell the children that I loved them.',
  },
  {
    lang: 'en',
    of: ['violence', 'suicidal-care-recipient'],
    text: 'He hits me when you are at work. He says he will kill me if I tell you. Please help me.',
  },
  {
    lang: 'en',
    of: ['fear-of-harming', 'violence', 'suicide'],
    text: 'If you come back to this house I will kill you and your mother. I have a gun and I will use it.',
  },
  {
    lang: 'en',
    of: ['overdose'],
    text: 'I swallowed the whole bottle an hour ago. I am sorry. Do not call anyone.',
  },
  {
    lang: 'es',
    of: ['suicide'],
    text: 'Ya no puedo más.\nEsta noche me voy a tomar todas las pastillas.\nDíganle a Lucía que la quiero.',
  },
  {
    lang: 'es',
    of: ['hopelessness', 'suicide'],
    text: 'Querida hija: perdóname. No quiero seguir viviendo así. Cuando leas esto ya no estaré aquí. Los papeles de la casa están en el cajón.',
  },
  {
    lang: 'es',
    of: ['suicide'],
    text: 'Para mi familia. Soy una carga para todos. He decidido quitarme la vida el domingo. No lloren por mí.',
  },
  {
    lang: 'es',
    of: ['violence'],
    text: 'Me pega cuando ustedes salen a trabajar. Dice que me va a matar si cuento algo. Ayúdenme por favor.',
  },
  {
    lang: 'es',
    of: ['fear-of-harming', 'violence', 'suicide'],
    text: 'Si vuelves a esta casa te voy a matar. Tengo una pistola y la voy a usar.',
  },
  {
    lang: 'es',
    of: ['overdose'],
    text: 'Me tomé todo el frasco de pastillas hace una hora. Perdónenme. No llamen a nadie.',
  },
];

/** What families are sent, or write, that holds the words of a danger and none. All of it is made up. */
export const papers: readonly { title: string; text: string }[] = [
  {
    title: 'a bill',
    text: 'Lakeside Hospital billing. Your balance of $1,240.50 is past due. Pay by June 15, 2026, or your account may be sent to collections. If you cannot pay, ask for financial assistance at 1-800-555-0134. This is an attempt to collect a debt.',
  },
  {
    title: 'an appointment',
    text: 'Your appointment with Dr. Ames in cardiology is on May 4, 2026 at 9:30 a.m. Bring all your pills in their bottles. If you have chest pain or trouble breathing before your visit, call 911. Do not drive yourself.',
  },
  {
    title: 'a discharge sheet',
    text: 'Discharge instructions. You were admitted with chest pain and shortness of breath. You were treated for heart failure. Weigh yourself every morning. Call 911 right away if you have:\n- chest pain that does not go away\n- trouble breathing at rest\n- fainting or confusion\n- coughing up pink foam\nCall your doctor if you gain 3 pounds in one day. Do not skip your medicine.',
  },
  {
    title: 'a sheet about a fall',
    text: 'You hit your head and had stitches. A CT scan showed no bleeding. Go to the emergency room if you vomit, cannot be woken, have a seizure, or one side of your face droops. Someone should stay with you tonight. See your doctor in 7 days.',
  },
  {
    title: 'a denial',
    text: 'We denied your request for home care hours. You have the right to appeal within 60 days. Your benefits will stop on July 1, 2026. If waiting could seriously harm your life or health, you can ask for a fast appeal. You may also ask for a fair hearing.',
  },
  {
    title: 'a leaflet',
    text: 'Tell your doctor right away if you have thoughts of suicide, feel hopeless, or your mood gets worse. Antidepressants may increase suicidal thoughts in young adults. Call 911 or Poison Help at 1-800-222-1222 in case of overdose. Serious side effects: seizures, trouble breathing, swelling of the face.',
  },
  {
    title: 'a chart',
    text: 'Patient is an 82-year-old woman with a history of stroke and diabetes. She presented with sudden weakness on the left side and slurred speech. She denies suicidal thoughts. She was found on the floor by her daughter. Her speech has improved.',
  },
  {
    title: 'a visit of protective services',
    text: 'Adult Protective Services received a report that you may be neglected. A worker will visit on March 3. If you are in danger, call 911. Abuse is a crime: nobody may hit you, lock you in or take your money. You may refuse services.',
  },
  {
    title: 'an eviction',
    text: 'Notice to quit. You owe $2,300 in rent. You must leave the apartment within 30 days or we will file in court. We will change the locks after the sheriff has come.',
  },
  {
    title: 'a will',
    text: 'I, Rosa Rivera, declare this to be my last will. When I die, my house goes to my daughter. I do not want to be kept alive by machines. If I am terminally ill, let me die at home. I appoint Lucía as my health care agent.',
  },
  {
    title: 'a consent',
    text: 'I understand that surgery can cause bleeding, stroke or death. I have asked my questions. I agree to the operation and authorize Dr. Ames to do it.',
  },
  {
    title: 'a care plan',
    text: 'She gets confused in the evening and tries to leave the house. Lock the front door at night. She chokes on thin liquids, so thicken her drinks. If she chokes, call 911. Give her pills with pudding.',
  },
  {
    title: 'a letter',
    text: 'Dear Lucía, I am tired but I am well. The doctor says my heart is strong. I miss you and I will see you on Sunday. Grandpa kills me with his jokes.',
  },
  {
    title: 'a death notice',
    text: 'Carl Jensen died on May 4 after a long illness. He was shot in the war and lived with pain for years. The funeral is on Saturday. In lieu of flowers, give to suicide prevention.',
  },
  {
    title: 'una factura',
    text: 'Factura del hospital. Usted debe $840. Pague antes del 15 de junio de 2026. Si no puede pagar, pida ayuda económica al 1-800-555-0134. Su cuenta puede pasar a cobranza.',
  },
  {
    title: 'instrucciones al alta',
    text: 'Instrucciones al alta. Usted ingresó por dolor de pecho y falta de aire. Llame al 911 si tiene dolor de pecho, le cuesta respirar o se desmaya. Acuda a urgencias si presenta:\n- fiebre alta\n- confusión repentina\n- sangrado que no para\nTome su medicina todos los días. Si piensa en hacerse daño, llame al 988.',
  },
  {
    title: 'una negación',
    text: 'Negamos su solicitud de horas de cuidado en casa. Tiene derecho a apelar dentro de 60 días. Sus beneficios terminan el 1 de julio de 2026. Si la espera puede poner en peligro su vida, pida una apelación rápida.',
  },
  {
    title: 'un folleto',
    text: 'Este medicamento puede causar pensamientos de suicidio. Avise a su médico si siente ganas de morir o de hacerse daño. En caso de sobredosis, llame al 1-800-222-1222. Efectos graves: convulsiones, dificultad para respirar, hinchazón de la cara.',
  },
  {
    title: 'una cita',
    text: 'Su cita con el cardiólogo es el 4 de mayo de 2026 a las 9:30. Traiga todas sus pastillas. Si tiene dolor de pecho o le falta el aire antes de la cita, llame al 911. No maneje usted.',
  },
  {
    title: 'voluntades anticipadas',
    text: 'Voluntad anticipada. Yo, Elena Ruiz, declaro que no quiero vivir conectada a máquinas. Si tengo una enfermedad terminal, quiero morir en mi casa. Nombro a mi hija como mi representante.',
  },
];
