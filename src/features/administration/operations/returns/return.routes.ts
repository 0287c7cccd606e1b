import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findReturnRow, listReturnRows } from '#features/administration/operations/returns/return-list.store.ts'
import * as api from '#features/administration/operations/returns/return.api.ts'
import { decideReturn, findLastAddress, findOrder, findReturn, sendPicture } from '#features/orders/orders/public.server.ts'
import { findAnswerFault, RETURN_STEPS } from '#features/orders/orders/public.ts'
import { userOf } from '#platform/http/access.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, conflict, notFound } from '#platform/http/errors.ts'

const requireReturn = async ({ tx }: FastifyRequest, number: string) => {
  const row = (await findReturnRow(tx, number)) ?? notFound('return')
  const order = (await findOrder(tx, row.orderNumber)) ?? notFound('order')
  return { row, order, found: (await findReturn(tx, order.id, number)) ?? notFound('return') }
}

/** Returns that customers request, and staff's decisions. */
export const returnRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, api.listAllReturns, async (request) => {
    const { find, state, ...list } = request.query
    const { rows, total } = await listReturnRows(request.tx, { find, state }, list)
    return { rows: rows.map((row) => ({ ...row, requestedAt: row.requestedAt.toISOString() })), total }
  })

  addEndpoint(app, api.readOneReturn, async (request) => {
    const { row, order, found } = await requireReturn(request, request.params.number)
    await writeAudit(request.tx, userOf(request), clock.now(), 'return.read', { object: row.number, name: row.orderNumber })
    return {
      ...row,
      requestedAt: row.requestedAt.toISOString(),
      lines: found.lines.map(({ position, quantity, serials = [] }) => {
        const { sku = '', name = '' } = order.lines.find((line) => line.position === position) ?? {}
        return { position, sku, name, quantity, serials: [...serials] }
      }),
      pictures: [...found.pictures],
      answer: found.answer,
      returnAddress: found.returnAddress,
      lastAddress: await findLastAddress(request.tx),
    }
  })

  addEndpoint(app, api.readOfficePicture, async (request, reply) => {
    const { found } = await requireReturn(request, request.params.number)
    return sendPicture(request, reply, { returnId: found.id, pictureId: request.params.pictureId })
  })

  addEndpoint(app, api.decideOneReturn, async (request) => {
    const { number } = request.params
    const { state } = request.body
    const user = userOf(request)
    const row = (await findReturnRow(request.tx, number)) ?? notFound('return')
    const fault = findAnswerFault(request.body)
    if (fault) badRequest('Some fields need your attention.', [{ path: fault, message: 'is missing' }])
    const { answer, returnAddress } = request.body
    const isAnswer = row.state === 'Requested'
    const isDone =
      RETURN_STEPS[row.state].includes(state) &&
      (await decideReturn(
        app.services,
        { tx: request.tx, tenant: request.scope.tenant },
        {
          ...{ orderNumber: row.orderNumber, number, state },
          ...(isAnswer && {
            reply: { answer, returnAddress: state === 'Approved' ? returnAddress : '', decidedBy: user.id },
          }),
        },
      ))
    if (!isDone) conflict('This return stands elsewhere by now.')
    await writeAudit(request.tx, user, clock.now(), 'return.decide', {
      ...{ object: number, name: row.orderNumber, before: row.state, after: state, address: request.ip },
    })
    return { number, state }
  })
}
