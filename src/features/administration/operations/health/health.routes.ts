import { readFindings, readHealth } from '#features/administration/operations/health/health.api.ts'
import { HEALTH_PARTS, assessPart, worstOf } from '#features/administration/operations/health/health.rules.ts'
import { readHealthFacts } from '#features/administration/operations/health/health.store.ts'
import { runTenantChecks } from '#platform/doctor/run-checks.ts'
import { queryIn } from '#platform/doctor/tenant-query.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { withTenant } from '#platform/database/database.ts'
import { VERSION } from '#platform/version.ts'

const writeFact = (value: number | Date | null): number | string | null => (value instanceof Date ? value.toISOString() : value)

export const healthRoutes = (app: App): void => {
  const { clock, config, db, files, fileKinds, checks } = app.services
  addEndpoint(app, readHealth, async ({ tx }) => {
    const now = clock.now()
    const found = await readHealthFacts(tx, app.services, now)
    const parts = HEALTH_PARTS.map((part) => ({
      part,
      state: assessPart(part, found, now),
      facts: Object.fromEntries(
        Object.entries<number | Date | null>(found[part]).map(([name, value]) => [name, writeFact(value)]),
      ),
    }))
    return {
      ...{ state: worstOf(parts.map(({ state }) => state)), version: VERSION, parts },
      startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
      lookedAt: now.toISOString(),
    }
  })

  addEndpoint(
    app,
    readFindings,
    async ({ log, scope: { tenant } }) => {
      const findings = await runTenantChecks(checks, {
        ...{ config, clock, tenant, fileKinds },
        findFile: (key) => files.stat(key),
        transact: (work) => withTenant(db, tenant, (tx) => work(queryIn(tx))),
        onFault: (error) => log.error({ err: error }, 'a check failed'),
      })
      return { findings: findings.map(({ code, severity = 'fault', facts = {} }) => ({ code, severity, facts })) }
    },
    // Storage and network are looked at without a connection to the database.
    { config: { opensNoTransaction: true } },
  )
}
