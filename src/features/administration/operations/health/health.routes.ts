import { readFileSync } from 'node:fs'
import { readHealth } from '#features/administration/operations/health/health.api.ts'
import { HEALTH_PARTS, judgePart, worstOf } from '#features/administration/operations/health/health.rules.ts'
import { readHealthFacts } from '#features/administration/operations/health/health.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

const { version } = JSON.parse(readFileSync(new URL('../../../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

const writeFact = (value: number | Date | null): number | string | null => (value instanceof Date ? value.toISOString() : value)

export const healthRoutes = (app: App): void => {
  const { clock } = app.services
  addEndpoint(app, readHealth, async ({ tx }) => {
    const now = clock.now()
    const found = await readHealthFacts(tx, app.services, now)
    const parts = HEALTH_PARTS.map((part) => ({
      part,
      state: judgePart(part, found, now),
      facts: Object.fromEntries(
        Object.entries<number | Date | null>(found[part]).map(([name, value]) => [name, writeFact(value)]),
      ),
    }))
    return {
      ...{ state: worstOf(parts.map(({ state }) => state)), version, parts },
      startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
      lookedAt: now.toISOString(),
    }
  })
}
