import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { FastifyRequest } from 'fastify'
import type { ReplicaFigures } from '#platform/database/replica.rules.ts'
import type { App } from '#platform/feature.ts'
import type { Load } from '#platform/http/load.ts'

/** The counters of `pg`'s pool. */
export type PoolCounts = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }
export type PageCacheCounts = { readonly hits: number; readonly misses: number; readonly entries: number; readonly bytes: number }

/** Where DATABASE_READ_URL names any. */
export type ReplicaCounts = {
  readonly counts: () => { readonly replica: number; readonly primary: number }
  readonly figures: () => readonly ReplicaFigures[]
}

export type Metrics = {
  readonly registry: Registry
  watchPool(name: string, pool: PoolCounts): void
  watchPageCache(read: () => PageCacheCounts): void
  watchReplicas(replicas: ReplicaCounts | undefined): void
  watchSearchCache(countBytes: () => number): void
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Features add their own numbers to its registry. */
    metrics: Metrics
  }
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The pattern, never the address: addresses are endless and may name people. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none'

const statusClass = (status: number): string => `${Math.trunc(status / 100)}xx`

const watchRequests = (app: App, registry: Registry): void => {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.isStream && reply.raw.statusCode === 200) return done()
    const status = request.isRefusedAsReadOnly ? 'read-only' : statusClass(reply.statusCode)
    const labels = { method: request.method, route: routeOf(request), status }
    duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}

const watchLoad = (load: Load, registry: Registry): void => {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('http_requests_in_flight', 'Requests being worked on', () => load.countBusy())
  gauge('http_requests_waiting', 'Requests that wait for their turn', () => load.countWaiting())
  new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests refused because there was no room',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(load.countShed())
    },
  })
  gauge('http_overloaded', '1 while requests are being shed', () => Number(load.isOverloaded()))
}

export const buildMetrics = (app: App, load: Load): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  watchRequests(app, registry)
  watchLoad(load, registry)
  const pools = new Map<string, PoolCounts>()
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of a pool and those who wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, counts] of pools) {
        this.set({ pool, state: 'used' }, counts.totalCount - counts.idleCount)
        this.set({ pool, state: 'idle' }, counts.idleCount)
        this.set({ pool, state: 'waiting' }, counts.waitingCount)
      }
    },
  })
  const metrics: Metrics = {
    registry,
    watchPool: (name, pool) => void pools.set(name, pool),
    watchPageCache: (read) => watchPageCache(registry, read),
    watchReplicas: (replicas) => watchReplicas(registry, replicas),
    watchSearchCache: (countBytes) => watchSearchCache(registry, countBytes),
  }
  app.decorate('metrics', metrics)
  return metrics
}

const watchPageCache = (registry: Registry, read: () => PageCacheCounts): void => {
  new Counter({
    name: 'page_cache_lookups_total',
    help: 'Pages asked of the cache',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      const { hits, misses } = read()
      this.reset()
      this.inc({ result: 'hit' }, hits)
      this.inc({ result: 'miss' }, misses)
    },
  })
  new Gauge({
    name: 'page_cache_entries',
    help: 'Pages held',
    registers: [registry],
    collect() {
      this.set(read().entries)
    },
  })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes held',
    registers: [registry],
    collect() {
      this.set(read().bytes)
    },
  })
}

const watchSearchCache = (registry: Registry, countBytes: () => number): void => {
  new Gauge({
    name: 'search_cache_bytes',
    help: 'Bytes of the index of the search in memory; SEARCH_CACHE_MB bounds them',
    registers: [registry],
    collect() {
      this.set(countBytes())
    },
  })
}

const watchReplicas = (registry: Registry, replicas: ReplicaCounts | undefined): void => {
  new Counter({
    name: 'replica_reads_total',
    help: 'What may be read on a replica, by the server where it was read',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [server, count] of Object.entries(replicas?.counts() ?? {})) this.inc({ server }, count)
    },
  })
  const gauge = (name: string, help: string, read: (figures: ReplicaFigures) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ['replica'],
      registers: [registry],
      collect() {
        this.reset()
        for (const figures of replicas?.figures() ?? []) {
          const value = read(figures)
          if (value !== undefined) this.set({ replica: figures.name }, value)
        }
      },
    })
  gauge('replica_in_use', '1 while this process reads there, 0 while it is late or silent', ({ isRead }) => Number(isRead))
  gauge('replica_behind_bytes', 'Bytes of the log that a replica had not replayed at the last look', ({ behind }) => behind)
}
