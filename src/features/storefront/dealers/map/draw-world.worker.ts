import { parentPort } from 'node:worker_threads'
import { drawWorld } from '#features/storefront/dealers/map/draw-world.service.ts'

/** Most of a second of arithmetic: in a thread of its own it keeps nobody waiting. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
parentPort?.postMessage(await drawWorld())
