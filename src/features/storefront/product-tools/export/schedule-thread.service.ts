import type { ScheduleDrawing } from '#features/storefront/product-tools/export/draw-schedule.service.ts'
import { createSemaphore } from '#platform/limits/semaphore.ts'
import { createThread } from '#platform/threads.ts'

const thread = createThread<ScheduleDrawing, Uint8Array>(new URL('draw-schedule.worker.ts', import.meta.url))
/** As many as one network may request in a minute; whoever comes later is told to come back. */
const pass = createSemaphore({ places: 1, waiting: 30, retryAfterS: 10 })

/** Beside the pages and behind them: a document takes up to a second of processor time [T-99]. */
export const drawScheduleInThread = async (drawing: ScheduleDrawing): Promise<Buffer> => {
  const { buffer, byteOffset, byteLength } = await pass(() => thread.ask(drawing))
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
}
