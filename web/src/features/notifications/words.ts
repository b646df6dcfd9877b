const en = {
  title: 'Notifications',
  unread: (count: number) => (count === 0 ? 'Nothing unread' : `${count} unread`),
  markAllRead: 'Mark all read',
  isNew: 'New',
  empty: { title: 'No notifications', text: "You're all caught up!" },
  types: { success: 'Done', alert: 'Alert', reminder: 'Reminder', other: 'Update' },
  loading: 'Loading your notifications',
  notLoaded: 'Your notifications could not be loaded.',
  notSaved: { title: 'Not Saved', description: 'It could not be marked as read. Please try again.' },
};

const es = {
  title: 'Notificaciones',
  unread: (count: number) => (count === 0 ? 'Nada sin leer' : `${count} sin leer`),
  markAllRead: 'Marcar todo como leído',
  isNew: 'Nueva',
  empty: { title: 'No hay notificaciones', text: '¡Está al día!' },
  types: { success: 'Listo', alert: 'Aviso', reminder: 'Recordatorio', other: 'Novedad' },
  loading: 'Cargando sus notificaciones',
  notLoaded: 'No se pudieron cargar sus notificaciones.',
  notSaved: { title: 'No se guardó', description: 'No se pudo marcar como leído. Vuelva a intentarlo.' },
} satisfies typeof en;

export const words = { en, es };
