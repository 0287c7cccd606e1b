import type { ScheduleDrawing } from '#features/storefront/product-tools/export/draw-schedule.service.ts'
import { createSemaphore } from '#platform/limits/semaphore.ts'
import { createThread } from '#platform/threads.ts'

const thread = createThread<ScheduleDrawing, Uint8Array>(new URL('draw-schedule.worker.ts', import.meta.url))
/** As many as one network may request in a minute; whoever comes later is told to come back. */
const pass = createSemaphore({ places: 1, waiting: 30, retryAfterS: 10 })

/**
 * Beside the pages and behind them: a document takes up to a second of processor time [T-99]. What it shows is read when its
 * turn has come, so that many at once cost a page nothing but their bodies.
 */
export const drawScheduleInThread = (read: () => Promise<ScheduleDrawing>): Promise<Buffer> =>
  pass(async () => {
    const { buffer, byteOffset, byteLength } = await thread.ask(await read())
    return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
  })
