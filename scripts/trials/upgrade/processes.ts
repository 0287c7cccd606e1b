import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Version } from './versions.ts'

const START_LIMIT_MS = 900_000
const POLL_MS = 100

export const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: 5000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
      .on('timeout', () => resolve(false))
      .on('error', () => resolve(false))
  })

export type Running = { readonly name: string; readonly port: number; readonly stop: () => Promise<void> }

/** One process of a version, which serves and works. */
export const startProcess = async (version: Version, port: number, env: NodeJS.ProcessEnv): Promise<Running> => {
  const child = spawn(process.execPath, ['--max-semi-space-size=8', 'src/app/main.ts'], {
    cwd: version.root,
    env: { ...env, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (log = (log + String(part)).slice(-20_000)))
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const stop = async (): Promise<void> => {
    if (hasEnded()) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  for (const limit = performance.now() + START_LIMIT_MS; !(await isReady(port)); await wait(POLL_MS)) {
    if (hasEnded()) throw new Error(`the ${version.name} version does not start:\n${log}`)
    if (performance.now() > limit) {
      await stop()
      throw new Error(`the ${version.name} version is not ready in time:\n${log}`)
    }
  }
  return { name: version.name, port, stop }
}
