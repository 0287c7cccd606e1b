import { sql } from 'kysely'
import type { AppParts } from '#app/build-app.ts'
import type { App } from '#platform/feature.ts'
import { watchFigures } from '#platform/http/figures.ts'
import { mountHealth } from '#platform/http/health.ts'
import type { Load } from '#platform/http/load.ts'
import { buildMetrics } from '#platform/http/metrics.ts'
import { listFigures } from '#platform/http/server-figures.ts'
import { watchPruning } from '#platform/retention/pruning-metrics.ts'
import { listPrunings } from '#platform/retention/pruning.store.ts'

/** `/healthz`, `/readyz` and `/metrics`; what they measure also goes to the telemetry. */
export const measureApp = (app: App, load: Load, { services, features, telemetry, ...parts }: AppParts): void => {
  const { db, pageCache, tenants } = services
  const metrics = buildMetrics(app, load)
  metrics.watchPageCache(pageCache.counts)
  metrics.watchReplicas(services.replicas)
  metrics.watchSearchCache(() => services.engine.countCachedBytes?.() ?? 0)
  for (const [name, pool] of Object.entries(parts.pools ?? {})) metrics.watchPool(name, pool)
  telemetry?.watchRegistry(metrics.registry)
  watchFigures(metrics.registry, { db, figures: listFigures(features), tenants: () => tenants.all.map(({ key }) => key) })
  watchPruning(metrics.registry, () => listPrunings(db))
  mountHealth(app, { load, metrics, checks: { database: parts.checkDatabase ?? (() => sql`select 1`.execute(db)) } })
}
