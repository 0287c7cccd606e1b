import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { spendBudget } from './budget.ts'
import { FAULTS, type Fault } from './faults.ts'
import { openProduct, type Product } from './product.ts'
import { repeatIntents } from './intents.ts'
import { findLeftovers, startOrderWriter } from './order-writer.ts'
import { killWorkers } from './workers.ts'
import { startWriter, type Writer } from './writer.ts'

/** `npm run faults`: breaks the database and the product under writing load, and counts what was lost. */
const ROUNDS = {
  restart: 50,
  postmaster: 20,
  backend: 30,
  terminate: 50,
  lock: 3,
  freeze: 3,
  stop: 5,
  process: 10,
  checkout: 100,
  budget: 10,
  intents: 200,
  workers: 300,
} as const satisfies Readonly<Record<keyof typeof FAULTS | 'checkout' | 'budget' | 'intents' | 'workers', number>>
type Trial = keyof typeof ROUNDS
/** [T-76]: new connections within 5 s of the database's return. */
const RECOVERY_LIMIT_MS = 5000
/** A slow database is answered for within three seconds; the rest is the machine's. */
const ANSWER_LIMIT_MS = 3500
const RETURN_LIMIT_MS = 60_000
const SETTLE_MS = 800
const WRITERS = ['aerobt', 'hbtbt', 'process', 'sps', 'aerobt', 'hbtbt', 'process', 'sps'] as const

const say = (line = ''): void => void process.stdout.write(`${line}\n`)

const waitUntil = async (isTrue: () => Promise<boolean>, limitMs: number, what: string): Promise<void> => {
  const limit = performance.now() + limitMs
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > limit) throw new Error(`${what}: not within ${limitMs} ms`)
    await wait(10)
  }
}

const countAll = (writers: readonly Writer[]): number => writers.reduce((sum, { counts }) => sum + counts.acknowledged, 0)

/** One fault; returns how long after the database's return the first write was acknowledged. */
const strikeOnce = async (product: Product, writers: readonly Writer[], fault: Fault): Promise<number> => {
  await fault.strike(product)
  await waitUntil(() => product.query('select 1').then(() => true), RETURN_LIMIT_MS, 'the database returns')
  const returnedAt = performance.now()
  const before = writers.map(({ counts }) => counts.acknowledged)
  const isServed = async (): Promise<boolean> => writers.every(({ counts }, index) => counts.acknowledged > (before[index] ?? 0))
  await waitUntil(isServed, RETURN_LIMIT_MS, 'every writer is served again')
  const recoveryMs = performance.now() - returnedAt
  const ended = product.hasEnded()
  if (ended) throw new Error(`the product ${ended}`)
  await wait(200 + SETTLE_MS * Math.random())
  return recoveryMs
}

type Load = { readonly start: (product: Product) => Promise<Writer[]>; readonly findLeftovers?: typeof findLeftovers }

const savedSearches: Load = {
  start: (product) =>
    Promise.all(WRITERS.map((tenant, index) => startWriter(product, `${tenant}.localhost`, index < 4 ? 'buyer' : 'single'))),
}
const placedOrders: Load = {
  start: (product) =>
    Promise.all((['process', 'sps', 'aerobt'] as const).map((tenant) => startOrderWriter(product, tenant, 'buyer'))),
  findLeftovers,
}

const runFault = async (product: Product, fault: Fault, rounds: number, load: Load): Promise<readonly string[]> => {
  const writers = await load.start(product)
  const failures: string[] = []
  const recoveries: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) recoveries.push(await strikeOnce(product, writers, fault))
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error))
  }
  await Promise.all(writers.map((writer) => writer.stop()))
  const losses = await Promise.all(writers.map((writer) => writer.check())).catch((error: Error) => {
    failures.push(error.message)
    return []
  })
  failures.push(...((await load.findLeftovers?.(product)) ?? []))
  const sum = (read: (writer: Writer) => number): number => writers.reduce((total, writer) => total + read(writer), 0)
  const lost = losses.flatMap((each) => [...each.lost, ...each.returned])
  const unreachable = sum(({ counts }) => counts.unreachable)
  const slowestRecovery = Math.max(0, ...recoveries)
  if (lost.length > 0) failures.push(`acknowledged and lost: ${lost.slice(0, 5).join(', ')}`)
  const refused = sum(({ counts }) => counts.refused)
  if (unreachable > 0 && !fault.mayBreak) failures.push(`${unreachable} requests without an answer`)
  if (refused > 0 && !fault.mayRefuse) failures.push(`${refused} connections refused`)
  const slowestAnswer = Math.max(...writers.map(({ counts }) => counts.slowestMs))
  if (slowestAnswer > ANSWER_LIMIT_MS) failures.push(`an answer took ${Math.round(slowestAnswer)} ms`)
  if (slowestRecovery > RECOVERY_LIMIT_MS) failures.push(`served again only after ${Math.round(slowestRecovery)} ms`)
  failures.push(...new Set(writers.flatMap(({ counts }) => counts.wrong.slice(0, 2))))
  say(`${failures.length > 0 ? 'FAILED' : 'ok    '} ${recoveries.length} × ${fault.name}`)
  say(
    `       ${countAll(writers)} acknowledged, ${lost.length} lost, ${sum(({ counts }) => counts.unavailable)} × 503, ${refused} refused, ${unreachable} broken;` +
      ` slowest answer ${Math.round(slowestAnswer)} ms,` +
      ` served again after at most ${Math.round(slowestRecovery)} ms`,
  )
  for (const failure of failures) say(`       ${failure}`)
  return failures
}

/** The product does no work of its own then: workers beside it do, and are killed. */
const killAllWorkers = async (product: Product, kills: number): Promise<readonly string[]> => {
  await product.stop()
  await product.start({ PORTICO_ROLE: 'web' })
  return killWorkers(product, kills, say)
}

const runTrial = (product: Product, trial: Trial, rounds: number): Promise<readonly string[]> => {
  if (trial === 'intents') return repeatIntents(product, rounds, say)
  if (trial === 'budget') return spendBudget(product, rounds, say)
  if (trial === 'workers') return killAllWorkers(product, rounds)
  if (trial === 'checkout') return runFault(product, FAULTS.process, rounds, placedOrders)
  return runFault(product, FAULTS[trial], rounds, savedSearches)
}

const readRounds = (): [Trial, number][] => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, rounds: { type: 'string' } } })
  const keys = Object.keys(ROUNDS) as Trial[]
  return keys
    .filter((key) => values.only === undefined || values.only.split(',').includes(key))
    .map((key) => [key, Math.min(values.rounds === undefined ? ROUNDS[key] : Number(values.rounds), 500)])
}

const dataFolder = await mkdtemp(path.join(tmpdir(), 'portico-faults-'))
await chmod(dataFolder, 0o755)
const product = await openProduct(dataFolder)
const failures: string[] = []
try {
  say('Starting the product with data of its own.')
  await product.start()
  for (const [key, rounds] of readRounds()) failures.push(...(await runTrial(product, key, rounds)))
} finally {
  await product.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
say(failures.length === 0 ? 'Nothing acknowledged was lost.' : `${failures.length} failures.`)
process.exitCode = failures.length === 0 ? 0 : 1
