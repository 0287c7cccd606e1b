import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
export const LOG_FILE = path.join(ROOT, 'node_modules/.cache/portico/e2e-server.log')

const START_LIMIT_MS = 600_000
const STOP_LIMIT_MS = 30_000
const POLL_MS = 100
const SHOWN_LINES = 60

export const readLogTail = async (): Promise<string> => {
  const text = await readFile(LOG_FILE, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')
}

/** The server says its addresses once it is ready; it chose the port itself, so two runs never meet. */
const waitForPort = async (child: ChildProcess): Promise<number> => {
  const limit = Date.now() + START_LIMIT_MS
  while (child.exitCode === null && Date.now() < limit) {
    const port = /^ .*http:\/\/localhost:(\d+)/m.exec(await readFile(LOG_FILE, 'utf8'))?.[1]
    if (port !== undefined) return Number(port)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`The server for the browser tests did not start. Its last words:\n${await readLogTail()}`)
}

export type ServerProcess = { readonly port: number; readonly stop: () => Promise<void> }

/** The product as people start it, in demo mode, with data of its own. */
export const startServer = async (): Promise<ServerProcess> => {
  await mkdir(path.dirname(LOG_FILE), { recursive: true })
  const dataFolder = await mkdtemp(path.join(os.tmpdir(), 'portico-e2e-'))
  // Started by root, the database runs as another user, who must find its way in.
  await chmod(dataFolder, 0o755)
  const log = await open(LOG_FILE, 'w')
  const child = spawn(process.execPath, ['src/app/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', log.fd, log.fd],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATA_FOLDER: dataFolder,
      LOG_LEVEL: 'warn',
      // Webhooks of tests stand on this machine.
      WEBHOOK_ALLOW_LOOPBACK: '1',
      // Browsers and server share a small machine: what waits for a core is no overload.
      MAX_LOOP_DELAY_MS: '10000',
      DATABASE_STATEMENT_MS: '20000',
    },
  })
  await log.close()
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
      child.kill('SIGTERM')
      await once(child, 'exit')
      clearTimeout(force)
    }
    await rm(dataFolder, { recursive: true, force: true })
  }
  try {
    return { port: await waitForPort(child), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
