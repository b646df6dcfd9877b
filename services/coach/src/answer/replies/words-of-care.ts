/** Words that make a message a question about somebody's care, whatever else it says, folded. */
export const wordsOfCare = [
  'he|she|hes|shes|him|her|his|hers|they|theyre|them|their|mom|moms|mother*|mama|mamas|dad|dads|father*|wife|husband*',
  'spouse|partner|parent|parents|folks|inlaws|in laws|grand(ma|pa|mother|father|parent|parents|child|kids|son|daughter)',
  'aunt|uncle|client|patient|resident|loved one|caregiver*|caregiving|dementia|alzheimer*|medicare|medicaid|insurance|doctor',
  'nurse|hospice|hospital|pills|medicine*|medication*|wheelchair|walker|diaper*|bath*|shower*|fall|fell|falls',
  'mami|papi|papa|papas|padre|padres|madre|esposo|esposa|marido|mujer|abuel*|suegr*|herman(o|a)|tia|tio|paciente|cuidador*',
  'demencia|enfermera|medicina*|pastilla*|seguro|senora|senor|viejo|vieja|jefita|mi cunad(o|a)',
];
