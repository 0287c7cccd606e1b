/** What V8 and Node say when the system refuses memory: the task asked for too much, its document is not at fault otherwise. */
const REFUSED = /allocation failed|out of memory|ENOMEM|Invalid array buffer length/i

export const isOutOfMemory = (failure: string): boolean => REFUSED.test(failure)
