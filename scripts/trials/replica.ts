import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findReaderFaults } from './cluster/ask-doctor.ts'
import { startWork, type Work } from './cluster/authors.ts'
import { findPostgres } from './cluster/postgres-programs.ts'
import { addressesOf, giveToPostgres, startPrimary, startStandby, type PostgresServer } from './cluster/postgres-server.ts'
import { readOption } from './cluster/read-option.ts'
import { readReplica, untilReplica } from './cluster/replica-figures.ts'
import { watchStandby, type StandbyWatch } from './cluster/watch-standby.ts'
import { makeWorld, openTrialFolder } from './cluster/world.ts'

const PROCESSES = 3
const DEFAULT_READS = 5000
/** A replica that is late or silent is left out within a second, and a look may have been just before. */
const LEFT_OUT_MS = 1000
const BACK_MS = 20_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Replay stands still and goes on at random until so much was read. */
const disturb = async (standby: PostgresServer, work: Work, reads: number): Promise<number> => {
  let pauses = 0
  for (let shown = 0; work.tally.reads < reads; pauses += 1) {
    await standby.query('select pg_wal_replay_pause()')
    await wait(Math.random() * 1500)
    await standby.query('select pg_wal_replay_resume()')
    await wait(Math.random() * 1000)
    if (work.tally.reads - shown < 1000) continue
    shown = work.tally.reads
    say(`  ${work.tally.reads} reads, ${work.tally.stale} stale`)
  }
  return pauses
}

type Step = { readonly name: string; readonly begin: () => unknown; readonly end: () => unknown }

const listSteps = (standby: PostgresServer): Step[] => [
  {
    name: 'replay stands still',
    begin: () => standby.query('select pg_wal_replay_pause()'),
    end: () => standby.query('select pg_wal_replay_resume()'),
  },
  { name: 'it hangs', begin: standby.hang, end: standby.wake },
  { name: 'it is killed', begin: standby.kill, end: standby.start },
]

type Watched = { readonly standby: PostgresServer; readonly watch: StandbyWatch; readonly ports: readonly number[] }

const tryStandby = async ({ standby, watch, ports }: Watched, work: Work): Promise<string[]> => {
  const faults: string[] = []
  for (const { name, begin, end } of listSteps(standby)) {
    await untilReplica(ports, true, BACK_MS)
    work.enter(name)
    await begin()
    const out = await watch.until(false, BACK_MS)
    await wait(2000)
    work.enter(`after: ${name}`)
    await end()
    const back = await watch.until(true, BACK_MS)
    say(`  ${name}: left out after ${out ?? '?'} ms, back after ${back ?? '?'} ms`)
    if (out === undefined || out > LEFT_OUT_MS) faults.push(`${name}: left out after ${out} ms`)
    const isBack = back !== undefined && (await untilReplica(ports, true, BACK_MS)) !== undefined
    if (!isBack) faults.push(`${name}: not read again within ${BACK_MS} ms`)
  }
  return faults
}

/** The same standby, healthy and with replay that stands still. */
const tryDoctor = async (standby: PostgresServer, env: NodeJS.ProcessEnv): Promise<string[]> => {
  const healthy = await findReaderFaults(env)
  await standby.query('select pg_wal_replay_pause()')
  const paused = await findReaderFaults(env)
  await standby.query('select pg_wal_replay_resume()')
  const isNoticed = paused.length === 1 && /Replay stands still/.test(paused[0] ?? '')
  return [...healthy, ...(isNoticed ? [] : [`doctor says of a paused standby: ${paused.join(' ') || 'nothing'}`])]
}

/** Without anybody who writes, and after a segment of the log was closed, which moves the position without a record. */
const tryQuiet = async (primary: PostgresServer, ports: readonly number[]): Promise<string[]> => {
  await primary.query('select pg_switch_wal()')
  await wait(3000)
  return (await untilReplica(ports, true, 2000)) === undefined ? ['a quiet primary: the replica is not read'] : []
}

/** `npm run trial -- replica [--reads 100000]`: a streaming standby of a real PostgreSQL, and people who read what they just wrote. */
export const runTrial = async (rest: readonly string[]): Promise<boolean> => {
  const bin = findPostgres()
  if (bin === undefined) {
    say('Skipped: PostgreSQL with pg_basebackup is not installed (apt-get install postgresql, or POSTGRES_BIN=…).')
    return true
  }
  const reads = readOption(rest, '--reads', DEFAULT_READS)
  const { folder, remove } = await openTrialFolder('replica')
  const stops: (() => unknown)[] = [remove]
  try {
    const home = path.join(folder, 'servers')
    await giveToPostgres(home)
    const primary = await startPrimary({ bin, home, name: 'primary' })
    stops.push(primary.kill)
    const world = await makeWorld({ folder, bin, ...addressesOf(primary) })
    const { authors } = world.people
    const standby = await startStandby({ bin, home, name: 'standby' }, primary)
    stops.push(standby.kill)
    const env = { PORTICO_ROLE: 'web', DATABASE_READ_URL: addressesOf(standby).url }
    const ports: number[] = []
    for (let count = 0; count < PROCESSES; count += 1) {
      const running = await world.start(env)
      stops.push(running.stop)
      ports.push(running.port)
    }
    const faults = (await untilReplica(ports, true, BACK_MS)) === undefined ? ['the standby is not read'] : []
    const watch = await watchStandby(addressesOf(primary).url, addressesOf(standby).url)
    stops.push(watch.stop)
    const work = startWork(ports, authors)
    stops.push(work.stop)
    work.enter('replay pauses at random')
    const pauses = await disturb(standby, work, reads)
    faults.push(...(await tryStandby({ standby, watch, ports }, work)))
    await work.stop()
    faults.push(...(await tryQuiet(primary, ports)))
    faults.push(...(await tryDoctor(standby, { ...world.env, ...env })))
    const { tally } = work
    const served = await Promise.all(ports.map(readReplica))
    const [onReplica, onPrimary] = [
      served.reduce((sum, { replica }) => sum + replica, 0),
      served.reduce((sum, { primary: count }) => sum + count, 0),
    ]
    say(
      `  ${tally.reads} reads of own writes through ${PROCESSES} processes, ${tally.stale} stale; ${tally.visits} visits, ${tally.late} late`,
    )
    say(`  replay stood still ${pauses} times; drawn from the replica ${onReplica} times, from the primary ${onPrimary} times`)
    for (const [what, own] of Map.groupBy([...faults, ...tally.faults], (each) => each)) say(`  ${own.length} × ${what}`)
    return faults.length + tally.faults.length === 0 && onReplica > 0
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
