/** Words of the vocabularies that are frequent surnames too. */
export const alsoSurnames: ReadonlySet<string> = new Set(
  (
    'good love day long house best real head case young small black weeks strong white key short miles rich cash price cook ' +
    'bright powers rush sharp walker gross burns banks pace cotton sweet moon stone glass hood horn beard fry cannon ward ' +
    'wade chase herring grande real mesa sala cámara llamas rojo cuesta mata espejo izquierdo nieto vela fuentes cortes rosado ' +
    'oliva cabello peinado caño mercado carrera barbero'
  ).split(' '),
);
