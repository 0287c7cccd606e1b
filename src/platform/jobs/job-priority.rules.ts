/**
 * The queue takes the highest first, and the oldest among equals. A job comes after as many rounds as its tenant has jobs
 * of this kind waiting before it: tenants take turns, however many of them one has enqueued.
 */
export const fairPriority = (waitingBefore: number): number => 0 - waitingBefore
