import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Options, Result } from 'autocannon'
import { median, round } from './report.ts'
import type { ServerProcess } from './server-process.ts'

/** One thing that is measured: a server, and what is asked of it. */
export type LoadCase = {
  readonly name: string
  readonly server: ServerProcess
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
}

export type LoadOptions = { readonly rounds: number; readonly seconds: number; readonly core: number | undefined }

type Sample = { perSecond: number; cpuMicros: number; busy: number; p50: number; p99: number; memoryMb: number }
/** Others on the machine only ever add to processor time: the least of the rounds is nearest to what a request costs. */
export type Measured = Readonly<Sample> & { readonly spread: number; readonly leastCpuMicros: number }

const CHILD = path.join(import.meta.dirname, 'load.child.ts')
const MEMORY_POLL_MS = 100

/** In a process of its own, so that writing requests takes nothing from the server. */
const send = async (load: LoadCase, seconds: number, core: number | undefined): Promise<Result> => {
  const { connections, headers } = load
  const url = `http://127.0.0.1:${load.server.port}${load.path}`
  const options: Options = { url, headers, connections, duration: seconds, timeout: 10 }
  const command = [process.execPath, CHILD, JSON.stringify(options)]
  const [program = '', ...args] = core === undefined ? command : ['taskset', '-c', String(core), ...command]
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 2 ** 24, timeout: (seconds + 30) * 1000 })
  return JSON.parse(stdout) as Result
}

const fire = async (load: LoadCase, seconds: number, core: number | undefined): Promise<Result> => {
  const result = await send(load, seconds, core)
  if (result.errors + result.timeouts + result.non2xx > 0 || result.requests.total === 0)
    throw new Error(`${load.name}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} other answers than 2xx`)
  return result
}

const sample = async (load: LoadCase, seconds: number, core: number | undefined): Promise<Sample> => {
  let memoryMb = load.server.readMemoryMb()
  const timer = setInterval(() => (memoryMb = Math.max(memoryMb, load.server.readMemoryMb())), MEMORY_POLL_MS)
  const cpuBefore = load.server.readCpuMs()
  try {
    const { requests, latency, duration } = await fire(load, seconds, core)
    const cpuMs = load.server.readCpuMs() - cpuBefore
    return {
      perSecond: requests.total / duration,
      cpuMicros: (cpuMs * 1000) / requests.total,
      busy: cpuMs / 1000 / duration,
      p50: latency.p50,
      p99: latency.p99,
      memoryMb,
    }
  } finally {
    clearInterval(timer)
  }
}

const summarise = (samples: readonly Sample[]): Measured => {
  const of = (key: keyof Sample): number => median(samples.map((entry) => entry[key]))
  const rates = samples.map((entry) => entry.perSecond)
  return {
    perSecond: round(of('perSecond')),
    cpuMicros: round(of('cpuMicros'), 1),
    leastCpuMicros: round(Math.min(...samples.map((entry) => entry.cpuMicros)), 1),
    busy: round(of('busy'), 2),
    p50: of('p50'),
    p99: of('p99'),
    memoryMb: round(Math.max(...samples.map((entry) => entry.memoryMb))),
    spread: round((Math.max(...rates) - Math.min(...rates)) / of('perSecond'), 2),
  }
}

/** Rounds go through all cases, every other one backwards: whatever disturbs the machine disturbs them alike. */
export const measureLoads = async (
  cases: readonly LoadCase[],
  { rounds, seconds, core }: LoadOptions,
): Promise<ReadonlyMap<string, Measured>> => {
  // A process that has compiled nothing yet may turn some away: nothing is measured here.
  for (const load of cases) await send(load, Math.max(1, seconds / 2), core)
  const samples = new Map(cases.map(({ name }) => [name, [] as Sample[]]))
  for (let index = 0; index < rounds; index += 1)
    for (const load of index % 2 ? cases.toReversed() : cases) samples.get(load.name)?.push(await sample(load, seconds, core))
  return new Map([...samples].map(([name, list]) => [name, summarise(list)]))
}
