import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createBuyer, type Buyer } from '#demo/buyer-system/buyer-client.ts'
import { ORDER_TYPES, PUNCH_OUT_OPERATIONS, readCookie, readItems } from '#demo/buyer-system/buyer-messages.ts'
import { OCI_CALLS, readOciItems, writeOciForm } from '#demo/buyer-system/buyer-oci.ts'
import * as pages from '#demo/buyer-system/buyer-pages.ts'
import { createBuyerState } from '#demo/buyer-system/buyer-state.ts'
import { BUYER_SYSTEM_PATH, demoConnection } from '#demo/buyer-system/demo-connection.ts'
import { TENANT_KEYS, type TenantKey } from '#demo/tenant-keys.ts'
import { changeConnection, listByIdentity } from '#features/buying/procurement/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { badRequest } from '#platform/http/errors.ts'
import { buildPolicy } from '#platform/http/security-headers.ts'

const fields = z.record(z.string(), z.unknown()).optional()
const hidden = { schema: { hide: true } } as const
const withFields = { schema: { hide: true, body: fields } } as const

const textOf = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : undefined
  return typeof value === 'string' ? value.trim() : ''
}

/** Plays a customer's procurement system: setup, frame, transfer, order, and the documents that come. A production start never loads it. */
export const buyerSystemRoutes = (app: App): void => {
  const { services } = app
  const { clock, tenants, originOf } = services
  const state = createBuyerState(() => clock.now())
  // With every page: the port of the sites is known once they listen.
  const writePolicy = (): string => {
    const sites = tenants.all.map(({ key }) => originOf(key))
    return buildPolicy({ 'frame-src': ["'self'", ...sites], 'frame-ancestors': ["'self'"], 'form-action': sites })
  }
  const show = (reply: FastifyReply, title: string, content: string): FastifyReply =>
    reply
      .header('content-security-policy', writePolicy())
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pages.drawPage(title, content))
  const drawStart = (chosen?: TenantKey): string => {
    const list = tenants.all.map(({ key, name }) => ({ key, name }))
    return pages.drawStart({ tenants: list, messages: state.messages, orders: state.orders, chosen })
  }
  const readTenant = (body: unknown): TenantKey =>
    TENANT_KEYS.find((key) => key === textOf(body, 'tenant')) ?? badRequest('There is no such site.')

  /** As a server of the customer calls. */
  const openBuyer = (tenant: TenantKey): Buyer => {
    const { host, origin } = new URL(originOf(tenant))
    return createBuyer({
      ...{ sender: demoConnection(tenant), now: () => clock.now(), see: state.see },
      call: async ({ method, path, headers = {}, body }) => {
        const all = { host, origin, ...headers }
        const answer = await app.inject({ method, url: path, headers: all, ...(body !== undefined && { payload: body }) })
        return { status: answer.statusCode, body: answer.body, location: answer.headers.location ?? '' }
      },
    })
  }
  const originOfPage = (request: FastifyRequest): string => `${request.protocol}://${request.host}`
  /** Wherever this page is called from, its frame is allowed and its documents come here. */
  const prepare = async (request: FastifyRequest, tenant: TenantKey): Promise<string> => {
    const origin = originOfPage(request)
    await withTenant(services.db, tenant, async (tx) => {
      const [connection] = await listByIdentity(tx, [demoConnection(tenant).identity])
      if (!connection || connection.frameOrigins.includes(origin)) return
      const documentsUrl = `${origin}${BUYER_SYSTEM_PATH}/documents`
      await changeConnection(tx, connection.id, { frameOrigins: [origin], documentsUrl })
    })
    return `${origin}${BUYER_SYSTEM_PATH}/return?tenant=${tenant}`
  }
  const showOutcome = (reply: FastifyReply, tenant: TenantKey, { status, detail }: { status: string; detail: string }) => {
    const outcome = `<h2>Status ${pages.escapeHtml(status)}</h2><p>${pages.escapeHtml(detail)}</p>`
    return show(reply, 'Order', `${outcome}${drawStart(tenant)}`)
  }

  app.get(`${BUYER_SYSTEM_PATH}/style.css`, hidden, async (_, reply) => reply.type('text/css; charset=utf-8').send(pages.STYLE))
  app.get(BUYER_SYSTEM_PATH, hidden, async (_, reply) => show(reply, 'Start', drawStart()))
  app.get(`${BUYER_SYSTEM_PATH}/documents.json`, hidden, async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ documents: state.documents }),
  )

  app.post(`${BUYER_SYSTEM_PATH}/setup`, withFields, async (request, reply) => {
    const tenant = readTenant(request.body)
    const operation = PUNCH_OUT_OPERATIONS.find((one) => one === textOf(request.body, 'operation')) ?? 'create'
    const returnUrl = await prepare(request, tenant)
    const items = operation === 'create' ? [] : state.cartOf(tenant)
    const { address } = await openBuyer(tenant).setUp({ operation, returnUrl, items })
    return show(reply, 'Catalogue', address === '' ? drawStart(tenant) : pages.drawFrame(address))
  })

  app.post(`${BUYER_SYSTEM_PATH}/oci`, withFields, async (request, reply) => {
    const { body } = request
    const tenant = readTenant(body)
    const hookUrl = await prepare(request, tenant)
    const name = OCI_CALLS.find((one) => one === textOf(body, 'function')) ?? 'SHOP'
    const call = {
      name,
      hookUrl,
      productId: textOf(body, 'part'),
      quantity: textOf(body, 'pieces'),
      search: textOf(body, 'words'),
    }
    if (name === 'SHOP' || name === 'DETAIL') {
      const { origin } = new URL(originOf(tenant))
      return show(reply, 'Catalogue', pages.drawLogin(`${origin}/punchout/oci`, writeOciForm(demoConnection(tenant), call)))
    }
    const { items } = await openBuyer(tenant).askOci(call)
    return show(reply, 'Parts', `${pages.drawReturned(tenant, items)}${drawStart(tenant)}`)
  })

  app.post(
    `${BUYER_SYSTEM_PATH}/return`,
    {
      schema: { hide: true, body: fields, querystring: z.object({ tenant: z.string() }) },
      // A page of the supplier sends it.
      config: { allowsForeignOrigin: true },
    },
    async (request, reply) => {
      const tenant = readTenant(request.query)
      const document = Buffer.from(textOf(request.body, 'cxml-base64'), 'base64').toString('utf8')
      const isCxml = document !== ''
      const items = isCxml ? readItems(document) : readOciItems(request.body ?? {})
      const kind = isCxml ? 'PunchOutOrderMessage' : 'OCI transfer'
      const text = isCxml ? document : JSON.stringify(request.body, null, 1)
      state.see({ direction: 'received', kind, status: readCookie(document), text })
      state.takeCart(tenant, items)
      return show(reply, 'Requisition', pages.drawReturned(tenant, items))
    },
  )

  app.post(`${BUYER_SYSTEM_PATH}/order`, withFields, async (request, reply) => {
    const tenant = readTenant(request.body)
    const [orderId, items] = [`PO-${clock.now().getTime()}`, state.cartOf(tenant)]
    const { payloadId, ...outcome } = await openBuyer(tenant).order({ orderId, type: 'new', items })
    state.takeOrder({ orderId, tenant, items, payloadId, lines: items.length, outcome: `${outcome.status} ${outcome.detail}` })
    return showOutcome(reply, tenant, outcome)
  })

  app.post(`${BUYER_SYSTEM_PATH}/change`, withFields, async (request, reply) => {
    const { body } = request
    const tenant = readTenant(body)
    const order = state.findOrder(tenant, textOf(body, 'order')) ?? badRequest('There is no such order.')
    const type = ORDER_TYPES.find((one) => one === textOf(body, 'type')) ?? 'update'
    const pieces = /^\d{1,6}$/.exec(textOf(body, 'pieces'))?.[0] ?? '1'
    const items = type === 'update' ? order.items.map((item) => ({ ...item, quantity: pieces })) : order.items
    const { orderId, payloadId: before } = order
    const { payloadId, ...outcome } = await openBuyer(tenant).order({ orderId, type, items, before })
    state.takeOrder({ ...order, items, payloadId, outcome: `${outcome.status} ${outcome.detail}` })
    return showOutcome(reply, tenant, outcome)
  })

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(
      `${BUYER_SYSTEM_PATH}/documents`,
      { schema: { hide: true }, config: { allowsForeignOrigin: true } },
      async (request, reply) => {
        state.takeDocument(String(request.body))
        return reply
          .type('text/xml')
          .send(
            '<?xml version="1.0"?><cXML payloadID="1@procureone" timestamp="2026-01-01T00:00:00+00:00"><Response><Status code="200" text="OK"/></Response></cXML>',
          )
      },
    )
  })
}
