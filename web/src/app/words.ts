/** Of what surrounds the screens. */
const en = {
  banner: 'ALPHA RELEASE - Experimental features in development',
  aboutRelease: 'About this release',
  signIn: 'Sign In',
  skipToContent: 'Skip to the content',
  pageFailed: 'This page could not be loaded. Please check your connection and load it again.',
  loadAgain: 'Load again',
};

const es = {
  banner: 'VERSIÓN ALFA - Funciones experimentales en desarrollo',
  aboutRelease: 'Sobre esta versión',
  signIn: 'Iniciar sesión',
  skipToContent: 'Ir al contenido',
  pageFailed: 'No se pudo cargar esta página. Revise su conexión y vuelva a cargarla.',
  loadAgain: 'Volver a cargar',
} satisfies typeof en;

export const words = { en, es };
