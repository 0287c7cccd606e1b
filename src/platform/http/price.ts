import { unavailable, tooMany } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'
import { createWindowLimit, type WindowLimit } from '#platform/limits/client-limit.ts'
import { nameRoute } from '#platform/http/route-name.ts'
import { networkOf } from '#platform/limits/network.rules.ts'
import type { FastifyRequest } from 'fastify'

/** Limits of calls without a session that take much processor time [T-99]; one object for each action, or for several that share. */
export type Price = {
  /** Calls of one network in a minute: one more is 429. */
  readonly perMinute: number
  /** Calls of all networks together that one process serves in a minute: one more is 503. */
  readonly perMinuteInAll: number
  /** Refused with 503 as soon as other requests have to wait. */
  readonly isShedFirst?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly price?: Price
  }
  interface FastifyInstance {
    prices: Prices
  }
}

export type Prices = {
  /** Throws 429 for a network that calls too often, and 503 while the server has more important things to do. */
  readonly charge: (request: Pick<FastifyRequest, 'ip'>, price: Price) => void
  /** Routes that have one, as in `GET /sitemap.xml`. */
  readonly list: () => ReadonlyMap<string, Price>
}

const ALL = 'all networks'
const RETRY_AFTER_S = 10

/** Mount it after the load guard and before bodies are read: a refused call must cost next to nothing. */
export const guardPrices = (app: App): void => {
  const limits = new Map<Price, { readonly network: WindowLimit; readonly all: WindowLimit }>()
  const limitsOf = (price: Price) => {
    const known = limits.get(price) ?? {
      network: createWindowLimit(price.perMinute),
      all: createWindowLimit(price.perMinuteInAll, 1),
    }
    limits.set(price, known)
    return known
  }
  const charge: Prices['charge'] = (request, price) => {
    const { network, all } = limitsOf(price)
    const now = performance.now()
    const wait = network.take(networkOf(request.ip), now)
    if (wait > 0) tooMany(wait)
    // Expensive calls are refused first under load.
    if (price.isShedFirst && app.load.isPressed()) unavailable(RETRY_AFTER_S)
    const waitOfAll = all.take(ALL, now)
    if (waitOfAll > 0) unavailable(waitOfAll)
  }
  const priced = new Map<string, Price>()
  app.addHook('onRoute', ({ method, url, config }) => {
    const name = [method].flat().find((one) => one !== 'HEAD')
    if (config?.price && name !== undefined) priced.set(nameRoute(name, url), config.price)
  })
  app.decorate('prices', { charge, list: () => priced })
  app.addHook('onRequest', (request, _reply, done) => {
    const { price } = request.routeOptions.config
    try {
      if (price) charge(request, price)
      done()
    } catch (error) {
      done(error as Error)
    }
  })
}
