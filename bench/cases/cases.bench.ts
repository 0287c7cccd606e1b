import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Latency } from '../catalogue/latency.ts'
import { chooseCores } from '../machine.ts'
import { openWorldDatabase, prepareWorld } from '../pages/world.ts'
import { atMost, round, type Benchmark } from '../report.ts'
import { CASE_QUERIES, type CaseLoad } from './case-list.child.ts'
import { createCasesDatabase, DATABASE, dropCases, fillCases } from './cases-world.ts'

const CHILD = path.join(import.meta.dirname, 'case-list.child.ts')
const PAGE_MS = 60
const COUNT = 10_000

const say = (line: string): void => void process.stderr.write(`${line}\n`)

const measure = async (load: CaseLoad, core: number | undefined): Promise<Latency> => {
  const command = [process.execPath, CHILD, JSON.stringify(load)]
  const [program = '', ...args] = core === undefined ? command : ['taskset', '-c', String(core), ...command]
  const { stdout } = await promisify(execFile)(program, args, { timeout: (load.seconds + 120) * 1000 })
  return JSON.parse(stdout) as Latency
}

/** Lists and searches of somebody who has asked very much. */
export const casesBenchmark: Benchmark = {
  name: 'cases',
  run: async ({ isQuick }) => {
    const cores = chooseCores()
    say('making the world (the first time takes a while)')
    await prepareWorld()
    const database = await openWorldDatabase(cores?.client)
    try {
      await createCasesDatabase(database.admin)
      const person = await fillCases(database.admin, COUNT)
      await database.settle(DATABASE)
      const url = database.urlOf(DATABASE)
      const rows = []
      for (const query of CASE_QUERIES)
        for (const clients of [1, 8]) {
          const { p50, p95, perSecond } = await measure({ url, person, query, clients, seconds: isQuick ? 1 : 4 }, cores?.server)
          say(`  ${query}, ${clients}: p50 ${round(p50, 1)} ms, p95 ${round(p95, 1)} ms`)
          rows.push({ query, clients, p50: round(p50, 1), p95: round(p95, 1), 'a second': round(perSecond) })
        }
      const slowest = Math.max(...rows.filter(({ clients }) => clients === 1).map(({ p95 }) => p95))
      return {
        tables: [{ title: `Pages of ${COUNT.toLocaleString('en-US')} cases of one person, ms`, rows }],
        goals: [atMost('p95 of the slowest page at one client, ms', slowest, PAGE_MS)],
        notes: ['Three messages a case. A page is one tenant transaction: rows and total.'],
      }
    } finally {
      await dropCases(database.admin)
      await database.stop()
    }
  },
}
