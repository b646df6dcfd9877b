declare module 'subset-font' {
  type Range = number | { min: number; max: number };
  type Options = { targetFormat: 'woff2'; variationAxes: Readonly<Record<string, Range>> };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
