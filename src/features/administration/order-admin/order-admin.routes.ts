import type { FastifyRequest } from 'fastify'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { findAccountCompany } from '#foundation/accounts/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { userOf } from '#platform/http/access.ts'
import { findOrders, listAllOrders, readAnyOrder } from '#features/administration/order-admin/order-admin.api.ts'
import { describeLook } from '#features/administration/order-admin/order-admin.rules.ts'
import {
  findAccountName,
  listNamedOrders,
  listOrderRows,
  listReturnStates,
} from '#features/administration/order-admin/order-admin.store.ts'
import { findOrder, listShipments } from '#features/orders/orders/public.server.ts'
import { isLate } from '#features/orders/orders/public.ts'
import { toMoneyJson } from '#kernel/money.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

const numberOf = (accountKey: string): string => shortenSoldTo(accountKey.split('~')[1] ?? '')

export const orderAdminRoutes = (app: App): void => {
  const { clock } = app.services
  const noteLook = (request: FastifyRequest, action: string, details: Readonly<Record<string, unknown>>): Promise<void> =>
    writeAudit(request.tx, userOf(request), clock.now(), action, { ...details, address: request.ip })

  addEndpoint(app, listAllOrders, async (request) => {
    const { find, account, company, state, placed, ...list } = request.query
    const now = clock.now()
    const today = now.toISOString().slice(0, 10)
    const { rows, total } = await listOrderRows(request.tx, { find, account, company, state, placed }, list)
    const period = placed && [placed.from, placed.to].map((day) => day?.toISOString().slice(0, 10) ?? '').join('..')
    await noteLook(request, 'order.list', {
      ...{
        object: 'orders',
        after: describeLook({ find, account, company, state, placed: period, page: list.page }),
        shown: rows.length,
      },
    })
    return {
      total,
      rows: rows.map((row) => ({
        ...{ number: row.number, poNumber: row.poNumber, state: row.state, source: row.source, lines: row.lineCount },
        accountNumber: numberOf(row.accountKey),
        accountName: row.accountName ?? '',
        placedAt: row.placed.toISOString(),
        promisedOn: row.promisedOn,
        total: toMoneyJson({ minor: BigInt(row.totalMinor), currency: row.currency }),
        isLate: isLate(row, today),
      })),
    }
  })

  addEndpoint(app, findOrders, async (request) => {
    const { number } = request.query
    const rows = await listNamedOrders(request.tx, number)
    // Requested while somebody types: only what was found was looked at.
    if (rows.length > 0) await noteLook(request, 'order.list', { object: 'orders', after: `find: ${number}`, shown: rows.length })
    return { rows: rows.map((row) => ({ ...row, accountName: row.accountName ?? '' })) }
  })

  addEndpoint(app, readAnyOrder, async (request) => {
    const { tx } = request
    const order = (await findOrder(tx, request.params.number)) ?? notFound('order')
    const money = (minor: bigint) => toMoneyJson({ minor, currency: order.currency })
    const placer = order.placedBy === null ? undefined : await findPerson(tx, order.placedBy)
    const accountName = (await findAccountName(tx, order.accountKey)) ?? ''
    await noteLook(request, 'order.view', { object: order.number, name: accountName })
    const { shipTo } = order
    return {
      ...{ number: order.number, poNumber: order.poNumber, state: order.state, source: order.source, lines: order.lineCount },
      accountNumber: numberOf(order.accountKey),
      accountName,
      company: (await findAccountCompany(tx, order.accountKey)) ?? null,
      placedAt: order.placedAt.toISOString(),
      promisedOn: order.promisedOn,
      total: money(order.totalMinor),
      isLate: isLate(order, clock.now().toISOString().slice(0, 10)),
      placedBy: placer ? { name: `${placer.givenName} ${placer.familyName}`, email: placer.email } : null,
      shipTo: [order.site, shipTo.name, shipTo.street, `${shipTo.postalCode} ${shipTo.city}`.trim(), shipTo.countryCode].filter(
        (line, at, all) => line !== '' && all.indexOf(line) === at,
      ),
      parts: order.lines.map(({ position, sku, name, quantity, shipped, totalMinor }) => ({
        ...{ position, sku, name, quantity, shipped, total: money(totalMinor) },
      })),
      shipments: (await listShipments(tx, order.id)).map(({ number, carrier, trackingNumber, shippedOn, deliveredOn }) => ({
        ...{ number, carrier, trackingNumber, shippedOn, deliveredOn },
      })),
      returns: await listReturnStates(tx, order.id),
    }
  })
}
