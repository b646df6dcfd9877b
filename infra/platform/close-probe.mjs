import { jobQueue, jobWorker } from './dist/jobs/job-queue.js';
const url = process.argv[2];
const q = jobQueue('x', url, 'p_'); const w = jobWorker('x', url, { prefix: 'p_', concurrency: 1, work: async () => {} });
q.add('x', {}).then(() => console.log('added'), (e) => console.log('add failed', e.message));
setTimeout(async () => {
  const timed = (n, p) => Promise.race([p.then(() => n + ' closed', (e) => n + ' ' + e.message), new Promise((r) => setTimeout(r, 3000, n + ' hangs'))]).then((x) => console.log(x));
  await timed('queue', q.close()); await timed('worker', w.close()); await timed('worker-force', w.close(true)); process.exit();
}, 1500);
