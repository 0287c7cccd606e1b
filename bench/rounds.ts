import { percentile } from './catalogue/latency.ts'
import { round } from './report.ts'

/** Runs what is to be timed and returns what it answered. */
export type Timed = <T>(work: () => Promise<T>) => Promise<T>
export type Figures = { readonly p50: number; readonly p95: number }

type Rounds = { readonly clients: number; readonly rounds: number }

/** Each client goes through its rounds, one after the other; what prepares a round is not timed. */
export const measureRounds = async (
  { clients, rounds }: Rounds,
  work: (client: number, timed: Timed) => Promise<void>,
): Promise<Figures> => {
  const times: number[] = []
  const timed: Timed = async (inner) => {
    const startedAt = performance.now()
    const answer = await inner()
    times.push(performance.now() - startedAt)
    return answer
  }
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let at = 0; at < rounds; at += 1) await work(client, timed)
    }),
  )
  return { p50: round(percentile(times, 0.5), 1), p95: round(percentile(times, 0.95), 1) }
}
