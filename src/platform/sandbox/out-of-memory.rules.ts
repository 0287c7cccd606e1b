/** Messages of V8 and Node when the system refuses memory: the task needed too much, its document is not at fault otherwise. */
const REFUSED = /allocation failed|out of memory|ENOMEM|Invalid array buffer length/i

export const isOutOfMemory = (failure: string): boolean => REFUSED.test(failure)
