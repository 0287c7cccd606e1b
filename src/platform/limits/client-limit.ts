import { createCountCache } from '#platform/cache/bounded-cache.ts'
import { subtractFrom, type Bucket, type Pace } from '#platform/limits/token-bucket.rules.ts'

const MOST_CLIENTS = 10_000

export type ClientLimit = { readonly mayCall: (client: string, now: number, cost?: number) => boolean }

/** In this process only: a count in the database would cost more than what it protects. Who was quiet longest is forgotten. */
export const createClientLimit = (pace: Pace, mostClients = MOST_CLIENTS): ClientLimit => {
  const buckets = createCountCache<Bucket>(mostClients)
  return {
    mayCall: (client, now, cost) => {
      const bucket = subtractFrom(buckets.peek(client), now, pace, cost)
      if (bucket) buckets.set(client, bucket)
      return bucket !== undefined
    },
  }
}
