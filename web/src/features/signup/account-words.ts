// What follows once the address is confirmed; the first steps load without it.
const en = {
  refusedTitle: 'This link no longer works',
  refusedLead: 'A link can be used once, and for 24 hours. You can ask for a new one right away.',
  sendNewLinkTo: (email: string) => `Send a new link to ${email}`,
  askForNewLink: 'Ask for a new link',

  passwordTitle: 'Choose a password',
  passwordLead: 'A short sentence that you will remember works well.',
  confirmed: (firstName: string) => `Hello ${firstName}, your e-mail is confirmed.`,
  password: 'Password',

  agreementsTitle: 'Agreements and Consent',
  agreementsLead: 'You must be 18 or older.',
  readFirst: 'Please read it to the end first.',
  terms: 'I agree to the Terms of Service',
  readTerms: 'Read the Terms of Service',
  privacy: 'I agree to the Privacy Policy',
  readPrivacy: 'Read the Privacy Policy',
  dataUse:
    'I consent to the use of my data. I share health information voluntarily; it is stored and processed securely, and I get no medical advice here.',
  readConsent: 'Read the Consent Notice',
  acceptThis: 'Please accept this to continue.',
  createAccount: 'Create account',

  missingVerification: 'Missing Verification',
  missingVerificationText: 'Please open the link in your verification e-mail again.',
  missingPassword: 'Missing Password',
  missingPasswordText: 'Please choose it again. We never store it while you sign up.',
  agreementsRequired: 'Agreements Required',
  agreementsRequiredText: 'Please accept the Terms of Service, the Privacy Policy and the data use consent.',
  failed: 'Sign-up failed',
  failedText: 'Failed to create account. Please try again.',
  linkFailed: 'Email verification required. Please check your email and click the verification link.',
  passwordFailed:
    'Password must be at least 8 characters with uppercase, lowercase, number, and special character.',

  completeTitle: 'Your account is ready',
  completeLead: (brand: string) => `Welcome to ${brand}. We take you to your home page in a moment.`,
  signInNow: 'Sign In Now',
  passwordAdvice: 'About your password',
};

const es = {
  refusedTitle: 'Este enlace ya no sirve',
  refusedLead: 'Cada enlace se puede usar una sola vez y dura 24 horas. Puede pedir uno nuevo ahora mismo.',
  sendNewLinkTo: (email: string) => `Enviar un enlace nuevo a ${email}`,
  askForNewLink: 'Pedir un enlace nuevo',

  passwordTitle: 'Elija una contraseña',
  passwordLead: 'Una frase corta que pueda recordar funciona bien.',
  confirmed: (firstName: string) => `Hola, ${firstName}. Su correo está confirmado.`,
  password: 'Contraseña',

  agreementsTitle: 'Acuerdos y consentimiento',
  agreementsLead: 'Debe tener 18 años o más.',
  readFirst: 'Primero léalo hasta el final.',
  terms: 'Acepto los Términos de servicio',
  readTerms: 'Leer los Términos de servicio',
  privacy: 'Acepto la Política de privacidad',
  readPrivacy: 'Leer la Política de privacidad',
  dataUse:
    'Doy mi consentimiento para el uso de mis datos. Comparto información de salud por mi propia voluntad; se guarda y se procesa de forma segura, y aquí no recibo consejos médicos.',
  readConsent: 'Leer el Aviso de consentimiento',
  acceptThis: 'Acepte esto para continuar.',
  createAccount: 'Crear cuenta',

  missingVerification: 'Falta confirmar su correo',
  missingVerificationText: 'Abra otra vez el enlace de su correo de verificación.',
  missingPassword: 'Falta la contraseña',
  missingPasswordText: 'Elíjala de nuevo. Nunca la guardamos mientras crea su cuenta.',
  agreementsRequired: 'Faltan los acuerdos',
  agreementsRequiredText:
    'Acepte los Términos de servicio, la Política de privacidad y el consentimiento para usar sus datos.',
  failed: 'No se pudo crear la cuenta',
  failedText: 'No pudimos crear su cuenta. Vuelva a intentarlo.',
  linkFailed: 'Debe confirmar su correo electrónico. Revise su correo y abra el enlace de verificación.',
  passwordFailed:
    'La contraseña debe tener al menos 8 caracteres, con mayúscula, minúscula, número y carácter especial.',

  completeTitle: 'Su cuenta está lista',
  completeLead: (brand: string) => `Le damos la bienvenida a ${brand}. En un momento le llevamos al inicio.`,
  signInNow: 'Iniciar sesión ahora',
  passwordAdvice: 'Sobre su contraseña',
} satisfies typeof en;

export const accountWords = { en, es };
