import type { Language } from '@careward/contracts/kernel/languages';

const en = {
  short: 'In short:',
  again: 'Here it is again.',
  first: 'One thing to do first:',
  step: (n: number) => `Step ${n} says:`,
  thisStep: 'The step says:',
  noSuchStep: (count: number) => `The answer before has ${count} steps. Which of them is it?`,
  onIt: 'The care library says about it:',
  nothingOnIt: 'The care library says no more about this step.',
  otherWords: 'In other words:',
  summary: 'What this conversation has said so far:',
  asBefore: 'As said before:',
  notSaidYet: 'What has not been said yet:',
  nothingNew:
    'The care library has said what it has on this. What happens now, and with whom? A sentence about it helps to find something else.',
  perhaps: 'Perhaps one of the questions below is what you ask. If none is, please say it in other words.',
  tried: ['Thank you for trying it.', 'It helps to know how it went.'],
  feeling: ['That is a lot to carry.', 'Nobody finds this easy.', 'It counts how this is for you, too.'],
  untilThen: 'From the answer before, when to get help:',
  goOn: 'What happens now, and with whom? One sentence is enough to look for what comes next.',
  aside: [
    'Thank you for telling me. I am here whenever you want to go on.',
    'I am here when you want to go on.',
  ],
  goesOn: 'The care library has nothing on exactly this. These questions go on from the answer before:',
  notThisOne: 'Then perhaps one of these? If none is, please say it in other words.',
  saySo: 'Then please say in a sentence what happens and with whom, and I look again.',
};

const es: typeof en = {
  short: 'En pocas palabras:',
  again: 'Aquí está otra vez.',
  first: 'Lo primero que puede hacer:',
  step: (n) => `El paso ${n} dice:`,
  thisStep: 'El paso dice:',
  noSuchStep: (count) => `La respuesta anterior tiene ${count} pasos. ¿Cuál de ellos es?`,
  onIt: 'La biblioteca de cuidados dice sobre esto:',
  nothingOnIt: 'La biblioteca de cuidados no dice más sobre este paso.',
  otherWords: 'Dicho de otra manera:',
  summary: 'Lo que se ha dicho hasta ahora en esta conversación:',
  asBefore: 'Como ya se dijo:',
  notSaidYet: 'Lo que todavía no se ha dicho:',
  nothingNew:
    'La biblioteca de cuidados ya dijo lo que tiene sobre esto. ¿Qué pasa ahora, y con quién? Con una frase se puede buscar otra cosa.',
  perhaps: 'Tal vez usted pregunta una de las de abajo. Si no es ninguna, dígalo con otras palabras.',
  tried: ['Gracias por intentarlo.', 'Ayuda saber cómo salió.'],
  feeling: [
    'Es mucho lo que lleva encima.',
    'Esto no es fácil para nadie.',
    'También importa cómo está usted.',
  ],
  untilThen: 'De la respuesta anterior, cuándo pedir ayuda:',
  goOn: '¿Qué pasa ahora, y con quién? Con una frase basta para buscar lo que sigue.',
  aside: ['Gracias por contármelo. Aquí estoy cuando quiera seguir.', 'Aquí estoy cuando quiera seguir.'],
  goesOn:
    'La biblioteca de cuidados no tiene nada sobre esto exactamente. Estas preguntas siguen de la respuesta anterior:',
  notThisOne: '¿Tal vez una de estas? Si no es ninguna, dígalo con otras palabras.',
  saySo: 'Entonces diga en una frase qué pasa y con quién, y busco otra vez.',
};

/** What stands around the library's own sentences where an answer goes on from the one before. */
export const actTexts: Record<Language, typeof en> = { en, es };
