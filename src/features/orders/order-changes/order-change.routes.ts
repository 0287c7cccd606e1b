import type { FastifyRequest } from 'fastify'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { decideOrderChange } from '#features/orders/order-changes/decide-change.service.ts'
import { decideChange, listChanges, listStaffChanges, requestChange } from '#features/orders/order-changes/order-change.api.ts'
import { fixLine, limitLine } from '#features/orders/order-changes/order-change.rules.ts'
import { requestOrderChange } from '#features/orders/order-changes/request-change.service.ts'
import {
  listAllChanges,
  listOpenLines,
  listOrderChanges,
  type ChangeRow,
} from '#features/orders/order-changes/order-change.store.ts'
import { mayChangeOrders } from '#features/orders/orders/public.ts'
import { requireAccountOrder, requireChangeableOrder } from '#features/orders/orders/public.server.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'
import { languageOf } from '#foundation/locale/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { userOf } from '#platform/http/access.ts'

const describeChange = ({ id, state, note, answer, requestedAt, decidedAt, lines }: ChangeRow) => ({
  ...{ id, state, note, answer, lines: [...lines] },
  requestedAt: requestedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})

/** The page's language where it says one, else the person's own. */
const wordsFor = async (request: FastifyRequest, language: string | undefined): Promise<Locale> => {
  const own = readerLocale(await requirePerson(request))
  return language === undefined ? own : { ...own, language: languageOf(language) }
}

export const orderChangeRoutes = (app: App): void => {
  const { services } = app

  addEndpoint(app, listChanges, async (request) => {
    const { order } = await requireAccountOrder(request, request.params.number)
    const open = new Set((await listOpenLines(request.tx, order.id)).map(({ position }) => position))
    const mayChange = mayChangeOrders(userOf(request).companyRole)
    return {
      changes: (await listOrderChanges(request.tx, order.id)).map(describeChange),
      lines: order.lines.map((line) => ({
        position: line.position,
        ...(mayChange ? limitLine(order.state, line) : fixLine(line)),
        isOpen: open.has(line.position),
      })),
    }
  })

  addEndpoint(
    app,
    requestChange,
    async (request) => {
      const { params, body, query } = request
      const { order } = await requireChangeableOrder(request, params.number)
      const id = await requestOrderChange({ tx: request.tx, services, tenant: request.scope.tenant }, order, {
        ...body,
        user: userOf(request),
        locale: await wordsFor(request, query.language),
      })
      return { id }
    },
    { config: { idempotency: 'optional' } },
  )

  addEndpoint(app, listStaffChanges, async (request) => {
    const { find, state, ...list } = request.query
    const { rows, total } = await listAllChanges(request.tx, { find, state }, list)
    await writeAudit(request.tx, userOf(request), services.clock.now(), 'order.change-list', {
      ...{ object: 'order-changes', shown: rows.length, address: request.ip },
    })
    return {
      total,
      rows: rows.map((row) => ({
        ...describeChange(row),
        orderNumber: row.orderNumber,
        account: `${shortenSoldTo(row.accountKey.split('~')[1] ?? '')} ${row.accountName ?? ''}`.trim(),
        requester: row.requester,
        decider: row.decider,
      })),
    }
  })

  addEndpoint(app, decideChange, async (request) => {
    const locale = await wordsFor(request, request.query.language)
    return decideOrderChange(request, request.params.id, { ...request.body, locale })
  })
}
