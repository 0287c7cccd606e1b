import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from '../../scripts/trials/find-program.ts'
import { ask } from '../server-process.ts'

export type Balancer = { readonly name: string; readonly port: number; readonly stop: () => Promise<unknown> }

/** Each connection goes to the next process; what travels on it is not looked at. */
const startOwn = async (ports: readonly number[]): Promise<Balancer> => {
  let turn = 0
  const server = createServer((client) => {
    const target = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1')
    client.pipe(target).pipe(client)
    for (const [one, other] of [[client, target] as const, [target, client] as const]) one.on('error', () => other.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { name: 'a balancer of TCP in Node', port, stop: async () => server.close() }
}

const startHaproxy = async (program: string, ports: readonly number[]): Promise<Balancer> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-bench-haproxy-'))
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  const servers = ports.map((each, index) => `  server web${index} 127.0.0.1:${each}`)
  const times = ['connect', 'client', 'server'].map((name) => `  timeout ${name} 30s`)
  const lines = [
    'defaults',
    '  mode tcp',
    ...times,
    'listen web',
    `  bind 127.0.0.1:${port}`,
    '  balance roundrobin',
    ...servers,
    '',
  ]
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, lines.join('\n'))
  const child = spawn(program, ['-db', '-f', file], { stdio: 'ignore' })
  const isUp = (): Promise<boolean> =>
    ask(port, '/healthz', {}).then(
      () => true,
      () => false,
    )
  for (let tries = 0; tries < 200 && !(await isUp()); tries += 1) await wait(50)
  return {
    name: 'HAProxy',
    port,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** HAProxy where there is one, else a few lines that do the same. */
export const startBalancer = (ports: readonly number[]): Promise<Balancer> => {
  const program = findProgram('haproxy', 'HAPROXY')
  return program === undefined ? startOwn(ports) : startHaproxy(program, ports)
}
