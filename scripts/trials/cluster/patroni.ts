import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase, createRoles, withClient } from '#platform/database/database-roles.ts'
import { choosePostgresUser } from '#platform/database/postgres/postgres-user.ts'
import { APP_ROLE, OWNER_ROLE } from '#platform/database/role-names.ts'
import { ROOT } from '../run-trial.ts'
import { findFreePort } from './free-port.ts'
import { giveToPostgres } from './postgres-server.ts'
import { signalServer } from './signal-server.ts'
import { send } from './send.ts'

const NAMES = ['node1', 'node2']
const READY_MS = 180_000
const POLL_MS = 100

export type Programs = { readonly bin: string; readonly patroni: string; readonly etcd: string; readonly haproxy: string }
type Node = {
  readonly name: string
  readonly port: number
  readonly restPort: number
  readonly folder: string
  process?: ChildProcess
}

export type Cluster = {
  readonly urlOf: (user: string) => string
  /** The node that is primary now and has a synchronous standby, once there is one. */
  readonly untilWhole: () => Promise<string>
  /** Another node than this one is primary. */
  readonly untilReplaced: (former: string) => Promise<void>
  /** `server`: PostgreSQL alone, which Patroni notices; `node`: Patroni as well, as when the machine dies. */
  readonly kill: (name: string, what: 'server' | 'node') => Promise<void>
  readonly revive: (name: string) => Promise<void>
  readonly stop: () => Promise<void>
}

const fill = async (file: string, values: Readonly<Record<string, string | number>>): Promise<string> => {
  const text = await readFile(path.join(ROOT, 'deploy/cluster-trial', file), 'utf8')
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

/** Runs as PostgreSQL's user in a group of its own; what it says goes to a file. */
const launch = async (home: string, name: string, program: string, args: readonly string[]): Promise<ChildProcess> => {
  const log = await open(path.join(home, `${name}.log`), 'a')
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', HOME: home }
  const child = spawn(program, args, {
    ...(await choosePostgresUser()),
    cwd: '/',
    env,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  child.on('error', () => {})
  await log.close()
  return child
}

const killGroup = async (child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> => {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, signal)
  await ended
}

const killServer = async ({ folder }: Node): Promise<void> => {
  const [pid] = (await readFile(path.join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  if (pid) signalServer(Number(pid), 'SIGKILL')
}

const isRole = async ({ restPort }: Node, role: string): Promise<boolean> =>
  (await send(restPort, `/${role}`, { method: 'OPTIONS' }).catch(() => undefined))?.status === 200

const until = async (what: string, isTrue: () => Promise<boolean>): Promise<void> => {
  for (const limit = performance.now() + READY_MS; !(await isTrue()); await wait(POLL_MS))
    if (performance.now() > limit) throw new Error(`${what}: not within ${READY_MS / 1000} s`)
}

/** etcd, two nodes of Patroni, and HAProxy in front, all on ports of this machine; files below `home`. */
export const startCluster = async (home: string, { bin, patroni, etcd, haproxy }: Programs): Promise<Cluster> => {
  await giveToPostgres(home)
  const [etcdPort, peerPort, port] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const others: ChildProcess[] = []
  const nodes: Node[] = []
  const find = (name: string): Node => {
    const node = nodes.find((each) => each.name === name)
    if (!node) throw new Error(`no node ${name}`)
    return node
  }
  const revive = async (name: string): Promise<void> => {
    const node = find(name)
    const isRunning = node.process !== undefined && node.process.exitCode === null && node.process.signalCode === null
    if (!isRunning) node.process = await launch(home, name, patroni, [path.join(node.folder, 'patroni.yaml')])
  }
  const stop = async (): Promise<void> => {
    for (const node of nodes) {
      await killGroup(node.process, 'SIGKILL')
      await killServer(node)
    }
    for (const child of others) await killGroup(child, 'SIGKILL')
  }
  try {
    const [client, peer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`]
    const addresses = ['--listen-client-urls', client, '--advertise-client-urls', client, '--listen-peer-urls', peer]
    const member = [
      '--initial-advertise-peer-urls',
      peer,
      '--initial-cluster',
      `default=${peer}`,
      '--data-dir',
      path.join(home, 'etcd'),
    ]
    // These settings fit this trial only: a slow disk must not end the lease of a healthy primary.
    others.push(await launch(home, 'etcd', etcd, [...addresses, ...member, '--unsafe-no-fsync']))
    await until('etcd', async () => (await send(etcdPort, '/health').catch(() => undefined))?.status === 200)
    for (const name of NAMES) {
      const node = { name, folder: path.join(home, name), port: await findFreePort(), restPort: await findFreePort() }
      nodes.push(node)
      await mkdir(node.folder)
      await giveToPostgres(node.folder)
      await writeFile(
        path.join(node.folder, 'patroni.yaml'),
        await fill('patroni.yaml', { ...node, etcdPort, bin, fsync: 'off' }),
      )
    }
    for (const { name } of nodes) await revive(name)
    const servers = nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`).join('\n')
    const file = path.join(home, 'haproxy.cfg')
    await writeFile(file, await fill('haproxy.cfg', { port, servers }))
    others.push(await launch(home, 'haproxy', haproxy, ['-db', '-f', file]))
    const admin = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 2000 }
    const isServed = (): Promise<boolean> =>
      withClient(admin, (each) => each.query('select 1')).then(
        () => true,
        () => false,
      )
    await until('the cluster', isServed)
    await withClient(admin, async (each) => {
      await createRoles(each)
      await createDatabase(each, 'portico')
    })
    return {
      urlOf: (user) => `postgres://${user}@127.0.0.1:${port}/portico`,
      untilWhole: async () => {
        let primary = ''
        await until('a primary with a synchronous standby', async () => {
          for (const node of nodes) if (await isRole(node, 'primary')) primary = node.name
          const standby = nodes.find(({ name }) => name !== primary)
          return primary !== '' && standby !== undefined && isRole(standby, 'synchronous')
        })
        return primary
      },
      untilReplaced: async (former) => {
        const next = nodes.find(({ name }) => name !== former)
        await until('another primary', async () => next !== undefined && isRole(next, 'primary'))
      },
      kill: async (name, what) => {
        const node = find(name)
        if (what === 'node') await killGroup(node.process, 'SIGKILL')
        await killServer(node)
      },
      revive,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export const addressesOfCluster = ({ urlOf }: Pick<Cluster, 'urlOf'>) => ({
  ...{ url: urlOf(APP_ROLE), ownerUrl: urlOf(OWNER_ROLE), adminUrl: urlOf('postgres') },
})
