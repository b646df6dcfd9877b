/** Scrolls to the buttons of a thread's last card or strip; to the first one, where there is no room for all. */
export function showHelp(thread: Element | null) {
  const actions = thread?.lastElementChild?.querySelector('[data-help]');
  actions?.scrollIntoView({ block: 'nearest' });
  actions?.querySelector('a')?.scrollIntoView({ block: 'nearest' });
}
