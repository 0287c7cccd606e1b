import { listQueries } from '#features/search/search-admin/query-list.store.ts'
import { listSearchedQueries, readReport } from '#features/search/search-admin/report.api.ts'
import { chooseDays } from '#features/search/search-admin/report.rules.ts'
import { makeReport } from '#features/search/search-admin/report.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

export const reportRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, readReport, async (request) => {
    const days = chooseDays(request.query.days)
    const { tag } = request.query
    const { top, empty, perDay, tags, ...rest } = await makeReport(request.tx, clock.now(), { days, tag })
    return { ...rest, top: [...top], empty: [...empty], perDay: [...perDay], tags: [...tags] }
  })

  addEndpoint(app, listSearchedQueries, (request) =>
    listQueries(request.tx, clock.now(), { ...request.query, days: chooseDays(request.query.days) }),
  )
}
