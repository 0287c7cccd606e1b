import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { UnreadableDocument, type DocumentProblem } from '#features/quick-order/document/document-problem.rules.ts'
import type { DocumentContent } from '#features/quick-order/document/read-bytes.service.ts'
import { unavailable } from '#platform/http/errors.ts'

const LONGEST_MS = 20_000
const MOST_MEMORY_MB = 256
const MOST_WAITING = 20
const RETRY_AFTER_S = 10

type Answer = { readonly content: DocumentContent } | { readonly problem: DocumentProblem }
export type ReadDocument = (bytes: Uint8Array) => Promise<DocumentContent>

/** One thread, kept for the next document: pages never wait for it, and one that hangs is ended alone. */
export const createDocumentReader = (
  longestMs = LONGEST_MS,
): { readonly read: ReadDocument; readonly close: () => Promise<void> } => {
  const queue = pLimit(1)
  let worker: Worker | undefined
  const start = (): Worker => {
    const started = new Worker(new URL('read-document.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    started.unref()
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }
  const end = async (): Promise<void> => {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }
  const ask = async (bytes: Uint8Array): Promise<DocumentContent> => {
    const thread = (worker ??= start())
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const timer = setTimeout(() => reject(new UnreadableDocument('too_slow')), longestMs)
    // A thread that ran out of memory tells so as an error, and is gone.
    const fail = (): void => reject(new UnreadableDocument('too_large'))
    thread.once('message', resolve).once('error', fail)
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
      thread.postMessage(bytes)
      const answer = await promise
      if ('problem' in answer) throw new UnreadableDocument(answer.problem)
      return answer.content
    } catch (error) {
      if (error instanceof UnreadableDocument && ['too_slow', 'too_large'].includes(error.problem)) await end()
      throw error
    } finally {
      clearTimeout(timer)
      thread.off('message', resolve).off('error', fail)
    }
  }
  return {
    read: (bytes) => (queue.pendingCount >= MOST_WAITING ? unavailable(RETRY_AFTER_S) : queue(() => ask(bytes))),
    close: end,
  }
}
