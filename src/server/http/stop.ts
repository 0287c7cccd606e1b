import { Server } from 'node:net'
import type { App } from '#server/feature.ts'
import type { Load } from '#server/http/load.ts'

/** Accepts nobody new, lets what is under way finish until the deadline, then closes; true if nothing was cut off. */
export const stopGracefully = async (app: App, load: Load, deadlineMs: number): Promise<boolean> => {
  load.startStopping()
  // Not http's own close: it destroys answers that are still on their way to a slow reader.
  if (app.server.listening) Server.prototype.close.call(app.server)
  const deadline = Promise.withResolvers<false>()
  const timer = setTimeout(() => deadline.resolve(false), deadlineMs)
  const isDrained = await Promise.race([load.whenIdle().then(() => true), deadline.promise])
  clearTimeout(timer)
  if (isDrained) app.server.closeIdleConnections()
  else app.server.closeAllConnections()
  await app.close()
  return isDrained
}
