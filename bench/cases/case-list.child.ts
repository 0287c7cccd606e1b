import { listCasesOf, type CaseFilter } from '#features/support/cases/public.server.ts'
import { connect, openPool, withTenant } from '#platform/database/database.ts'
import { percentile, type Latency } from '../catalogue/latency.ts'
import { TENANT } from './cases-world.ts'

const QUERIES: Readonly<
  Record<string, (round: number) => { readonly filter: CaseFilter; readonly page?: number; readonly isAgent?: boolean }>
> = {
  'first page': () => ({ filter: {} }),
  'any page': (round) => ({ filter: {}, page: 1 + ((round * 7919) % 350) }),
  'one state': () => ({ filter: { status: 'Waiting for you' } }),
  'a number': (round) => ({ filter: { search: `B${1 + ((round * 7919) % 9000)}` } }),
  'a word of the subject': () => ({ filter: { search: 'flickers' } }),
  'words in the conversation': (round) => ({ filter: { words: `code E-${(round * 31) % 997} after` } }),
  'the queue of staff': () => ({ filter: { ended: 'false' }, isAgent: true }),
}
export const CASE_QUERIES = Object.keys(QUERIES)

export type CaseLoad = {
  readonly url: string
  readonly person: string
  readonly query: string
  readonly clients: number
  readonly seconds: number
}

const isMain = process.argv[2]?.startsWith('{') === true

const measure = async ({ url, person, query, clients, seconds: requested }: CaseLoad): Promise<Latency> => {
  const db = connect(openPool({ connectionString: url, max: clients }))
  const now = new Date()
  const plan = QUERIES[query]
  if (!plan) throw new Error(`there is no query ${query}`)
  const run = async (seconds: number): Promise<number[]> => {
    const times: number[] = []
    const end = performance.now() + seconds * 1000
    let round = 0
    const client = async (): Promise<void> => {
      do {
        round += 1
        const { filter, page = 1, isAgent = false } = plan(round)
        const startedAt = performance.now()
        await withTenant(db, TENANT, (tx) =>
          listCasesOf(tx, { id: person, reach: isAgent ? 'all' : 'own' }, filter, { sort: '-updated', page, size: 25, now }),
        )
        times.push(performance.now() - startedAt)
      } while (performance.now() < end)
    }
    await Promise.all(Array.from({ length: clients }, client))
    return times
  }
  await run(Math.min(1, requested / 2))
  const times = await run(requested)
  await db.destroy()
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), perSecond: times.length / requested }
}

if (isMain) process.stdout.write(JSON.stringify(await measure(JSON.parse(process.argv[2] ?? '') as CaseLoad)))
