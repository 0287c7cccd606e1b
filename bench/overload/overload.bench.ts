import { execFile } from 'node:child_process'
import { request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Options } from 'autocannon'
import { chooseCores, type Cores } from '../machine.ts'
import { DATA_FOLDER, prepareWorld } from '../pages/world.ts'
import { atLeast, atMost, round, type Benchmark, type Goal, type Table } from '../report.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import type { OverloadResult } from './overload.child.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const CHILD = path.join(import.meta.dirname, 'overload.child.ts')
const TENANT = 'sps'
const HOST = `${TENANT}.localhost`
/** Few enough to wait for nothing, then ever more; the last line shows whether all is well again. */
const CONNECTIONS = [4, 60, 300, 600]
const RECOVERY_S = 5

type Subject = {
  readonly name: string
  readonly request: Pick<Options, 'method' | 'body' | 'headers'> & { readonly path: string }
}
type Step = OverloadResult & { readonly connections: number; readonly memoryMb: number; readonly isAfter: boolean }

const say = (line: string): void => void process.stderr.write(`${line}\n`)

const fire = async (
  server: ServerProcess,
  { request: sent }: Subject,
  connections: number,
  seconds: number,
  cores?: Cores,
): Promise<OverloadResult> => {
  const { path: address, ...rest } = sent
  const options: Options = {
    ...rest,
    url: `http://127.0.0.1:${server.port}${address}`,
    connections,
    duration: seconds,
    timeout: 20,
  }
  const command = [process.execPath, CHILD, JSON.stringify(options)]
  const [program = '', ...args] = cores ? ['taskset', '-c', String(cores.client), ...command] : command
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 2 ** 24, timeout: (seconds + 60) * 1000 })
  return JSON.parse(stdout) as OverloadResult
}

const climb = async (server: ServerProcess, subject: Subject, seconds: number, cores?: Cores): Promise<Step[]> => {
  await fire(server, subject, 4, Math.max(2, seconds / 2), cores)
  const steps: Step[] = []
  for (const [index, connections] of [...CONNECTIONS, CONNECTIONS[0] ?? 1].entries()) {
    const isAfter = index === CONNECTIONS.length
    if (isAfter) await wait(RECOVERY_S * 1000)
    let memoryMb = 0
    const timer = setInterval(() => (memoryMb = Math.max(memoryMb, server.readMemoryMb())), 100)
    const result = await fire(server, subject, connections, seconds, cores)
    clearInterval(timer)
    steps.push({ ...result, connections, memoryMb, isAfter })
    say(`${subject.name}, ${connections} connections: ${round(result.accepted.count / result.seconds)} a second`)
  }
  return steps
}

/** `fetch` would not send the name of another host. */
const open = (port: number, address: string): Promise<{ body: string; cookies: readonly string[] }> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: address, headers: { host: HOST }, agent: false }, (answer) => {
      const cookies = answer.headers['set-cookie'] ?? []
      text(answer).then((body) => resolve({ body, cookies }), reject)
    })
    sent.on('error', reject).end()
  })

const readKey = async (port: number): Promise<string> =>
  /"searchKey":"([^"]+)"/.exec((await open(port, '/us/en')).body)?.[1] ?? ''

const signIn = async (port: number): Promise<string> =>
  (await open(port, '/demo/sign-in/buyer')).cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')

const listSubjects = async ({ port }: ServerProcess): Promise<Subject[]> => {
  const key = await readKey(port)
  const cookie = await signIn(port)
  const json = { host: HOST, 'content-type': 'application/json' }
  return [
    {
      name: 'search',
      request: {
        method: 'POST',
        path: `/api/as/v1/engines/${TENANT}/search`,
        headers: { ...json, authorization: `Bearer ${key}` },
        body: JSON.stringify({ query: 'gas detector', page: { size: 10, current: 1 } }),
      },
    },
    { name: 'signed-in call', request: { method: 'GET', path: '/api/me/profile', headers: { host: HOST, cookie } } },
  ]
}

const toTable = (name: string, steps: readonly Step[]): Table => ({
  title: name,
  rows: steps.map(({ connections, isAfter, accepted, refused, others, errors, refusedWithoutRetryAfter, seconds, memoryMb }) => ({
    connections: isAfter ? `${connections}, after` : String(connections),
    'accepted/s': round(accepted.count / seconds),
    p50: accepted.p50,
    p99: accepted.p99,
    longest: accepted.longest,
    'refused/s': round(refused.count / seconds),
    'refused p50': refused.p50,
    'other answers': Object.values(others).reduce((sum, count) => sum + count, errors + refusedWithoutRetryAfter),
    'memory MB': round(memoryMb),
  })),
})

const listGoals = (name: string, steps: readonly Step[]): Goal[] => {
  const [least] = steps
  const flood = steps.find(({ connections, isAfter }) => connections === 600 && !isAfter)
  const after = steps.at(-1)
  if (!least || !flood || !after) return []
  const rate = ({ accepted, seconds }: Step): number => accepted.count / seconds
  const wrong = steps.flatMap(({ others, errors, refusedWithoutRetryAfter }) => [
    ...Object.values(others),
    errors,
    refusedWithoutRetryAfter,
  ])
  return [
    atMost(`${name}: p99 of what is accepted at 600 connections, ms`, flood.accepted.p99, 1000),
    atMost(`${name}: refusals wait at 600 connections, p99 ms`, flood.refused.p99, 1000),
    atLeast(`${name}: accepted at 600 connections, share of 4 connections`, round(rate(flood) / rate(least), 2), 0.7),
    atMost(
      `${name}: answers that are neither 2xx nor a refusal with Retry-After`,
      wrong.reduce((sum, count) => sum + count, 0),
      0,
    ),
    atMost(`${name}: memory at 600 connections, share of 4 connections`, round(flood.memoryMb / least.memoryMb, 2), 1.3),
    atLeast(`${name}: accepted ${RECOVERY_S} s after the flood, share of before`, round(rate(after) / rate(least), 2), 0.8),
  ]
}

/** More connections than the server can serve: what it accepts stays quick, the rest is refused and costs little. */
export const overloadBenchmark: Benchmark = {
  name: 'load',
  run: async ({ isQuick }) => {
    const cores = chooseCores()
    say('making the world (the first time takes a while)')
    await prepareWorld()
    const server = await startServer({
      file: path.join(ROOT, 'src/app/main.ts'),
      // One client stands for many: the limit of a single network is not what is measured.
      env: { DATA_FOLDER, SEARCHES_PER_SECOND: '100000' },
      page: { host: HOST, path: '/us/en' },
    })
    try {
      const climbs: { name: string; steps: Step[] }[] = []
      for (const subject of await listSubjects(server))
        climbs.push({ name: subject.name, steps: await climb(server, subject, isQuick ? 4 : 15, cores) })
      return {
        tables: climbs.map(({ name, steps }) => toTable(name, steps)),
        goals: climbs.flatMap(({ name, steps }) => listGoals(name, steps)),
        notes: [
          'Clients send the next request as soon as they have an answer; milliseconds are measured by them.',
          'Server and embedded PostgreSQL share the cores that the load leaves them.',
        ],
      }
    } finally {
      await server.stop()
    }
  },
}
