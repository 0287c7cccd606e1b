import { writeAudit } from '#foundation/audit/public.server.ts'
import { RETURN_STEPS } from '#features/administration/operations/operations.rules.ts'
import { listReturnRows } from '#features/administration/operations/operations.store.ts'
import { userOf } from '#platform/http/access.ts'
import { decideReturn } from '#features/orders/orders/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import * as api from '#features/administration/operations/operations.api.ts'

/** Returns that customers request, and staff's decisions. */
export const returnRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, api.listAllReturns, async (request) => {
    const { find, state, ...list } = request.query
    const { rows, total } = await listReturnRows(request.tx, { find, state }, list)
    return { rows: rows.map((row) => ({ ...row, requestedAt: row.requestedAt.toISOString() })), total }
  })

  addEndpoint(app, api.decideOneReturn, async (request) => {
    const { number } = request.params
    const { state } = request.body
    const { rows } = await listReturnRows(request.tx, { number }, { sort: 'number', page: 1, size: 1 })
    const found = rows[0] ?? notFound('return')
    const isDone =
      RETURN_STEPS[found.state].includes(state) &&
      (await decideReturn(app.services, request.tx, { orderNumber: found.orderNumber, number, state }))
    if (!isDone) conflict('This return stands elsewhere by now.')
    await writeAudit(request.tx, userOf(request), clock.now(), 'return.decide', {
      ...{ object: number, name: found.orderNumber, before: found.state, after: state, address: request.ip },
    })
    return { number, state }
  })
}
