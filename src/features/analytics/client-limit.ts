import { subtractFrom, type Bucket, type Pace } from '#features/analytics/bucket.rules.ts'

const PACE: Pace = { burst: 300, perSecond: 5 }
const MOST_CLIENTS = 10_000

export type ClientLimit = { readonly mayCall: (client: string, now: number) => boolean }

/** In this process only: a count in the database would cost more than what it protects. */
export const createClientLimit = (pace: Pace = PACE, mostClients = MOST_CLIENTS): ClientLimit => {
  const buckets = new Map<string, Bucket>()
  return {
    mayCall: (client, now) => {
      const bucket = subtractFrom(buckets.get(client), now, pace)
      if (!bucket) return false
      // Deleted first, so that the map stays in the order of use and forgets who was quiet longest.
      buckets.delete(client)
      if (buckets.size >= mostClients) for (const oldest of buckets.keys()) if (buckets.delete(oldest)) break
      buckets.set(client, bucket)
      return true
    },
  }
}
