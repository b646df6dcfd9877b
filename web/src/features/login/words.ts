const en = {
  title: 'Sign in',
  heading: 'Welcome back',
  lead: 'Sign in with the e-mail address of your account.',
  email: 'E-mail',
  password: 'Password',
  forgot: 'Forgot password?',
  signIn: 'Sign In',
  newHere: 'New here?',
  createAccount: 'Create an account',
  contactSupport: 'Contact support',
  failed: 'Login failed',
  wrongLogin: 'Invalid email or password',
};

const es = {
  title: 'Iniciar sesión',
  heading: 'Qué bueno verle de nuevo',
  lead: 'Inicie sesión con el correo electrónico de su cuenta.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  forgot: '¿Olvidó su contraseña?',
  signIn: 'Iniciar sesión',
  newHere: '¿Es su primera vez aquí?',
  createAccount: 'Crear cuenta',
  contactSupport: 'Contactar a soporte',
  failed: 'No se pudo iniciar sesión',
  wrongLogin: 'El correo o la contraseña no son correctos',
} satisfies typeof en;

export const words = { en, es };
