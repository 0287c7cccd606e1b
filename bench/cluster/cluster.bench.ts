import path from 'node:path'
import { measureLoads, type LoadCase, type Measured } from '../load.ts'
import { DATA_FOLDER, MAIN, openWorldDatabase, prepareWorld, SITE, sitePage } from '../pages/world.ts'
import { atMost, round, type Benchmark, type Goal, type Report, type Table } from '../report.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { openSession } from '../signed-in.ts'
import { startBalancer, type Balancer } from './tcp-balancer.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

const COUNTS = [1, 2] as const
const CONNECTIONS = 4
/** A second process may make a request this much dearer: caches that each fills for itself, notices that each hears. */
const MOST_DEARER = 1.15
/** Everything shares the cores: what waits for one is no overload, and nothing may be refused. */
const PATIENT = { MAX_LOOP_DELAY_MS: '60000', DATABASE_STATEMENT_MS: '30000', HANDLER_TIMEOUT_S: '60' }
const UNCACHED = path.join(import.meta.dirname, '../pages/uncached.child.ts')

const KINDS = ['cached page', 'page drawn anew', 'call of somebody signed in'] as const
type Kind = (typeof KINDS)[number]

const nameCase = (kind: Kind, count: number): string => `${kind}, ${count} ${count === 1 ? 'process' : 'processes'}`

/** Several processes behind one port, measured as one. */
const joinServers = (servers: readonly ServerProcess[], { port }: Balancer): ServerProcess => ({
  port,
  startMs: Math.max(...servers.map(({ startMs }) => startMs)),
  readCpuMs: () => servers.reduce((sum, { readCpuMs }) => sum + readCpuMs(), 0),
  readMemoryMb: () => servers.reduce((sum, { readMemoryMb }) => sum + readMemoryMb(), 0),
  stop: async () => {},
})

const describe = (loads: ReadonlyMap<string, Measured>, balancer: string): Report => {
  const pick = (kind: Kind, count: number): Measured => {
    const found = loads.get(nameCase(kind, count))
    if (!found) throw new Error(`${nameCase(kind, count)} was not measured`)
    return found
  }
  const rows = KINDS.flatMap((kind) =>
    COUNTS.map((count) => {
      const { perSecond, leastCpuMicros, cpuMicros, busy, memoryMb, p50, p99 } = pick(kind, count)
      const figures = { 'req/s': perSecond, 'CPU µs/req': cpuMicros, least: leastCpuMicros, 'cores busy': busy }
      return { case: nameCase(kind, count), ...figures, 'p50 ms': p50, 'p99 ms': p99, 'all MB': memoryMb }
    }),
  )
  const goals: Goal[] = KINDS.map((kind) => {
    const [one, two] = [pick(kind, 1), pick(kind, 2)]
    return atMost(
      `${kind}: processor time with two processes to one`,
      round(two.leastCpuMicros / one.leastCpuMicros, 2),
      MOST_DEARER,
    )
  })
  const table: Table = { title: `Web processes behind ${balancer}`, rows }
  return {
    tables: [table],
    goals,
    notes: ['Requests a second say little here: processes, load, balancer and PostgreSQL share the cores.'],
  }
}

/** The cost of a request in all processes together, when there are more of them. */
export const clusterBenchmark: Benchmark = {
  name: 'cluster',
  run: async ({ isQuick }) => {
    say('making the world (the first time takes a while)')
    await prepareWorld()
    const database = await openWorldDatabase(undefined)
    const stops: (() => Promise<unknown>)[] = [database.stop]
    try {
      const env = { DATA_FOLDER, DATABASE_URL: database.urlOf('portico'), PORTICO_ROLE: 'web', ...PATIENT }
      const start = async (file: string): Promise<ServerProcess> => {
        const server = await startServer({ file, env, page: sitePage })
        stops.push(server.stop)
        return server
      }
      const stacks = [await start(MAIN), await start(MAIN)]
      const uncached = [await start(UNCACHED), await start(UNCACHED)]
      const cookie = await openSession({ port: stacks[0]?.port ?? 0, host: SITE.host }, 'buyer')
      const cases: LoadCase[] = []
      let balancerName = ''
      for (const count of COUNTS) {
        const join = async (servers: readonly ServerProcess[]): Promise<ServerProcess> => {
          const some = servers.slice(0, count)
          const balancer = await startBalancer(some.map(({ port }) => port))
          stops.push(balancer.stop)
          balancerName = balancer.name
          return joinServers(some, balancer)
        }
        const [serving, drawing] = [await join(stacks), await join(uncached)]
        const load = { connections: CONNECTIONS, path: SITE.path, headers: { host: SITE.host, 'accept-encoding': 'gzip' } }
        const call = { ...load, path: '/api/orders/v1?page=1', headers: { host: SITE.host, cookie } }
        cases.push({ ...load, name: nameCase('cached page', count), server: serving })
        cases.push({ ...load, name: nameCase('page drawn anew', count), server: drawing })
        cases.push({ ...call, name: nameCase('call of somebody signed in', count), server: serving })
      }
      say('loading')
      const rounds = isQuick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 3 }
      return describe(await measureLoads(cases, { ...rounds, core: undefined }), balancerName)
    } finally {
      for (const stop of stops.toReversed()) await stop()
    }
  },
}
