import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { findFreePort } from './cluster/free-port.ts'
import { ROOT } from './run-trial.ts'
import { startBalancer, type Balancer } from './upgrade/balancer.ts'
import { checkOrders, listFaults, summarise } from './upgrade/figures.rules.ts'
import { startLoad, type Load } from './upgrade/load.ts'
import { watchLocks } from './upgrade/locks.ts'
import { startProcess, type Running } from './upgrade/processes.ts'
import { describeCommit, findFormer, openFormer, runScript, type Version } from './upgrade/versions.ts'
import { makeBuyers, readOrderNumbers } from './upgrade/world.ts'

const PHASE_MS = 15_000
const LOCK_LIMIT_MS = 1000
const RESULT = path.join(ROOT, 'node_modules/.cache/portico/upgrade-trial.json')

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const addressOf = ({ host, user, database }: PoolConfig): string =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`

type Parts = {
  readonly former: Version
  readonly present: Version
  readonly env: NodeJS.ProcessEnv
  readonly ownerUrl: string
  readonly balancer: Balancer
  readonly load: Load
}

/** One process after another is replaced while requests come, as a deployment does; then everything goes back. */
const rollOver = async ({ former, present, env, ownerUrl, balancer, load }: Parts, first: readonly Running[]) => {
  let running = [...first]
  const replace = async (version: Version): Promise<void> => {
    const next = await startProcess(version, await findFreePort(), env)
    balancer.add(next.port)
    const [old, ...others] = running
    running = [...others, next]
    // Its probes say that it stops; newcomers are served until the balancer has noticed.
    await old?.stop()
    if (old) balancer.remove(old.port)
  }
  const stay = async (phase: string): Promise<void> => {
    load.enter(phase)
    await wait(PHASE_MS)
  }
  try {
    await stay('former version')
    load.enter('migrations')
    const from = performance.now()
    const migrated = await runScript(present, ['src/platform/database/migrate.ts'], { ...env, DATABASE_OWNER_URL: ownerUrl })
    say(`  ${migrated.trim()} (${Math.round(performance.now() - from)} ms)`)
    await stay('former version on the new schema')
    load.enter('first process replaced')
    await replace(present)
    await stay('both versions')
    load.enter('second process replaced')
    await replace(present)
    await stay('present version')
    load.enter('back to the former version')
    await replace(former)
    await replace(former)
    await stay('former version again')
    // Before the processes end: nobody is there to answer then.
    await load.stop()
  } finally {
    await Promise.all(running.map((each) => each.stop()))
  }
}

/**
 * `npm run trial -- upgrade [commit]`: the newest tag, or the commit, and the present sources side by side on one database,
 * while the demo's buyers order through a load balancer.
 */
export const runTrial = async ([name]: readonly string[]): Promise<boolean> => {
  const commit = findFormer(name)
  if (commit === undefined) {
    say(
      name === undefined
        ? 'Skipped: there is no tag; name a commit: npm run trial -- upgrade {commit}.'
        : `${name} is no commit.`,
    )
    return name === undefined
  }
  say(`From ${describeCommit(commit)}`)
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-upgrade-'))
  await chmod(folder, 0o755)
  const stops: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    const former = await openFormer(commit)
    stops.push(former.remove)
    const present: Version = { name: 'present', root: ROOT }
    const env = {
      ...{
        PATH: process.env['PATH'],
        HOME: folder,
        DATA_FOLDER: path.join(folder, 'data'),
        SECRETS_KEY: randomBytes(32).toString('base64'),
      },
      ...{ HOST: '127.0.0.1', PUBLIC_SCHEME: 'http', MAIL_URL: 'outbox:', MAIL_FROM: 'Halden <no-reply@halden.example>' },
      // Three processes and the load share this machine: what waits for a core is no overload.
      ...{ MAX_LOOP_DELAY_MS: '60000', HANDLER_TIMEOUT_S: '60', DATABASE_STATEMENT_MS: '30000' },
    }
    for (const version of [former, present]) {
      say(`  Building the ${version.name} version.`)
      await runScript(version, ['src/app/build.ts'], env)
    }
    await mkdir(env.DATA_FOLDER, { recursive: true })
    const database = await startEmbeddedPostgres({ dataFolder: path.join(folder, 'postgres') })
    stops.push(database.stop)
    const [url, ownerUrl] = [addressOf(database.app), addressOf(database.owner)]
    say('  The former version makes the demo world.')
    const demoPort = await findFreePort()
    const demo = await startProcess(former, demoPort, {
      ...env,
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
      ERP_SIMULATOR: 'off',
    })
    const buyers = await makeBuyers(demoPort, database.owner).finally(demo.stop)
    const live = { ...env, DATABASE_URL: url, PORTICO_MODE: 'production' }
    const first = [await startProcess(former, await findFreePort(), live), await startProcess(former, await findFreePort(), live)]
    const balancer = await startBalancer()
    stops.push(balancer.stop)
    for (const { port } of first) balancer.add(port)
    const load = startLoad(balancer.port, buyers)
    const locks = await watchLocks(database.owner, load.readPhase)
    stops.push(locks.stop)
    await rollOver({ former, present, env: live, ownerUrl, balancer, load }, first).finally(load.stop)
    const orders = checkOrders(load.orders, await readOrderNumbers(database.owner))
    const figures = { from: commit, phases: summarise(load.samples), orders: load.orders.length, ...orders, locks: locks.read() }
    const faults = listFaults(load.samples)
    console.table(figures.phases)
    for (const fault of faults) say(`  ${fault}`)
    say(`  ${figures.orders} orders acknowledged, ${orders.lost.length} lost, ${orders.doubled.length} doubled`)
    for (const { kind, ms, phase, statement } of figures.locks)
      say(`  longest wait for a lock of kind ${kind}: ${ms} ms (${phase}: ${statement})`)
    // Those of tables are what a migration takes; the others are the product's own turns, such as of two orders for one cart.
    const longLocks = figures.locks.filter(({ kind, ms }) => kind === 'relation' && ms > LOCK_LIMIT_MS)
    await writeFile(RESULT, JSON.stringify({ ...figures, faults }, null, 2))
    return faults.length === 0 && orders.lost.length + orders.doubled.length === 0 && longLocks.length === 0
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
