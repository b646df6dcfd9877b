import type { Sentences } from './sentences.js';

export const feverOnChemo: Sentences = {
  en: [
    'She is on chemo and her temperature is 101 tonight',
    'chemo was Monday, now he has the chills',
    'fever of 100.8 and he is in the middle of chemotherapy',
    'his chemo was last Thursday and today he is burning up',
    'Mom started chemo and she has a fever, can it wait until morning?',
    'on chemo, 102, teeth chattering',
    'my aunt gets chemotherapy every two weeks and woke up feverish',
    'he had chemo on Friday and he runs a fever now',
    'CHEMO TUESDAY FEVER TONIGHT WHAT DO I DO',
  ],
  es: [
    'Está en quimio y tiene fiebre',
    'la quimio fue el lunes y hoy trae calentura',
    'mi mamá recibe quimioterapia y amaneció con escalofríos',
    'tiene 38.7 y está con la quimio',
    'le dieron la quimio el viernes y está ardiendo',
    'con quimio y fiebre de 39, ¿lo llevo o espero?',
  ],
  nearMisses: [
    'What do I pack for her first day of chemo',
    'chemo makes everything taste like metal, what can she eat',
    'He finished chemo years ago and has a fever from the flu shot',
    'She has no fever and chemo went fine',
    'how long are chemo sessions',
    'la quimio le quitó el apetito, ¿qué le cocino?',
    '¿la quimio la paga el Medicare?',
    'no tiene fiebre y la quimio salió bien',
    'My chemo nurse has cabin fever jokes for every visit',
    '¿quién la lleva a la quimio si trabajo?',
  ],
};
