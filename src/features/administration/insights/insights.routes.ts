import { writeAudit } from '#foundation/audit/public.server.ts'
import { exportInsight, exportReport, readInsights } from '#features/administration/insights/insights.api.ts'
import type { InsightRegistry } from '#features/administration/insights/insight-registry.service.ts'
import { drawChart, makeReport } from '#features/administration/insights/insight-report.rules.ts'
import { toReportSheet, toSheet } from '#features/administration/insights/insight-sheet.rules.ts'
import { readReportParts } from '#features/administration/insights/read-report.service.ts'
import { en } from '#features/administration/insights/texts/en.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { App } from '#platform/feature.ts'
import { CSV_TYPE, writeCsv } from '#platform/files/csv-writer.ts'
import { writeXlsx, XLSX_TYPE } from '#platform/files/xlsx-writer.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const MOST_EXPORTED = 50

export const insightRoutes =
  (registry: InsightRegistry) =>
  (app: App): void => {
    const { services } = app
    const wordsOf = (language: Language) => {
      const words = services.dictionaries[language]['insights'] ?? {}
      return (key: keyof typeof en): string => lookUp(words, key) ?? en[key]
    }

    addEndpoint(
      app,
      readInsights,
      async ({ tx, query }) => makeReport(await readReportParts({ tx, services, registry }, query)),
      { config: { readsReplica: true } },
    )

    addEndpoint(app, exportReport, async (request, reply) => {
      const { tx, query } = request
      const parts = await readReportParts({ tx, services, registry }, query)
      const say = wordsOf(query.language)
      const names = { chart: say('chart'), name: say('name'), series: say('series'), day: say('day'), value: say('value') }
      const { headers, rows } = toReportSheet(makeReport(parts, MOST_EXPORTED), { ...names, before: say('before') })
      const details = { chart: 'report', period: query.period, rows: rows.length }
      await writeAudit(tx, userOf(request), services.clock.now(), 'insights.exported', details)
      reply.header('content-disposition', `attachment; filename="insights-${parts.period.from}.xlsx"`)
      const columns = headers.map((header, at) => ({ header, width: at < 2 ? 32 : 18 }))
      return reply.type(XLSX_TYPE).send(writeXlsx({ name: say('report'), columns, rows, hasFilter: true }))
    })

    addEndpoint(app, exportInsight, async (request, reply) => {
      const { tx, query, params } = request
      const chart = registry.charts.find(({ name }) => name === params.chart) ?? notFound('chart')
      const parts = await readReportParts({ tx, services, registry }, query)
      const say = wordsOf(query.language)
      const names = { day: say('day'), value: say('value'), before: say('before') }
      const { headers, rows } = toSheet(drawChart(parts, chart, MOST_EXPORTED), names)
      const details = { chart: chart.name, period: query.period, rows: rows.length }
      await writeAudit(tx, userOf(request), services.clock.now(), 'insights.exported', details)
      reply.header('content-disposition', `attachment; filename="${chart.name}-${parts.period.from}.csv"`)
      const columns = headers.map((header) => ({ header, width: 20 }))
      return reply.type(CSV_TYPE).send(writeCsv({ name: chart.name, columns, rows }))
    })
  }
