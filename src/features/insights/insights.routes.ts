import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeAudit } from '#features/audit/public.server.ts'
import { decideInsights } from '#features/insights/insight-access.rules.ts'
import { exportInsight, readInsights } from '#features/insights/insights.api.ts'
import type { InsightRegistry } from '#features/insights/insight-registry.service.ts'
import { drawChart, makeReport } from '#features/insights/insight-report.rules.ts'
import { toSheet } from '#features/insights/insight-sheet.rules.ts'
import { readReportParts } from '#features/insights/read-report.service.ts'
import { en } from '#features/insights/texts/en.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { App } from '#platform/feature.ts'
import { CSV_TYPE, writeCsv } from '#platform/files/csv-writer.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, unauthorised } from '#platform/http/errors.ts'

const MOST_EXPORTED = 50

/** Authors and admins of this site; to everybody else none of this exists. */
const readerOf = ({ scope }: FastifyRequest): ScopeUser => {
  const user = scope.user ?? unauthorised()
  return decideInsights(user.roles).allowed ? user : notFound('page')
}
const readersOnly = {
  preHandler: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'private, no-store')
    readerOf(request)
  },
}

export const insightRoutes =
  (registry: InsightRegistry) =>
  (app: App): void => {
    const { services } = app

    addEndpoint(
      app,
      readInsights,
      async ({ tx, query }) => makeReport(await readReportParts({ tx, services, registry }, query)),
      readersOnly,
    )

    addEndpoint(
      app,
      exportInsight,
      async (request, reply) => {
        const { tx, query, params } = request
        const chart = registry.charts.find(({ name }) => name === params.chart) ?? notFound('chart')
        const parts = await readReportParts({ tx, services, registry }, query)
        const words = services.dictionaries[query.language]['insights'] ?? {}
        const say = (key: keyof typeof en): string => lookUp(words, key) ?? en[key]
        const names = { day: say('day'), value: say('value'), before: say('before') }
        const { headers, rows } = toSheet(drawChart(parts, chart, MOST_EXPORTED), names)
        const details = { chart: chart.name, period: query.period, rows: rows.length }
        await writeAudit(tx, readerOf(request), services.clock.now(), 'insights.exported', details)
        reply.header('content-disposition', `attachment; filename="${chart.name}-${parts.period.from}.csv"`)
        const columns = headers.map((header) => ({ header, width: 20 }))
        return reply.type(CSV_TYPE).send(writeCsv({ name: chart.name, columns, rows }))
      },
      readersOnly,
    )
  }
