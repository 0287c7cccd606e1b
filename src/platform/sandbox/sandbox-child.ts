import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { createMessageReader, writeMessage, type Message } from '#platform/sandbox/message-frame.rules.ts'
import { isOutOfMemory } from '#platform/sandbox/out-of-memory.rules.ts'
import { readUse } from '#platform/sandbox/process-use.ts'
import { SandboxFailure, type SandboxLimits, type SandboxReply, type SandboxRequest } from '#platform/sandbox/sandbox-task.ts'

const MAIN = fileURLToPath(new URL('sandbox-main.ts', import.meta.url))
const SHELL = '/bin/sh'
/** V8 sets 512 MB of addresses aside for code, and the kernel counts them as data from the start. */
const DATA_KB = (512 + 640) * 1024
/** No core files; an orphan in an endless loop ends itself; the kernel refuses memory that is taken faster than we look. */
const WITH_LIMITS = `ulimit -c 0; ulimit -t 120 2>/dev/null; ulimit -d ${DATA_KB} 2>/dev/null; exec "$@"`
const OLD_SPACE_MB = 144
const LOOK_MS = 20
/** A process that has done so much is replaced: what a document left behind in it is gone. */
const MOST_TASKS = 100
const MOST_IDLE_SHARE = 0.5

const start = (): ChildProcess => {
  const flags = [`--max-old-space-size=${OLD_SPACE_MB}`, '--max-semi-space-size=4', '--v8-pool-size=1']
  const command = [process.execPath, ...flags, MAIN]
  const [program = '', ...rest] = existsSync(SHELL) ? [SHELL, '-c', WITH_LIMITS, SHELL, ...command] : command
  // Nothing of our environment: no passwords in a process that opens documents of others.
  return spawn(program, rest, { env: { UV_THREADPOOL_SIZE: '1' }, stdio: ['pipe', 'ignore', 'ignore', 'pipe'] })
}

export type SandboxChild = {
  readonly run: (request: SandboxRequest, bytes: Uint8Array, limits: SandboxLimits, signal?: AbortSignal) => Promise<Message>
  /** Whether another task may be given to it. */
  readonly isUsable: () => boolean
  readonly end: () => void
}

/** One process for one task at a time; a task that passes a limit, or that nobody waits for, ends with its process. */
export const startSandboxChild = (): SandboxChild => {
  const child = start()
  const { stdin } = child
  const answers = child.stdio[3] as Readable | null
  let isAlive = child.pid !== undefined
  let tasks = 0
  const end = (): void => {
    isAlive = false
    child.kill('SIGKILL')
  }
  const setRef = (isRunning: boolean): void => {
    for (const pipe of [child, stdin, answers]) {
      const handle = pipe as Partial<Record<'ref' | 'unref', () => void>> | null
      if (isRunning) handle?.ref?.()
      else handle?.unref?.()
    }
  }
  child.once('exit', () => (isAlive = false))
  child.once('error', () => (isAlive = false))
  // Writing to a process that was killed; whoever waits hears of it by its end.
  stdin?.on('error', () => {})
  setRef(false)

  return {
    isUsable: () => isAlive,
    end,
    run: async (request, bytes, limits, signal) => {
      tasks += 1
      const before = readUse(child.pid)
      const { promise, resolve, reject } = Promise.withResolvers<Message>()
      const read = createMessageReader(limits.outputBytes)
      const take = (chunk: Buffer): void => {
        try {
          const message = read(chunk)
          if (message) resolve(message)
        } catch {
          reject(new SandboxFailure('large', 'output'))
        }
      }
      const stop = (): void => reject(signal?.reason as Error)
      const die = (): void => reject(new SandboxFailure('large', 'the process ended'))
      const timer = setTimeout(() => reject(new SandboxFailure('slow')), limits.timeMs)
      const watch = setInterval(() => {
        const use = readUse(child.pid)
        if (use.memoryMb > limits.memoryMb) reject(new SandboxFailure('large', 'memory'))
        if (use.processorMs - before.processorMs > limits.processorMs) reject(new SandboxFailure('slow', 'processor time'))
      }, LOOK_MS)
      signal?.addEventListener('abort', stop, { once: true })
      child.once('exit', die).once('error', die)
      answers?.on('data', take)
      setRef(true)
      try {
        if (signal?.aborted) stop()
        else if (!isAlive) die()
        else for (const part of writeMessage({ value: request, bytes })) stdin?.write(part)
        const message = await promise
        const reply = message.value as SandboxReply
        if ('failure' in reply) throw new SandboxFailure(isOutOfMemory(reply.failure) ? 'large' : 'failed', reply.failure)
        // Looked at anew: a short task ends before the watch has seen what it took.
        if (tasks >= MOST_TASKS || readUse(child.pid).memoryMb > limits.memoryMb * MOST_IDLE_SHARE) end()
        return { value: reply.output, bytes: message.bytes }
      } catch (error) {
        // The failed work may go on inside it.
        end()
        throw error
      } finally {
        clearTimeout(timer)
        clearInterval(watch)
        signal?.removeEventListener('abort', stop)
        child.off('exit', die).off('error', die)
        answers?.off('data', take)
        setRef(false)
      }
    },
  }
}
