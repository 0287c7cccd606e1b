import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './faults.ts'
import { openHistory, type OpenHistory } from './history.ts'
import { findLeftovers, letDaysPass, startOrderWriter } from './order-writer.ts'
import type { Product } from './product.ts'
import { report } from './report.ts'
import { startWriter, type Writer } from './writer.ts'

/** [T-76]: new connections within 5 s of the database's return. */
const RECOVERY_LIMIT_MS = 5000
/** A slow database is answered for within three seconds; the rest is the machine's. */
const ANSWER_LIMIT_MS = 3500
const RETURN_LIMIT_MS = 60_000
const SETTLE_MS = 800
const SAVERS = [
  ['aerobt', 'buyer'],
  ['hbtbt', 'buyer'],
  ['process', 'single'],
  ['sps', 'single'],
] as const
const ORDERERS = ['process', 'sps', 'aerobt'] as const

const waitUntil = async (isTrue: () => Promise<boolean>, what: string): Promise<void> => {
  const limit = performance.now() + RETURN_LIMIT_MS
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > limit) throw new Error(`${what}: not within ${RETURN_LIMIT_MS} ms`)
    await wait(10)
  }
}

/** Times are judged where nothing else takes the processors. */
const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) > 2 * availableParallelism()

/** One fault; returns how long after the database's return everybody had a write acknowledged. */
const strikeOnce = async (product: Product, writers: readonly Writer[], history: OpenHistory, fault: Fault): Promise<number> => {
  await fault.strike(product)
  if (fault.crashes) history.noteCrash()
  await waitUntil(() => product.query('select 1').then(() => true), 'the database returns')
  const returnedAt = performance.now()
  const before = writers.map(({ counts }) => counts.acknowledged)
  const isServed = async (): Promise<boolean> => writers.every(({ counts }, index) => counts.acknowledged > (before[index] ?? 0))
  await waitUntil(isServed, 'every writer is served again')
  const recoveryMs = performance.now() - returnedAt
  const ended = product.hasEnded()
  if (ended) throw new Error(`the product ${ended}`)
  await history.readBack()
  await letDaysPass(product)
  await wait(SETTLE_MS * Math.random())
  return recoveryMs
}

const readError = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** People save searches and order while it strikes; what was acknowledged to them must be there afterwards. */
export const runFault = async (product: Product, fault: Fault, rounds: number): Promise<readonly string[]> => {
  const history = await openHistory(product)
  const writers = [
    ...(await Promise.all(SAVERS.map(([tenant, who]) => startWriter(product, tenant, who)))),
    ...(await Promise.all(ORDERERS.map((tenant) => startOrderWriter(product, history, tenant, 'buyer')))),
  ]
  const failures: string[] = []
  const recoveries: number[] = []
  const lines: string[] = []
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> =>
    work().catch((error: unknown) => void failures.push(readError(error)))
  await attempt(async () => {
    for (let round = 0; round < rounds; round += 1) recoveries.push(await strikeOnce(product, writers, history, fault))
  })
  await Promise.all(writers.map((writer) => writer.stop()))
  const losses = (await attempt(() => Promise.all(writers.map((writer) => writer.check())))) ?? []
  failures.push(...((await attempt(() => history.close((line) => lines.push(line)))) ?? []))
  failures.push(...(await findLeftovers(product)))
  const sum = (read: (writer: Writer) => number): number => writers.reduce((total, writer) => total + read(writer), 0)
  const slowest = Math.round(Math.max(...writers.map(({ counts }) => counts.slowestMs)))
  const recovery = Math.round(Math.max(0, ...recoveries))
  const lost = losses.flatMap((each) => [...each.lost, ...each.returned])
  const [unreachable, refused] = [sum(({ counts }) => counts.unreachable), sum(({ counts }) => counts.refused)]
  if (lost.length > 0) failures.push(`acknowledged and lost: ${lost.slice(0, 5).join(', ')}`)
  if (unreachable > 0 && !fault.mayBreak) failures.push(`${unreachable} requests without an answer`)
  if (refused > 0 && !fault.mayRefuse) failures.push(`${refused} connections refused`)
  const late = [
    ...(slowest > ANSWER_LIMIT_MS && !fault.mayDelay ? [`an answer took ${slowest} ms`] : []),
    ...(recovery > RECOVERY_LIMIT_MS ? [`served again only after ${recovery} ms`] : []),
  ]
  if (isMachineBusy()) lines.push(...late.map((each) => `${each}, on a machine too busy to judge it`))
  else failures.push(...late)
  failures.push(...new Set(writers.flatMap(({ counts }) => counts.wrong.slice(0, 2))))
  const figures =
    `${sum(({ counts }) => counts.acknowledged)} acknowledged, ${lost.length} lost, ${sum(({ counts }) => counts.unavailable)} × 503,` +
    ` ${refused} refused, ${unreachable} broken; slowest answer ${slowest} ms, served again after at most ${recovery} ms`
  return report(`${recoveries.length} × ${fault.name}`, [figures, ...lines.map((line) => line.trim())], failures)
}
