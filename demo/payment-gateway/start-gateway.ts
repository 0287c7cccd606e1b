import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import type { GatewayAddress } from '#features/buying/checkout/public.server.ts'
import { StartError } from '#platform/start-error.ts'

const FILE = path.join(import.meta.dirname, 'gateway.process.ts')

export type RunningGateway = { readonly address: GatewayAddress; readonly stop: () => Promise<void> }

/** On loopback, at the port of the configured address, or at a free one. It is started again if it ends by itself. */
export const startTestGateway = async (publicUrl?: string): Promise<RunningGateway> => {
  const key = randomBytes(24).toString('base64url')
  let port = publicUrl === undefined ? 0 : Number(new URL(publicUrl).port || 80)
  let child: ChildProcess
  let isStopping = false

  const launch = async (): Promise<void> => {
    const execArgv = ['--disable-warning=ExperimentalWarning']
    child = fork(FILE, { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const started = child
    started.send({ port, key, ...(publicUrl !== undefined && { publicUrl }) })
    const failed = once(started, 'exit').then(
      () => [{}],
      () => [{}],
    )
    const [message] = (await Promise.race([once(started, 'message'), failed])) as [{ port?: number }]
    if (message.port === undefined)
      throw new StartError(`Port ${port} is taken: set PAYMENT_GATEWAY_URL to an address with a free one.`)
    port = message.port
    started.once('exit', () => {
      if (!isStopping) launch().catch(() => {})
    })
  }
  await launch()
  const own = `http://127.0.0.1:${port}`
  return {
    address: { publicUrl: publicUrl ?? own, url: own, key },
    stop: async () => {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
