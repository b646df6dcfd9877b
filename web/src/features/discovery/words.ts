const en = {
  title: 'Content Discovery',
  badge: 'Admin Only - Super User Access Required',
  legal: {
    title: 'Legal compliance warning.',
    text: 'Approve a source only after you have read its terms of service and its robots.txt. Every approval is recorded with your name.',
  },
  production: {
    title: 'Production warning.',
    text: 'This is the live system. An approved source is crawled for real, and the coach may quote it to caregivers.',
  },
  tabs: { sources: 'Content Sources', jobs: 'Discovery Jobs', new: 'Add New Source' },
  denied: {
    title: 'Access Denied',
    text: 'Content Discovery Management requires Super Administrator privileges.',
    home: 'Go to Home',
  },
  queues: 'Job queues (crawls, mail, notifications)',
  loading: 'Loading',
};

const es = {
  title: 'Gestión de contenido',
  badge: 'Solo administración: se necesita acceso de superusuario',
  legal: {
    title: 'Aviso legal.',
    text: 'Apruebe una fuente solo después de leer sus términos de servicio y su robots.txt. Cada aprobación se guarda con su nombre.',
  },
  production: {
    title: 'Aviso de producción.',
    text: 'Este es el sistema real. Una fuente aprobada se recorre de verdad, y el asistente puede citarla a quienes cuidan.',
  },
  tabs: { sources: 'Fuentes', jobs: 'Recorridos', new: 'Agregar fuente' },
  denied: {
    title: 'Acceso denegado',
    text: 'La gestión de contenidos requiere permisos de superadministrador.',
    home: 'Ir al inicio',
  },
  queues: 'Colas de trabajo (recorridos, correos, notificaciones)',
  loading: 'Cargando',
} satisfies typeof en;

export const words = { en, es };
