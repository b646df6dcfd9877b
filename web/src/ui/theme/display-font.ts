import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

/** The font of titles comes after the script of the page: until then its fallback has the same measures (fonts.css). */
export function loadDisplayFont(): void {
  document.fonts.add(new FontFace('Fraunces', `url(${fraunces})`, { weight: '100 900', display: 'swap' }));
}
