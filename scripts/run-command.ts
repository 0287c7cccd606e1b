import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { isHanging, readCpuUse, type CpuUse } from './cpu-time.ts'

export const ROOT = path.resolve(import.meta.dirname, '..')
/** Files that runs leave for each other or for the next run; `npm ci` begins anew. */
export const CACHE_FOLDER = path.join(ROOT, 'node_modules/.cache/portico')

export type CommandResult = { readonly isGood: boolean; readonly output: string; readonly seconds: number }
export type CommandOptions = {
  /** Shown while it runs; otherwise the output is stored for later. */
  readonly isShown?: boolean
  readonly env?: NodeJS.ProcessEnv
  /** So long it may go without using the processor; how long it takes as a whole depends on the machine. */
  readonly idleSeconds?: number
}

const FORCE_MS = 10_000

/** A process that is stopped stops its children first; none of them is left behind. */
const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))
    const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)))
    running.forEach((child) => child.kill(signal))
    void Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, FORCE_MS))]).then(() => process.exit(130))
  })
}

/** The programs of node_modules come first, Node itself among them: the machine's own may be older. */
const buildEnvironment = (more: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
  // Logs are read as text.
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
  PATH: `${path.join(ROOT, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
})

/** Never throws: a program that cannot start, crashes or hangs is a result like any other. */
export const runCommand = (command: readonly string[], options: CommandOptions = {}): Promise<CommandResult> => {
  const { isShown = false, env = {}, idleSeconds = 300 } = options
  const [program = '', ...given] = command
  const startedAt = performance.now()
  const { promise, resolve } = Promise.withResolvers<CommandResult>()
  const chunks: string[] = []
  const child = spawn(program, given, {
    cwd: ROOT,
    env: buildEnvironment(env),
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  })
  running.add(child)
  const end = (isGood: boolean, note = ''): void => {
    clearInterval(watch)
    running.delete(child)
    resolve({ isGood, output: chunks.join('') + note, seconds: (performance.now() - startedAt) / 1000 })
  }
  let used: CpuUse | undefined
  const look = async (pid: number): Promise<void> => {
    const before = used
    used = await readCpuUse(pid)
    if (!isHanging(before, used, idleSeconds)) return
    clearInterval(watch)
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), FORCE_MS).unref()
    const note = `\n${program} was stopped: it hangs, for it did nothing in ${idleSeconds} s.\n`
    chunks.push(note)
    if (isShown) process.stdout.write(note)
  }
  const watch = setInterval(() => child.pid !== undefined && void look(child.pid), idleSeconds * 1000)
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  child.once('error', (error) => end(false, `${program} could not be started: ${error.message}\n`))
  child.once('close', (code, signal) => end(code === 0, signal ? `\n${program} ended with ${signal}.\n` : ''))
  return promise
}
