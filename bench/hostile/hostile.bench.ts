import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { DATA_FOLDER, MAIN, prepareWorld } from '../pages/world.ts'
import { atMost, round, type Benchmark, type Goal } from '../report.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { openSession, signIn, type Caller } from '../signed-in.ts'
import { listAnonymous, listDocuments, send, SHEET } from './attacks.ts'

const HOST = 'sps.localhost'
const PROBE_MS = 20
const IDLE_S = 5
const SHEETS = 60
const [MOST_WAIT_MS, MOST_CHILD_MB, MOST_COST_MS, MOST_SHEETS] = [250, 300, 50, 30]

const say = (line: string): void => void process.stderr.write(`${line}\n`)

type Waits = { readonly p95: number; readonly longest: number }

const summarise = (times: readonly number[]): Waits => {
  const sorted = times.toSorted((a, b) => a - b)
  return { p95: round(sorted[Math.floor(sorted.length * 0.95)] ?? 0, 1), longest: round(sorted.at(-1) ?? 0, 1) }
}

/** How long somebody else waits for a small answer, again and again while the work lasts. */
const probe = async (caller: Caller, work: Promise<unknown>): Promise<Waits> => {
  const times: number[] = []
  let isOver = false
  const over = work.finally(() => (isOver = true))
  while (!isOver) {
    const from = performance.now()
    const { status } = await caller('/api/me/profile')
    if (status !== 200) throw new Error(`somebody else was answered ${status}`)
    times.push(performance.now() - from)
    await wait(PROBE_MS)
  }
  await over
  return summarise(times)
}

/** Resident memory of the largest process that opens documents. */
const largestSandbox = (): number => {
  const sizes = readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('sandbox-main')) return []
      return [Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024]
    } catch {
      return []
    }
  })
  return Math.max(0, ...sizes)
}

const watchMemory = async <T>(work: Promise<T>): Promise<{ readonly result: T; readonly mb: number }> => {
  let mb = 0
  const timer = setInterval(() => (mb = Math.max(mb, largestSandbox())), 10)
  try {
    return { result: await work, mb: round(mb) }
  } finally {
    clearInterval(timer)
  }
}

type Place = {
  readonly server: ServerProcess
  readonly site: { readonly port: number; readonly host: string }
  readonly other: Caller
}

const measureDocuments = async ({ site, other }: Place, idle: Waits) => {
  const cookie = await openSession(site, 'buyer')
  const rows = []
  for (const { name, sent } of await listDocuments()) {
    const from = performance.now()
    const { result, mb } = await watchMemory(
      (async () => {
        const work = send({ ...site, cookie }, sent)
        return { waits: await probe(other, work), status: await work }
      })(),
    )
    const { waits, status } = result
    rows.push({ name, status, 'ms until answered': round(performance.now() - from), ...waits, 'sandbox MB': mb })
    say(`${name}: ${status}`)
  }
  const longest = Math.max(...rows.map((row) => row.longest))
  const goals: Goal[] = [
    atMost('others wait while a document is read, longest ms', longest, Math.max(MOST_WAIT_MS, 2 * idle.longest)),
    atMost('memory of a process that reads documents, MB', Math.max(...rows.map((row) => row['sandbox MB'])), MOST_CHILD_MB),
  ]
  return { table: { title: 'Documents of a customer, and how long somebody else waits meanwhile (ms)', rows }, goals }
}

/** The server has nothing else to do: what it spends more than when idle is what the request cost. */
const measureAnonymous = async ({ server, site }: Place) => {
  const rows = []
  for (const { name, sent } of listAnonymous()) {
    await wait(1000)
    const before = server.readCpuMs()
    const from = performance.now()
    const status = await send(site, sent)
    await wait(500)
    const spent = server.readCpuMs() - before
    const passed = performance.now() - from
    const idleFrom = server.readCpuMs()
    await wait(passed)
    rows.push({ name, status, 'processor ms': Math.max(0, round(spent - (server.readCpuMs() - idleFrom))) })
    say(`${name}: ${status}`)
  }
  const most = Math.max(...rows.map((row) => row['processor ms']))
  return {
    table: { title: 'Requests with a body and without a session', rows },
    goals: [atMost('processor time before the sign-in is asked for, ms', most, MOST_COST_MS)],
  }
}

const measureSheets = async ({ site, other }: Place, idle: Waits) => {
  const work = Promise.all(Array.from({ length: SHEETS }, () => send(site, SHEET)))
  const waits = await probe(other, work)
  const statuses = await work
  const drawn = statuses.filter((status) => status === 200).length
  const rows = [{ sheets: SHEETS, drawn, refused: statuses.filter((status) => status === 429).length, ...waits, idle: idle.p95 }]
  return {
    table: { title: 'Sheets drawn for somebody without a session, and how long others wait (ms)', rows },
    goals: [
      atMost('sheets drawn within a minute', drawn, MOST_SHEETS),
      atMost('others wait while sheets are drawn, p95 ms of idle', round(waits.p95 / idle.p95, 2), 2),
    ],
  }
}

/** The delays that one person can cause for the others: with documents to read, with unexpected bodies, with sheets to draw. */
export const hostileBenchmark: Benchmark = {
  name: 'hostile',
  run: async () => {
    say('making the world (the first time takes a while)')
    await prepareWorld()
    const server = await startServer({ file: MAIN, env: { DATA_FOLDER }, page: { host: HOST, path: '/us/en' } })
    const site = { port: server.port, host: HOST }
    try {
      const place: Place = { server, site, other: await signIn(site, 'colleague') }
      await probe(place.other, wait(2000))
      const idle = await probe(place.other, wait(IDLE_S * 1000))
      const documents = await measureDocuments(place, idle)
      const anonymous = await measureAnonymous(place)
      const sheets = await measureSheets(place, idle)
      return {
        tables: [{ title: 'Idle (ms)', rows: [idle] }, documents.table, anonymous.table, sheets.table],
        goals: [...documents.goals, ...anonymous.goals, ...sheets.goals],
        notes: [
          'Status 0: the server hung up before the whole body was sent.',
          'The other person asks for their profile every 20 ms.',
        ],
      }
    } finally {
      await server.stop()
    }
  },
}
