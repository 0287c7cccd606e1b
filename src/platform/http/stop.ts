import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '#platform/feature.ts'
import type { Load } from '#platform/http/load.ts'

/** A connection that was taken just before the end has this long to say what it wants. */
const LINGER_MS = 250

export type StopOptions = {
  /** For everything together; what is not done by then is cut off. */
  readonly deadlineMs: number
  /** How long a load balancer needs to see that we are not ready: until then newcomers are served as before. */
  readonly noticeMs: number
  readonly pause?: (ms: number) => Promise<unknown>
}

const hasConnections = (server: Server): Promise<boolean> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(!error && count > 0)))

const MOST_TAKEN = 10_000

/** Who has connected but was not taken yet is reset when we stop listening; one is taken in each turn of the event loop. */
const takeWaiting = async (server: Server): Promise<void> => {
  let isTaken = true
  const note = (): void => void (isTaken = true)
  server.on('connection', note)
  for (let turn = 0; isTaken && turn < MOST_TAKEN; turn += 1) {
    isTaken = false
    await new Promise((resolve) => setImmediate(resolve))
  }
  server.off('connection', note)
}

/** Says that it is not ready, waits until nobody is sent here any more, stops listening, lets what is under way finish. */
const drain = async (app: App, load: Load, { noticeMs, pause = wait }: StopOptions): Promise<true> => {
  if (app.server.listening) {
    await pause(noticeMs)
    await takeWaiting(app.server)
    // Not http's own close: it destroys answers that are still on their way to a slow reader.
    Server.prototype.close.call(app.server)
  }
  if (await hasConnections(app.server)) await pause(LINGER_MS)
  await load.whenIdle()
  return true
}

/** True if nothing was cut off. */
export const stopGracefully = async (app: App, load: Load, options: StopOptions): Promise<boolean> => {
  load.startStopping()
  // Every answer closes its connection, those from the cache too: nobody then sends into one that we close.
  app.server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false))
  const deadline = Promise.withResolvers<false>()
  const timer = setTimeout(() => deadline.resolve(false), options.deadlineMs)
  const isDrained = await Promise.race([drain(app, load, options), deadline.promise])
  clearTimeout(timer)
  if (app.server.listening) Server.prototype.close.call(app.server)
  if (isDrained) app.server.closeIdleConnections()
  else app.server.closeAllConnections()
  await app.close()
  return isDrained
}
