const en = {
  title: (brand: string) => `Welcome to ${brand}`,
  titleFromCheck: 'Complete your profile',
  titleOfEdit: 'Edit profile',
  savedFromCheck: 'Welcome! We saved your eligibility info',
  fromCheck: '(from eligibility check)',
  lead: 'Three short steps about you and the person you care for, so that answers fit you better.',
  leadOfEdit: (name = 'the person you care for') => `About you and ${name}. Change what is no longer right.`,
  skip: 'Skip for now',
  loading: 'Loading your profile',
  loadFailed: 'Your profile could not be loaded.',

  form: 'Your care profile',
  who: 'You and the person you care for',
  livesWith: 'What they live with',
  where: 'Where you live, and their insurance',

  done: (brand: string) => `Welcome to ${brand}!`,
  doneText: 'Your profile has been set up successfully.',
  failed: 'Setup Error',
  failedText: 'Failed to complete onboarding. Please try again.',
};

const es = {
  title: (brand: string) => `Le damos la bienvenida a ${brand}`,
  titleFromCheck: 'Complete su perfil',
  titleOfEdit: 'Editar el perfil',
  savedFromCheck: '¡Le damos la bienvenida! Guardamos la información de su revisión',
  fromCheck: '(de la revisión de elegibilidad)',
  lead: 'Tres pasos cortos sobre usted y la persona que cuida; así las respuestas le servirán más.',
  leadOfEdit: (name = 'la persona que cuida') => `Sobre usted y ${name}. Cambie lo que ya no sea así.`,
  skip: 'Omitir por ahora',
  loading: 'Estamos cargando su perfil',
  loadFailed: 'No se pudo cargar su perfil.',

  form: 'Su perfil de cuidados',
  who: 'Usted y la persona que cuida',
  livesWith: 'Qué condiciones de salud tiene',
  where: 'Dónde vive usted, y el seguro de esa persona',

  done: (brand: string) => `¡Le damos la bienvenida a ${brand}!`,
  doneText: 'Su perfil está listo.',
  failed: 'No se pudo guardar',
  failedText: 'No pudimos guardar su perfil. Vuelva a intentarlo.',
} satisfies typeof en;

export const words = { en, es };
