import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { readStat } from '../cpu-time.ts'
import type { Product } from './product.ts'

/** Of its own processor time, so that a busy machine kills no earlier: from its start to the middle of a file. */
const [SOONEST_MS, LATEST_MS] = [1500, 7000]
/** One that has nothing to do dies as well. */
const LONGEST_MS = 40_000
const LOOK_MS = 50

const readCpuMs = (pid: number | undefined): number => {
  try {
    return readStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).seconds * 1000
  } catch {
    // It is gone already.
    return Number.POSITIVE_INFINITY
  }
}

/** A process that does the product's work beside it. */
export const startWorker = (product: Product, lifeMs: number) => {
  const env = { PATH: process.env['PATH'], ...product.workerEnvironment(), PORTICO_ROLE: 'worker', LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, ['src/app/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const end = async (): Promise<boolean> => {
    const isAlive = child.exitCode === null
    child.kill('SIGKILL')
    await ended
    return isAlive
  }
  const wearOut = async (): Promise<boolean> => {
    const limit = performance.now() + LONGEST_MS
    while (readCpuMs(child.pid) < lifeMs && performance.now() < limit) await wait(LOOK_MS)
    return end()
  }
  const dies = Number.isFinite(lifeMs) ? wearOut() : Promise.resolve(false)
  return { end, dies }
}

/** One that is killed at a random moment and started again, over and over. */
export const startMortalWorker = (product: Product) => {
  let kills = 0
  let isStopped = false
  const running = (async () => {
    while (!isStopped) if (await startWorker(product, SOONEST_MS + Math.random() * (LATEST_MS - SOONEST_MS)).dies) kills += 1
  })()
  return {
    readKills: () => kills,
    stop: async () => {
      isStopped = true
      await running
    },
  }
}
