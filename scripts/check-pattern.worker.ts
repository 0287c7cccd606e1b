import { parentPort } from 'node:worker_threads'
import { checkSync } from 'recheck'

/** Far more than any pattern of ours takes: a slow machine is no failure. */
const LONGEST_MS = 600_000
/** For one attack; with the second that the package grants, a starved machine calls linear patterns slow. */
const ATTACK_MS = 60_000

parentPort?.on('message', ({ source, flags }: { source: string; flags: string }) => {
  const verdict = checkSync(source, flags, { timeout: LONGEST_MS, attackTimeout: ATTACK_MS })
  const complexity = verdict.status === 'vulnerable' ? verdict.complexity.summary : ''
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
  parentPort?.postMessage({ status: verdict.status, complexity })
})
