import { createCountCache } from '#platform/cache/bounded-cache.ts'
import { networkLevels } from '#platform/limits/network.rules.ts'
import { subtractFrom, type Bucket, type Pace } from '#platform/limits/token-bucket.rules.ts'
import { countInWindow, type WindowCount } from '#platform/limits/window.rules.ts'

const MOST_CLIENTS = 10_000
/** Limits of a network, of its neighbourhood of 256 or 65,536, and of the provider's block. */
const SHARES = [1, 16, 128]

export type ClientLimit = { readonly mayCall: (client: string, now: number, cost?: number) => boolean }

/** Undefined when the limit of this share is reached. */
type Step<State> = (state: State | undefined, now: number, share: number, cost?: number) => State | undefined

/**
 * In this process only: a count in the database would cost more than what it protects. A full list never refuses newcomers: who
 * was quiet longest is forgotten. Each level has a list of its own, so that somebody with thousands of networks cannot have
 * the count of their block forgotten by filling the list.
 */
const createLevels = <State extends object>(step: Step<State>, mostClients: number) => {
  const levels = SHARES.map(() => createCountCache<State>(mostClients))
  /** Takes one call; the level that refuses it, or undefined. */
  return (client: string, now: number, cost?: number): State | undefined | 'taken' => {
    const taken: (() => void)[] = []
    for (const [at, key] of networkLevels(client).entries()) {
      const level = levels[at]
      const before = level?.peek(key)
      const after = step(before, now, SHARES[at] ?? 1, cost)
      if (!after) return before
      taken.push(() => level?.set(key, after))
    }
    for (const take of taken) take()
    return 'taken'
  }
}

export const createClientLimit = (pace: Pace, mostClients = MOST_CLIENTS): ClientLimit => {
  const take = createLevels<Bucket>(
    (bucket, now, share, cost) =>
      subtractFrom(bucket, now, { burst: pace.burst * share, perSecond: pace.perSecond * share }, cost),
    mostClients,
  )
  return { mayCall: (client, now, cost) => take(client, now, cost) === 'taken' }
}

export type WindowLimit = {
  /** Seconds to wait, 0 when the call may go on. */
  readonly take: (client: string, now: number) => number
}

/** So many calls in a minute that begins with the first one. */
export const createWindowLimit = (perMinute: number, mostClients = MOST_CLIENTS): WindowLimit => {
  const take = createLevels<WindowCount>((state, now, share) => countInWindow(state, now, perMinute * share), mostClients)
  return {
    take: (client, now) => {
      const refused = take(client, now)
      return refused === 'taken' ? 0 : Math.max(1, Math.ceil(((refused?.endsAt ?? now) - now) / 1000))
    },
  }
}
