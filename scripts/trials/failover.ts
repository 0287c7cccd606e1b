import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startBuying, listOrders, readOldestJob, type Buying } from './cluster/buyers.ts'
import { publishAndSee } from './cluster/publish-and-see.ts'
import { addressesOfCluster, startCluster, type Cluster, type Programs } from './cluster/patroni.ts'
import { findPostgres } from './cluster/postgres-programs.ts'
import { readOption } from './cluster/read-option.ts'
import { makeWorld, openTrialFolder } from './cluster/world.ts'
import { findProgram } from './find-program.ts'
import { startBalancer } from './upgrade/balancer.ts'

const DEFAULT_KILLS = 5
const MOST_AWAY_MS = 30_000
const MOST_WAIT_S = 30
const PATIENCE_MS = 120_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Programs that are not installed are named; all of them are in Debian. */
const findPrograms = (): Programs | undefined => {
  const found = {
    bin: findPostgres(),
    patroni: findProgram('patroni', 'PATRONI'),
    etcd: findProgram('etcd', 'ETCD'),
    haproxy: findProgram('haproxy', 'HAPROXY'),
  }
  const missing = Object.entries(found).filter(([, program]) => program === undefined)
  if (missing.length === 0) return found as Programs
  const names = missing.map(([name]) => (name === 'bin' ? 'PostgreSQL with pg_basebackup' : name))
  say(`Skipped: not installed: ${names.join(', ')} (apt-get install postgresql patroni etcd-server python3-etcd haproxy).`)
  return undefined
}

/** Until the next order is acknowledged by the primary that follows. */
const killPrimary = async (cluster: Cluster, buying: Buying, what: 'server' | 'node') => {
  const former = await cluster.untilWhole()
  const from = performance.now()
  await cluster.kill(former, what)
  await cluster.untilReplaced(former)
  const replaced = performance.now()
  for (const before = buying.placed.length; buying.placed.length === before; await wait(20))
    if (performance.now() - replaced > PATIENCE_MS) throw new Error('no order is acknowledged any more')
  return { former, replacedMs: Math.round(replaced - from), servedMs: Math.round(performance.now() - from) }
}

/** `npm run trial -- failover [--kills 50]`: Patroni and HAProxy from deploy/cluster-trial, whose primary is killed under orders. */
export const runTrial = async (rest: readonly string[]): Promise<boolean> => {
  const programs = findPrograms()
  if (programs === undefined) return true
  const kills = readOption(rest, '--kills', DEFAULT_KILLS)
  const { folder, remove } = await openTrialFolder('failover')
  const stops: (() => unknown)[] = [remove]
  try {
    const cluster = await startCluster(path.join(folder, 'servers'), programs)
    stops.push(cluster.stop)
    const addresses = addressesOfCluster(cluster)
    const world = await makeWorld({ folder, bin: programs.bin, ...addresses })
    const balancer = await startBalancer()
    stops.push(balancer.stop)
    const ports: number[] = []
    for (const role of ['web', 'web', 'worker']) {
      const running = await world.start({ PORTICO_ROLE: role })
      stops.push(running.stop)
      if (role === 'worker') continue
      balancer.add(running.port)
      ports.push(running.port)
    }
    const { authors, buyers } = world.people
    const [author] = authors
    const tenants = buyers.map(({ host }) => host.split('.')[0] ?? '')
    const admin = { connectionString: addresses.adminUrl }
    const before = new Set(await listOrders(admin, tenants))
    const buying = startBuying(balancer.port, buyers)
    stops.push(buying.stop)
    const faults: string[] = []
    for (let count = 1; count <= kills; count += 1) {
      const what = count % 2 === 1 ? 'server' : 'node'
      const { former, replacedMs, servedMs } = await killPrimary(cluster, buying, what)
      const seenMs = author ? await publishAndSee(ports, author, count) : 0
      say(
        `  ${count}: ${what} of ${former} killed; another primary after ${replacedMs} ms, the next order after ${servedMs} ms, a change on every process after ${seenMs ?? '?'} ms`,
      )
      if (servedMs > MOST_AWAY_MS) faults.push(`the next order came after ${servedMs} ms`)
      if (seenMs === undefined) faults.push('a published change was not seen on every process')
      await cluster.revive(former)
    }
    await cluster.untilWhole()
    await buying.stop()
    const stored = (await listOrders(admin, tenants)).filter((name) => !before.has(name))
    const acknowledged = new Set(buying.placed)
    const lost = buying.placed.filter((name) => !stored.includes(name))
    const doubled = stored.filter((name) => !acknowledged.has(name))
    const waited = await readOldestJob(admin)
    say(
      `  ${kills} kills; ${buying.placed.length} orders acknowledged, ${lost.length} lost, ${doubled.length + buying.placed.length - acknowledged.size} doubled; the oldest job waits ${Math.round(waited)} s`,
    )
    if (waited > MOST_WAIT_S) faults.push(`a job has waited for ${Math.round(waited)} s: no worker came back`)
    for (const [text, times] of buying.wrong) faults.push(`${times} × ${text}`)
    for (const each of faults) say(`  ${each}`)
    return lost.length + doubled.length + faults.length === 0 && acknowledged.size === buying.placed.length
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
