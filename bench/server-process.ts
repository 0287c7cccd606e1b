import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type ServerOptions = {
  readonly file: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly core?: number
  /** The page that proves it is ready. */
  readonly page: { readonly host: string; readonly path: string }
}

export type ServerProcess = {
  readonly port: number
  /** From the start of the process to the last byte of its first page. */
  readonly startMs: number
  readonly readCpuMs: () => number
  readonly readMemoryMb: () => number
  readonly stop: () => Promise<void>
}

/** The product runs with the flags of `npm start`, the others with none. */
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string }
}
const START_FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'))

const POLL_MS = 5
const START_LIMIT_MS = 600_000
const STOP_LIMIT_MS = 30_000
/** Linux counts processor time in hundredths of a second for every program, whatever its own clock does. */
const TICK_MS = 10

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export type Answer = { readonly status: number; readonly body: Buffer }

/** The bytes as they travel: `fetch` would unpack them. */
export const ask = (port: number, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }))
      answer.on('error', reject)
    })
    sent.on('error', reject).end()
  })

const waitForPage = async (child: ChildProcess, port: number, { host, path }: ServerOptions['page']): Promise<void> => {
  const limit = performance.now() + START_LIMIT_MS
  while (child.exitCode === null && performance.now() < limit) {
    const status = await ask(port, path, { host }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    await wait(POLL_MS)
  }
  throw new Error(`no page at ${host}${path}`)
}

const stopChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(timer)
}

/** Starts a server as people do, with its log going to /dev/null, and waits for a page. */
export const startServer = async ({ file, args = [], env = {}, core, page }: ServerOptions): Promise<ServerProcess> => {
  const port = await findFreePort()
  const pin = core === undefined ? [] : ['taskset', '-c', String(core)]
  const flags = file.endsWith('src/app/main.ts') ? START_FLAGS : []
  const command = [...pin, process.execPath, ...flags, file, ...args]
  const startedAt = performance.now()
  const child = spawn(command[0] ?? '', command.slice(1), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], ...env, PORT: String(port) },
  })
  try {
    await waitForPage(child, port, page)
  } catch (error) {
    await stopChild(child)
    throw new Error(`${file} does not start`, { cause: error })
  }
  const startMs = performance.now() - startedAt
  const readProc = (name: string): string => readFileSync(`/proc/${child.pid}/${name}`, 'utf8')
  return {
    port,
    startMs,
    readCpuMs: () => {
      // Fields after the name in brackets, which may hold anything: 12 and 13 are user and system time.
      const fields = readProc('stat').split(') ').at(-1)?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS
    },
    readMemoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readProc('status'))?.[1]) / 1024,
    stop: () => stopChild(child),
  }
}
