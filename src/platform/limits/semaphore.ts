import pLimit from 'p-limit'
import { unavailable } from '#platform/http/errors.ts'

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

type SemaphoreOptions = { readonly places: number; readonly waiting: number; readonly retryAfterS?: number }

/** Lets a few work at a time and a few more wait in line; everyone else is told to come back. */
export const createSemaphore = ({ places, waiting, retryAfterS = 5 }: SemaphoreOptions): Semaphore => {
  const limit = pLimit(places)
  return async (work) => {
    // Both counts: who came in this very moment still counts as waiting though a place is free.
    if (limit.activeCount + limit.pendingCount >= places + waiting) unavailable(retryAfterS)
    return limit(work)
  }
}
