import { parentPort } from 'node:worker_threads'
import { UnreadableDocument } from '#features/quick-order/document/document-problem.rules.ts'
import { readBytes } from '#features/quick-order/document/read-bytes.service.ts'

/** Files of strangers are read in a thread with little memory, which may die alone [T-81]. */
parentPort?.on('message', (bytes: Uint8Array) => {
  readBytes(bytes).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
    (content) => parentPort?.postMessage({ content }),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
    (error: unknown) => parentPort?.postMessage({ problem: error instanceof UnreadableDocument ? error.problem : 'damaged' }),
  )
})
