import { unavailable } from '#server/http/errors.ts'

export type Semaphore = { readonly pass: <T>(work: () => Promise<T>) => Promise<T> }

const RETRY_AFTER_S = 5

/** Lets a few in at a time and a few more wait; everyone else is told to come back. */
export const createTurnstile = ({ places, waiting }: { places: number; waiting: number }): Semaphore => {
  const queue: (() => void)[] = []
  let inside = 0
  const enter = async (): Promise<void> => {
    if (inside < places) {
      inside += 1
      return
    }
    if (queue.length >= waiting) unavailable(RETRY_AFTER_S)
    // Whoever leaves hands over the place, so `inside` stays as it is.
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  const leave = (): void => {
    const next = queue.shift()
    if (next) next()
    else inside -= 1
  }
  return {
    pass: async (work) => {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
