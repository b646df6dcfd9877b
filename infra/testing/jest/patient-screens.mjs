// A screen that waits for its code answers late on a busy machine; the library's own second would be a coin toss.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
