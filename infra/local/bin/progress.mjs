const SHOWN_AFTER_S = 1;
const PLAIN_LINE_EVERY_S = 15;

/**
 * Prints lines; on a terminal the last line counts the seconds of the running steps.
 * @param {NodeJS.WriteStream} stream
 */
export function terminalLog(stream = process.stdout) {
  if (!stream.isTTY) return (line) => void stream.write(`${line}\n`);

  const running = new Map();
  const draw = () => {
    const text = [...running].map(([title, seconds]) => `${title} … ${seconds} s`).join(', ');
    stream.write(`\r\x1b[K${text.slice(0, (stream.columns ?? 80) - 1)}`);
  };
  const log = (line) => {
    stream.write(`\r\x1b[K${line}\n`);
    if (running.size > 0) draw();
  };
  log.live = (title, seconds) => {
    if (seconds === undefined) running.delete(title);
    else running.set(title, seconds);
    draw();
  };
  return log;
}

/**
 * Runs `work` and prints how long it took, if more than a second.
 * @param {import('./progress.d.mts').Log} log
 */
export async function step(log, title, work) {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const ticking = setInterval(() => {
    const whole = Math.round(seconds());
    if (log.live) log.live(title, whole);
    else if (whole === SHOWN_AFTER_S || whole % PLAIN_LINE_EVERY_S === 0) log(`${title} … ${whole} s`);
  }, 1000);
  try {
    return await work();
  } finally {
    clearInterval(ticking);
    if (seconds() >= SHOWN_AFTER_S) {
      log.live?.(title);
      log(`${title}: ${seconds().toFixed(1)} s`);
    }
  }
}
