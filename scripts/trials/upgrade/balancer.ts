import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isReady } from './processes.ts'

const PROBE_MS = 250

type Target = { readonly port: number; isReady: boolean }

export type Balancer = {
  readonly port: number
  readonly add: (port: number) => void
  /** Once it is not ready any more, or gone. */
  readonly remove: (port: number) => void
  readonly stop: () => void
}

/** Sends to each ready process in turn, as a load balancer that probes `/readyz`; it repeats nothing. */
export const startBalancer = async (): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let targets: Target[] = []
  let turn = 0
  const probe = async (): Promise<void> => {
    await Promise.all(targets.map(async (target) => (target.isReady = await isReady(target.port))))
  }
  const timer = setInterval(() => void probe(), PROBE_MS)
  const server = createServer((incoming, outgoing) => {
    const ready = targets.filter((target) => target.isReady)
    const target = ready[turn++ % Math.max(ready.length, 1)]
    if (!target) return void outgoing.writeHead(502).end('no process is ready')
    const { method, url: path, headers } = incoming
    const passed = request({ host: '127.0.0.1', port: target.port, method, path, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-served-by': String(target.port) })
      answer.on('error', () => outgoing.destroy()).pipe(outgoing)
    })
    passed.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end(error.message)
    })
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    // Whoever adds it has seen that it is ready.
    add: (port) => void targets.push({ port, isReady: true }),
    remove: (port) => void (targets = targets.filter((target) => target.port !== port)),
    stop: () => {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
