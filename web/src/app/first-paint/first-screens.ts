/** Pages whose HTML has their first paint, with the calls that are made before their script is there. */
export const firstScreens = [
  {
    path: '/',
    page: 'src/features/home/home-page.tsx',
    calls: ['/api/auth/user', '/api/profile', '/api/recipients'],
  },
  {
    path: '/ai-coach',
    page: 'src/features/coach/coach-page.tsx',
    calls: ['/api/auth/user', '/api/profile', '/api/chat/conversations'],
  },
] as const;
