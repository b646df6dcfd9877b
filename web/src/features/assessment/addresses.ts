/** The states of the screen stand in its address, so that Back and a reload work. */
const PATH = '/assessment';

export const EARLIER = `${PATH}?view=earlier`;
export const questionAddress = (question: number) => `${PATH}?question=${question}`;
export const resultAddress = (id: string) => `${PATH}?result=${id}`;
/** The safety card that comes before a result. */
export const helpAddress = (id: string) => `${resultAddress(id)}&view=help`;
