const en = {
  unread: 'unread',
  withUnread: (label: string, count: number) => `${label}, ${count} unread`,
  arrived: (title: string) => `New notification: ${title}`,
};

const es = {
  unread: 'sin leer',
  withUnread: (label: string, count: number) => `${label}, ${count} sin leer`,
  arrived: (title: string) => `Nueva notificación: ${title}`,
} satisfies typeof en;

export const words = { en, es };
