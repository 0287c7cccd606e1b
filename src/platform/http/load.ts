import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limits } from '#platform/config.ts'
import type { App } from '#platform/feature.ts'
import { inOwnContext, openAdmission, whenStillArriving, type AdmissionOptions, type Admitted } from '#platform/http/admission.ts'
import { createDroppableCalls, type Droppable } from '#platform/http/droppable.ts'
import { isFromInside } from '#platform/http/single-connection.ts'
import { unavailableProblem } from '#platform/http/problem.ts'
import { createRefusal, RETRY_AFTER_S, type RefusalOptions } from '#platform/http/refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For the rare route that may think longer than HANDLER_TIMEOUT_S before its first byte. */
    readonly handlerMs?: number
    /** Its clients read the sentence from a list named `errors`, also when they are refused. */
    readonly listsErrors?: boolean
    readonly droppable?: Droppable
    /** Stays open until the client or the process ends it: it counts neither as load nor as the duration of a request. */
    readonly isStream?: true
  }
  interface FastifyRequest {
    work: Work | null
    /** Turned away for want of room: counted, but not worth a line in the log. */
    isShed: boolean
  }
  interface FastifyInstance {
    load: Load
  }
}

type Work = {
  readonly reply: FastifyReply
  startedAt: number
  isBusy: boolean
  abort?: AbortController
  admitted?: Admitted
  leaveLoad?: () => void
}

/** The load of the server; admits what it can serve, refuses the rest and ends what takes too long. */
export type Load = {
  /** Requests being worked on; those that wait for their turn or for a slow network are not among them. */
  countBusy(): number
  countWaiting(): number
  /** Turned away since the start. */
  countShed(): number
  /** Requests are being refused. */
  isOverloaded(): boolean
  /** Requests have to wait: what nobody waits for is left out before anyone is refused. */
  isPressed(): boolean
  isStopping(): boolean
  /** Probes say so, and every connection closes after its answer. */
  startStopping(): void
  /** Resolves when the last answer has left. */
  whenIdle(): Promise<void>
}

const SWEEP_MS = 250
/** So many at once are more than a busy moment: what nobody waits for is left out. */
const MANY = 128
const ALWAYS_ANSWERED = /^\/(?:healthz|readyz|metrics)(?:\?|$)/

/** Aborts when the client leaves or the handler's time is up: give it to queries and outbound calls. */
export const signalOf = (request: FastifyRequest): AbortSignal => {
  const { work } = request
  if (!work) return request.signal
  work.abort ??= new AbortController()
  if (work.reply.raw.destroyed) work.abort.abort()
  return work.abort.signal
}

/** From here on the request needs no connection and takes what time it needs, such as to draw a picture: others go on. */
export const leaveSlot = ({ work }: FastifyRequest): void => work?.admitted?.queue.leave(work.admitted.ticket)

/** For an answer that stays open and does next to nothing: from here on nobody waits for its end, and it takes nobody's place. */
export const leaveLoad = ({ work }: FastifyRequest): void => work?.leaveLoad?.()

/** How late the event loop is; Node's own histogram unless a test says otherwise. */
type LoopDelay = Pick<ReturnType<typeof monitorEventLoopDelay>, 'count' | 'mean' | 'reset' | 'enable' | 'disable'>

export type LoadOptions = Pick<Limits, 'maxInFlight' | 'maxLoopDelayMs' | 'handlerMs'> &
  AdmissionOptions &
  RefusalOptions & {
    /** Needs neither a connection nor time, such as files of the build. */
    readonly isLight?: (request: FastifyRequest) => boolean
    readonly sweepMs?: number
    /** How long a caller that nobody waits for waits before it is answered that nothing was done. */
    readonly holdMs?: number
    readonly loopDelay?: LoopDelay
  }

/** Mount it before other hooks: a request that is refused must cost next to nothing. */
export const guardLoad = (app: App, options: LoadOptions): Load => {
  const { maxInFlight, maxLoopDelayMs, handlerMs, isLight = () => false, sweepMs = SWEEP_MS, loopDelay } = options
  /** Those that wait, too: `maxInFlight` bounds the memory that all of them need. */
  const running = new Set<Work>()
  const idleWaiters: (() => void)[] = []
  const delay = loopDelay ?? monitorEventLoopDelay({ resolution: 10 })
  const admission = openAdmission(app, options)
  const refuse = createRefusal(options)
  const droppableCalls = createDroppableCalls(options.holdMs)
  let busy = 0
  let shed = 0
  let shedBefore = 0
  let isShedding = false
  let loopDelayMs = 0
  let isStopping = false
  const isBeyond = (share: number) => running.size >= maxInFlight * share || loopDelayMs > maxLoopDelayMs * share
  const isPressed = () => running.size > MANY || admission.isSlow() || isBeyond(0.5)

  const countAs = (work: Work, isBusy: boolean): void => {
    if (work.isBusy !== isBusy) busy += isBusy ? 1 : -1
    work.isBusy = isBusy
  }
  const leave = ({ admitted }: Work): void => admitted?.queue.leave(admitted.ticket)
  const finish = (work: Work): void => {
    if (!running.delete(work)) return
    countAs(work, false)
    if (!work.reply.raw.writableFinished) work.abort?.abort()
    leave(work)
    if (running.size === 0) for (const wake of idleWaiters.splice(0)) wake()
  }
  const turnAway = (request: FastifyRequest, reply: FastifyReply): void => {
    shed += 1
    request.isShed = true
    refuse(request, reply, isStopping)
  }

  const endIfTooLong = (work: Work, now: number): void => {
    const { reply, startedAt } = work
    const { request } = reply
    const limit = request.routeOptions.config.handlerMs ?? handlerMs
    if (now - startedAt < limit || reply.sent || reply.raw.headersSent) return
    const problem = unavailableProblem(RETRY_AFTER_S, new Error(`no answer within ${limit} ms`))
    request.log.error({ err: problem.cause, code: problem.code }, 'request failed')
    work.abort?.abort(problem)
    // Whoever listens to the signal may have answered just now.
    if (!reply.sent) refuse(request, reply, isStopping)
  }

  /** Network waits are found here and not by hooks, so that ordinary requests pay nothing for them. */
  const sweep = (): void => {
    const now = performance.now()
    for (const work of running) {
      const isLeaving = work.reply.raw.headersSent
      const isArriving = !work.reply.request.raw.complete
      const waits = isArriving || work.admitted?.ticket.state === 'waiting'
      countAs(work, !waits && !isLeaving)
      if (isLeaving) leave(work)
      // The handler's time starts when all is here and there is a slot; a slow upload has its own limit.
      if (waits) work.startedAt = now
      else endIfTooLong(work, now)
    }
    // Smoothed: one long collection of garbage is no overload.
    if (delay.count > 0) loopDelayMs = 0.7 * loopDelayMs + 0.3 * (delay.mean / 1e6)
    delay.reset()
    isShedding = shed > shedBefore
    // One line for all of them: writing each would cost more than turning them away.
    if (isShedding) app.log.warn({ count: shed - shedBefore }, 'requests refused')
    shedBefore = shed
  }

  const admit = (work: Work, request: FastifyRequest, goOn: () => void): void => {
    const start = (): void => {
      countAs(work, true)
      work.startedAt = performance.now()
      whenStillArriving(work.reply, () => leave(work))
      goOn()
    }
    const waitedMs = work.admitted?.ticket.waitedMs ?? 0
    work.admitted = admission.enter(request, { waitedMs, start, refuse: () => turnAway(request, work.reply) })
  }

  app.decorateRequest('work', null)
  app.decorateRequest('isShed', false)
  app.addHook('onRequest', (request, reply, done) => {
    if (isStopping) reply.header('connection', 'close')
    const { droppable } = request.routeOptions.config
    if (droppable && (isPressed() || !droppableCalls.mayServe(droppable))) return droppableCalls.drop(reply, droppable)
    const isProbe = ALWAYS_ANSWERED.test(request.url)
    if (!isProbe && isBeyond(1)) return turnAway(request, reply)
    const work: Work = { reply, startedAt: performance.now(), isBusy: false }
    work.leaveLoad = () => finish(work)
    request.work = work
    running.add(work)
    reply.raw.once('close', () => finish(work))
    // Calls of the process to itself belong to an admitted request: they must not wait behind it.
    if (!isProbe && !isLight(request) && !isFromInside(request)) return admit(work, request, done)
    countAs(work, true)
    done()
  })
  // Before the transaction of the request opens.
  app.addHook('preValidation', (request, _reply, done) => {
    const { work } = request
    if (work?.admitted?.ticket.state !== 'over') return done()
    admit(work, request, () => inOwnContext(request, done))
  })
  // Its connection is free from here on, however slowly the answer is read.
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.work) leave(request.work)
    done(null, payload)
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
    countWaiting: admission.countWaiting,
    countShed: () => shed,
    isOverloaded: () => isBeyond(1) || isShedding,
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
