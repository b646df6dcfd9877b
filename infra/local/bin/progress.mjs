const SHOWN_AFTER_S = 1;
const PLAIN_LINE_EVERY_S = 15;

/**
 * Writes lines; on a terminal the last one counts the seconds of the steps under way.
 * @param {NodeJS.WriteStream} stream
 */
export function terminalLog(stream = process.stdout) {
  if (!stream.isTTY) return (line) => void stream.write(`${line}\n`);

  const underWay = new Map();
  const draw = () => {
    const text = [...underWay].map(([title, seconds]) => `${title} … ${seconds} s`).join(', ');
    stream.write(`\r\x1b[K${text.slice(0, (stream.columns ?? 80) - 1)}`);
  };
  const log = (line) => {
    stream.write(`\r\x1b[K${line}\n`);
    if (underWay.size > 0) draw();
  };
  log.live = (title, seconds) => {
    if (seconds === undefined) underWay.delete(title);
    else underWay.set(title, seconds);
    draw();
  };
  return log;
}

/**
 * Does a piece of work and says so once it takes longer than a second; a shorter one leaves no line.
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
