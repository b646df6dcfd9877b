/** Nothing here repeats without a bound: a question may be long, and may be written to be slow to search. */
const PARTICULARS = [
  /\S{0,64}@\S{0,255}/gu,
  /(?:https?:|www\.)\S{0,255}/giu,
  /\S{1,64}\.(?:com|org|net|edu|gov|us|io|mx|es)\b\S{0,255}/giu,
  // "12 Maple Street", "apt 4".
  /\b\d{1,6}[a-z]?\s{1,3}(?:[\p{L}.'’-]{1,24}\s{1,3}){0,3}(?:streets?|st|avenue|ave|roads?|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|circle|terrace|parkway|pkwy|highway|hwy)(?!\p{L})/giu,
  // "calle Roble 12", "avenida de las Flores".
  /(?<!\p{L})(?:calle|avenida|carretera|paseo|colonia|barrio)\s{1,3}(?:(?:de|del|la|las|los)\s{1,3}){0,2}\p{L}{1,24}(?:\s{1,3}#?\d{1,6})?/giu,
  /[\p{L}_-]{0,24}\d[\p{L}\d_.,:/()-]{0,64}/gu,
];

/** A text without e-mail and web addresses, street addresses and numbers, which would leave ordinary words behind. */
export const withoutParticulars = (text: string): string =>
  PARTICULARS.reduce((left, particular) => left.replace(particular, ' '), text);
