/** Where the dashboard of the job queues is. What its page asks is below, and open to whoever may open the page. */
export const QUEUE_BOARD = '/api/admin/queues';
