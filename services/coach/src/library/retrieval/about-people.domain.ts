import { anyPhrase } from '@careward/contracts/text/phrase';
import { fold } from '@careward/contracts/text/fold';

const people = anyPhrase([
  'he|she|hes|shes|him|her|his|hers|they|theyre|them|their|someone|somebody|person|people|adult|lady|patient',
  'mom|moms|mother*|mama|mamas|dad|dads|father*|wife|husband*|spouse|partner|parent|parents|folks|inlaws|in laws',
  'grand(ma|pa|mother|father|parent|parents|child|kids|son|daughter)|aunt*|uncle*|son|daughter|brother|sister|kids',
  'caregiver*|i feel|im|ive|myself',
  'mami|papa|papas|papi|padre|padres|madre|esposo|esposa|marido|mujer|abuel*|suegr*|hij(o|a|os|as)|herman(o|a|os|as)',
  'tia|tio|persona*|alguien|cuid*|adulto|paciente|familia*|ella|conmigo|me siento|estoy|anciano|anciana|viejito|viejita',
]);

/** Whether a question speaks of a person, as caregivers' questions do and questions about cars and recipes seldom do. */
export const isAboutPeople = (question: string) => people.test(fold(question));
