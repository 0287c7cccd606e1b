import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '#server/config.ts'
import type { App } from '#server/feature.ts'
import { unavailableProblem } from '#server/http/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For the rare route that may think longer than HANDLER_TIMEOUT_S before its first byte. */
    readonly handlerMs?: number
    /** Nobody waits for it: a server that is half full sends this instead, so that it never takes the place of what matters [T-64]. */
    readonly answerUnderPressure?: unknown
  }
  interface FastifyRequest {
    work: Work | null
  }
  interface FastifyInstance {
    load: Load
  }
}

type Work = { readonly reply: FastifyReply; startedAt: number; waitsForNetwork: boolean; abort?: AbortController }

/** What the server is busy with; counts requests, sheds them past the limits and ends those that think too long. */
export type Load = {
  /** Requests being worked on; downloads and uploads that wait for a slow network are not among them. */
  countBusy(): number
  isOverloaded(): boolean
  /** Half way there: what nobody waits for is left out before anyone is turned away. */
  isPressed(): boolean
  isStopping(): boolean
  /** Probes say so, and every connection closes after its answer. */
  startStopping(): void
  /** Resolves when the last answer has left. */
  whenIdle(): Promise<void>
}

const RETRY_AFTER_S = 2
const SWEEP_MS = 250
const ALWAYS_ANSWERED = /^\/(?:healthz|readyz|metrics)(?:\?|$)/

/** Aborts when the client leaves or the handler's time is up: give it to queries and outbound calls. */
export const signalOf = (request: FastifyRequest): AbortSignal => {
  const { work } = request
  if (!work) return request.signal
  work.abort ??= new AbortController()
  if (work.reply.raw.destroyed) work.abort.abort()
  return work.abort.signal
}

/** How late the event loop is; Node's own histogram unless a test says otherwise. */
type LoopDelay = Pick<ReturnType<typeof monitorEventLoopDelay>, 'count' | 'mean' | 'reset' | 'enable' | 'disable'>

export type LoadOptions = Pick<Limits, 'maxInFlight' | 'maxLoopDelayMs' | 'handlerMs'> & {
  readonly sweepMs?: number
  readonly loopDelay?: LoopDelay
}

/** Mount it before other hooks: a request that is shed must cost nothing but a comparison. */
export const guardLoad = (
  app: App,
  { maxInFlight, maxLoopDelayMs, handlerMs, sweepMs = SWEEP_MS, loopDelay }: LoadOptions,
): Load => {
  const running = new Set<Work>()
  const idleWaiters: (() => void)[] = []
  const delay = loopDelay ?? monitorEventLoopDelay({ resolution: 10 })
  let busy = 0
  let loopDelayMs = 0
  let isStopping = false
  const isBeyond = (share: number) => busy >= maxInFlight * share || loopDelayMs > maxLoopDelayMs * share
  const isOverloaded = () => isBeyond(1)
  const isPressed = () => isBeyond(0.5)

  const finish = (work: Work): void => {
    if (!running.delete(work)) return
    if (!work.waitsForNetwork) busy -= 1
    if (!work.reply.raw.writableFinished) work.abort?.abort()
    if (running.size === 0) for (const wake of idleWaiters.splice(0)) wake()
  }

  const endIfTooLong = (work: Work, now: number): void => {
    const { reply, startedAt } = work
    const limit = reply.request.routeOptions.config.handlerMs ?? handlerMs
    if (now - startedAt < limit || reply.sent || reply.raw.headersSent) return
    const problem = unavailableProblem(RETRY_AFTER_S, new Error(`no answer within ${limit} ms`))
    work.abort?.abort(problem)
    if (!reply.sent) reply.send(problem)
  }

  /** Network waits are found here and not by hooks, so that ordinary requests pay nothing for them. */
  const sweep = (): void => {
    const now = performance.now()
    for (const work of running) {
      const isArriving = !work.reply.request.raw.complete
      const waitsForNetwork = isArriving || work.reply.raw.headersSent
      if (waitsForNetwork !== work.waitsForNetwork) busy += waitsForNetwork ? -1 : 1
      work.waitsForNetwork = waitsForNetwork
      // A slow upload has its own limit; the handler's time starts when all is here.
      if (isArriving) work.startedAt = now
      else endIfTooLong(work, now)
    }
    // Smoothed: one long collection of garbage is no overload.
    if (delay.count > 0) loopDelayMs = 0.7 * loopDelayMs + 0.3 * (delay.mean / 1e6)
    delay.reset()
  }

  app.decorateRequest('work', null)
  app.addHook('onRequest', (request, reply, done) => {
    if (isStopping) reply.header('connection', 'close')
    const { answerUnderPressure } = request.routeOptions.config
    // Not an error: the page that sent it could do nothing about it.
    if (answerUnderPressure !== undefined && isPressed()) return void reply.send(answerUnderPressure)
    if (isOverloaded() && !ALWAYS_ANSWERED.test(request.url)) return done(unavailableProblem(RETRY_AFTER_S))
    const work: Work = { reply, startedAt: performance.now(), waitsForNetwork: false }
    request.work = work
    running.add(work)
    busy += 1
    reply.raw.once('close', () => finish(work))
    done()
  })

  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', (done) => {
    delay.enable()
    timer = setInterval(sweep, sweepMs).unref()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    delay.disable()
    done()
  })

  const load: Load = {
    countBusy: () => busy,
    isOverloaded,
    isPressed,
    isStopping: () => isStopping,
    startStopping: () => {
      isStopping = true
      for (const { reply } of running) if (!reply.raw.headersSent) reply.header('connection', 'close')
    },
    whenIdle: () => (running.size === 0 ? Promise.resolve() : new Promise((wake) => idleWaiters.push(wake))),
  }
  app.decorate('load', load)
  return load
}
