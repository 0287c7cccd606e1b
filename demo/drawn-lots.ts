import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DemoTenant } from '#demo/tenants.ts'

/** Drawings of a thread, one tenant after the other, while others are written down. */
export type DrawnLots<Lot> = {
  readonly of: (tenant: DemoTenant) => Promise<Lot>
  readonly stop: () => Promise<unknown>
}

/** A message of the thread is the lot of the next tenant, in the order asked for. */
export const startDrawing = <Lot>(script: URL, tenants: readonly DemoTenant[]): DrawnLots<Lot> => {
  const worker = new Worker(script, { workerData: tenants.map(({ key, name }) => ({ key, name })) })
  const ended = once(worker, 'exit').then(() => {
    throw new Error(`${script.pathname} ended early`)
  })
  const lots = new Map<string, PromiseWithResolvers<Lot>>(tenants.map(({ key }) => [key, Promise.withResolvers<Lot>()]))
  const waiting = lots.values()
  worker.on('message', (lot: Lot) => waiting.next().value?.resolve(lot))
  for (const { promise } of lots.values()) promise.catch(() => {})
  // Whoever waits for a lot hears of the failure; lots that came stay as they are.
  ended.catch((error: unknown) => {
    for (const { reject } of lots.values()) reject(error)
  })
  return {
    of: ({ key }) => lots.get(key)?.promise ?? Promise.reject(new Error(`nobody draws for ${key}`)),
    stop: () => worker.terminate(),
  }
}
