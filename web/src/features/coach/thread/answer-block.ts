/** A part of a line: text, or the numbers of the sources that the text before it cites. */
export type Segment = { text: string } | { cites: readonly number[] };
export type Block = { kind: 'paragraph' | 'bullets' | 'steps'; lines: Segment[][] };
