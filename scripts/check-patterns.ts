import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { nameOf, type Pattern } from './patterns.rules.ts'
import { CACHE_FOLDER, ROOT } from './run-command.ts'

export type Verdict = { readonly status: 'safe' | 'vulnerable' | 'unknown'; readonly complexity: string }

const MOST_THREADS = 4
const CACHE = path.join(CACHE_FOLDER, 'patterns')

/** Messages of another version may differ. */
const readVersion = (): string =>
  (JSON.parse(readFileSync(path.join(ROOT, 'node_modules/recheck/package.json'), 'utf8')) as { version: string }).version

const placeOf = (pattern: Pattern, version: string): string =>
  path.join(
    CACHE,
    createHash('sha256')
      .update(`${version} ${nameOf(pattern)}`)
      .digest('hex')
      .slice(0, 32),
  )

const readCached = (file: string): Verdict | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Verdict
  } catch {
    return undefined
  }
}

const askThread = (thread: Worker, pattern: Pattern): Promise<Verdict> => {
  const { promise, resolve, reject } = Promise.withResolvers<Verdict>()
  thread.once('message', resolve).once('error', reject)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
  thread.postMessage(pattern)
  return promise.finally(() => thread.off('message', resolve).off('error', reject))
}

/** How the time of each pattern grows with its input, by the name of the pattern; verdicts are cached for the next run. */
export const checkPatterns = async (patterns: readonly Pattern[]): Promise<Map<string, Verdict>> => {
  const version = readVersion()
  const verdicts = new Map<string, Verdict>()
  const open: Pattern[] = []
  for (const pattern of new Map(patterns.map((one) => [nameOf(one), one])).values()) {
    const cached = readCached(placeOf(pattern, version))
    if (cached) verdicts.set(nameOf(pattern), cached)
    else open.push(pattern)
  }
  if (open.length === 0) return verdicts
  mkdirSync(CACHE, { recursive: true })
  const work = async (): Promise<void> => {
    const thread = new Worker(new URL('check-pattern.worker.ts', import.meta.url), { env: { RECHECK_SYNC_BACKEND: 'pure' } })
    try {
      for (let pattern = open.pop(); pattern; pattern = open.pop()) {
        const verdict = await askThread(thread, pattern)
        verdicts.set(nameOf(pattern), verdict)
        // Nothing was found out in the time that there was.
        if (verdict.status !== 'unknown') writeFileSync(placeOf(pattern, version), JSON.stringify(verdict))
      }
    } finally {
      await thread.terminate()
    }
  }
  const threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism()), open.length)
  await Promise.all(Array.from({ length: threads }, work))
  return verdicts
}
