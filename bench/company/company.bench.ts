import { randomUUID } from 'node:crypto'
import { openBareSql } from '../cart/bare-sql.ts'
import { addParts } from '../more-parts.ts'
import { chooseCores } from '../machine.ts'
import { DATA_FOLDER, MAIN, openWorldDatabase, prepareWorld, type WorldDatabase } from '../pages/world.ts'
import { atLeast, atMost, round, type Benchmark } from '../report.ts'
import { measureRounds } from '../rounds.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { signIn, succeed, type Caller } from '../signed-in.ts'
import { measureDeciding, openBare, type Pair } from './deciding.ts'
import {
  createCompanyDatabase,
  DATABASE,
  dropCompany,
  fillDecided,
  fillPolicy,
  HOST,
  TENANT,
  type CompanyWorld,
} from './company-world.ts'

const RULES = 200
const BUDGETS = 50
const DECIDED = 100_000
const DECIDE_MS = 5
const PER_SECOND = 100
const LIST_MS = 60
/** No more than 100 of one requester wait at the same time, and the demo has some that do. */
const WAITING = 90
const APPROVERS = 4
const PEOPLE = ['buyer', 'colleague', 'chief', 'director']

const say = (line: string): void => void process.stderr.write(`${line}\n`)

const BARE_LIST = 'select * from approval where company_id = $1 order by submitted_at desc limit 100'

const submitOrders = async (requester: Caller, parts: readonly string[], count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const lines = [{ sku: parts[at % parts.length] ?? '', quantity: 1 }]
    const { cartId } = succeed<{ cartId: string }>(await requester('/api/cart/v1/lines', { method: 'POST', body: { lines } }))
    const headers = { 'idempotency-key': randomUUID() }
    const placed = await requester('/api/cart/v1/orders', { method: 'POST', body: { cartId }, headers })
    ids.push(succeed<{ approvalId: string }>(placed).approvalId)
  }
  return ids
}

/** Milliseconds of a processor since then; work in the background is in it. */
const countCpu = (of: { readonly readCpuMs: () => number }): (() => number) => {
  const before = of.readCpuMs()
  return () => of.readCpuMs() - before
}

/** Every approval places an order; so many clients decide at once. */
const measureRate = async (clients: number, count: number, work: (at: number, client: number) => Promise<void>) => {
  let next = 0
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let at = next++; at < count; at = next++) await work(at, client)
    }),
  )
  return round(count / ((performance.now() - startedAt) / 1000))
}

/** Somebody's approvals over HTTP, beside the rows of an order written by SQL alone. */
const measureApprovals = async (
  { url, database }: { readonly url: string; readonly database: WorldDatabase },
  server: ServerProcess,
  parts: readonly string[],
  count: number,
) => {
  const { port } = server
  const site = { port, host: HOST }
  const requester = await signIn(site, 'requester')
  const approvers = await Promise.all(Array.from({ length: APPROVERS }, () => signIn(site, 'approver')))
  const ids = await submitOrders(requester, parts, count)
  const [cpu, databaseCpu] = [countCpu(server), countCpu(database)]
  const ours = await measureRate(APPROVERS, count, async (at, client) => {
    const body = { decision: 'approve', note: '' }
    const call = () => approvers[client]?.(`/api/approvals/v1/${ids[at]}/decision`, { method: 'POST', body })
    let answer = await call()
    // A server that is busy has decided nothing, and is asked again: the time counts.
    while (answer?.status === 503) answer = await call()
    if (answer) succeed(answer)
  })
  const [spent, inDatabase] = [round(cpu() / count, 1), round(databaseCpu() / count, 1)]
  const bare = await openBareSql(url, PEOPLE)
  try {
    const bareCpu = countCpu(database)
    const alone = await measureRate(APPROVERS, count, async (at, client) => {
      await bare.addLines(client, [parts[at % parts.length] ?? ''])
      await bare.placeOrder(client)
    })
    return { ours, cpu: spent, databaseCpu: inDatabase, bare: alone, bareCpu: round(bareCpu() / count, 1) }
  } finally {
    await bare.close()
  }
}

const measureList = async (url: string, port: number, world: CompanyWorld, rounds: number): Promise<Pair> => {
  const approver = await signIn({ port, host: HOST }, 'approver')
  const bare = openBare(url, 1)
  const read = async (): Promise<void> => {
    const { approvals } = succeed<{ approvals: unknown[] }>(await approver('/api/approvals/v1?role=decided'))
    if (approvals.length !== 100) throw new Error(`a page of ${approvals.length}`)
  }
  try {
    await read()
    return {
      ours: await measureRounds({ clients: 1, rounds }, async (_, timed) => timed(read)),
      bare: await measureRounds({ clients: 1, rounds }, async (_, timed) =>
        timed(() => bare.read([BARE_LIST], [world.companyId])),
      ),
    }
  } finally {
    await bare.close()
  }
}

const ratio = (ours: number, bare: number): number => round(ours / bare, 1)

/** Deciding about purchases, approving them, and the list of what was decided, of a company with very much of it. */
export const companyBenchmark: Benchmark = {
  name: 'company',
  run: async ({ isQuick }) => {
    const cores = chooseCores()
    say('making the world (the first time takes a while)')
    await prepareWorld()
    const database = await openWorldDatabase(cores?.client)
    try {
      await createCompanyDatabase(database.admin)
      const world = await fillPolicy(database.admin, RULES, BUDGETS)
      const parts = await addParts({ ...database.admin, database: DATABASE }, TENANT, 100)
      await fillDecided(database.admin, world, isQuick ? DECIDED / 100 : DECIDED)
      await database.settle(DATABASE)
      const url = database.urlOf(DATABASE)
      const deciding = await measureDeciding(url, world, isQuick ? 50 : 500)
      say(`  deciding: p50 ${deciding.ours.p50} ms, p95 ${deciding.ours.p95} ms; bare p50 ${deciding.bare.p50} ms`)
      const server = await startServer({
        file: MAIN,
        env: { DATA_FOLDER, DATABASE_URL: url, ERP_SIMULATOR: 'off' },
        ...(cores && { core: cores.server }),
        page: { host: HOST, path: '/us/en' },
      })
      try {
        const cpu = countCpu(server)
        const list = await measureList(url, server.port, world, isQuick ? 20 : 200)
        const listCpu = round(cpu() / (isQuick ? 21 : 201), 1)
        say(`  list: p50 ${list.ours.p50} ms, p95 ${list.ours.p95} ms; bare p50 ${list.bare.p50} ms`)
        const approving = await measureApprovals({ url, database }, server, parts, isQuick ? 20 : WAITING)
        say(
          `  approving: ${approving.ours} a second, ${approving.cpu} ms of the server and ${approving.databaseCpu} ms of PostgreSQL each; bare ${approving.bare}; a list ${listCpu} ms`,
        )
        return {
          tables: [
            {
              title: 'Decisions and lists, ms',
              rows: [
                {
                  case: `deciding over ${RULES} rules and ${BUDGETS} budgets`,
                  ...deciding.ours,
                  'bare SQL p50': deciding.bare.p50,
                },
                { case: 'a page of what one approver decided', ...list.ours, 'bare SQL p50': list.bare.p50 },
              ],
            },
            {
              title: `Approvals that place an order, ${APPROVERS} clients`,
              rows: [
                {
                  ...{ 'a second': approving.ours, 'CPU ms each': approving.cpu, 'PostgreSQL ms each': approving.databaseCpu },
                  ...{ 'PostgreSQL alone, a second': round(1000 / approving.databaseCpu) },
                  ...{ 'bare SQL a second': approving.bare, 'bare SQL, PostgreSQL ms each': approving.bareCpu },
                },
              ],
            },
          ],
          goals: [
            atMost('deciding about a purchase, p50, ms', deciding.ours.p50, DECIDE_MS),
            atMost('a page of decided approvals, p95, ms', list.ours.p95, LIST_MS),
            atLeast('approvals a second', approving.ours, PER_SECOND),
          ],
          notes: [
            `Of bare SQL: deciding ${ratio(deciding.ours.p50, deciding.bare.p50)} times, the list ${ratio(list.ours.p50, list.bare.p50)} times, an approval ${ratio(approving.bare, approving.ours)} times.`,
            'PostgreSQL alone: what one core could do with the statements of an approval if nothing else ran on it.',
            'Bare SQL reads the same rows, or writes those of an order, in one transaction without any decision.',
          ],
        }
      } finally {
        await server.stop()
      }
    } finally {
      await dropCompany(database.admin)
      await database.stop()
    }
  },
}
