import { execFile } from 'node:child_process'
import { request } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { demoIntegrationKey } from '#demo/orders/demo-key.ts'
import type { Latency } from '../catalogue/latency.ts'
import { chooseCores } from '../machine.ts'
import { DATA_FOLDER, MAIN, openWorldDatabase, prepareWorld } from '../pages/world.ts'
import { atLeast, atMost, round, type Benchmark } from '../report.ts'
import { startServer } from '../server-process.ts'
import { createOrdersDatabase, DATABASE, dropOrders, findAccount, HOST, TENANT, writeOrderLines } from './orders-world.ts'
import { ORDER_CASES, type OrderLoad } from './list.child.ts'

const CHILD = path.join(import.meta.dirname, 'list.child.ts')
const PAGE_MS = 60
const PER_SECOND = 2000

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Sends the lines as an ERP does, and counts those that were refused. */
const bringOrders = async (port: number, lines: Iterable<string>): Promise<{ kept: number; refused: number }> => {
  const headers = { host: HOST, authorization: `Bearer ${demoIntegrationKey(TENANT)}`, 'content-type': 'application/x-ndjson' }
  const answer = await new Promise<string>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/api/integration/v1/orders', method: 'POST', headers }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => resolve(Buffer.concat(chunks).toString()))
      reply.on('error', reject)
    })
    Readable.from(lines).pipe(sent).on('error', reject)
  })
  const results = answer.trim().split('\n')
  const stored = results.filter((line) => line.includes('"ok":true')).length
  return { kept: stored, refused: results.length - stored }
}

const measureImport = async (url: string, account: string, count: number, core: number | undefined) => {
  const env = { DATA_FOLDER, DATABASE_URL: url, ERP_SIMULATOR: 'off', REQUEST_TIMEOUT_S: '3600', HANDLER_TIMEOUT_S: '3600' }
  const server = await startServer({ file: MAIN, env, core, page: { host: HOST, path: '/us/en' } })
  try {
    const startedAt = performance.now()
    const result = await bringOrders(server.port, writeOrderLines(account, count))
    const seconds = (performance.now() - startedAt) / 1000
    if (result.refused > 0 || result.kept !== count) throw new Error(`${result.kept} orders were kept, ${result.refused} refused`)
    return {
      orders: count,
      seconds: round(seconds, 1),
      'a second': round(count / seconds),
      'peak MB': round(server.readMemoryMb()),
    }
  } finally {
    await server.stop()
  }
}

const measureList = async (load: OrderLoad, core: number | undefined): Promise<Latency> => {
  const command = [process.execPath, CHILD, JSON.stringify(load)]
  const [program = '', ...args] = core === undefined ? command : ['taskset', '-c', String(core), ...command]
  const { stdout } = await promisify(execFile)(program, args, { timeout: (load.seconds + 120) * 1000 })
  return JSON.parse(stdout) as Latency
}

/** Orders brought by an ERP, and pages of the list of an account that has very many. */
export const ordersBenchmark: Benchmark = {
  name: 'orders',
  run: async ({ isQuick }) => {
    const [count, seconds] = isQuick ? [20_000, 1] : [100_000, 4]
    const cores = chooseCores()
    say('making the world (the first time takes a while)')
    await prepareWorld()
    const database = await openWorldDatabase(undefined)
    try {
      await createOrdersDatabase(database.admin)
      const account = await findAccount(database.admin)
      const url = database.urlOf(DATABASE)
      say(`bringing ${count.toLocaleString('en-US')} orders`)
      const brought = await measureImport(url, account, count, undefined)
      say(`  ${brought['a second']} a second`)
      await database.settle(DATABASE)
      const rows = []
      for (const name of ORDER_CASES)
        for (const clients of [1, 8]) {
          const load = { url, account, case: name, clients, seconds, pages: Math.floor(count / 25) }
          const { p50, p95, perSecond } = await measureList(load, cores?.server)
          say(`  ${name}, ${clients}: p50 ${round(p50, 1)} ms, p95 ${round(p95, 1)} ms`)
          rows.push({ case: name, clients, p50: round(p50, 1), p95: round(p95, 1), 'a second': round(perSecond) })
        }
      const slowest = Math.max(
        ...rows.filter(({ case: name, clients }) => !name.startsWith('bare') && clients === 1).map(({ p95 }) => p95),
      )
      return {
        tables: [
          { title: 'Orders brought as JSON lines', rows: [brought] },
          { title: `Pages of ${count.toLocaleString('en-US')} orders, ms`, rows },
        ],
        goals: [
          atLeast('orders a second from outside', brought['a second'], PER_SECOND),
          atMost('p95 of the slowest page at one client, ms', slowest, PAGE_MS),
        ],
        notes: ['Three lines an order, sent in one call. A page is one tenant transaction: rows, total and what needs a look.'],
      }
    } finally {
      await dropOrders(database.admin)
      await database.stop()
    }
  },
}
