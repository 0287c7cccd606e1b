import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import * as messages from '#demo/buyer-system/buyer-messages.ts'
import * as pages from '#demo/buyer-system/buyer-pages.ts'
import { BUYER_SYSTEM_PATH, demoConnection } from '#demo/buyer-system/demo-connection.ts'
import { TENANT_KEYS, type TenantKey } from '#demo/tenant-keys.ts'
import { changeConnection, listByIdentity } from '#features/buying/procurement/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { badRequest } from '#platform/http/errors.ts'
import { buildPolicy } from '#platform/http/security-headers.ts'

const MOST_SEEN = 40
const fields = z.record(z.string(), z.unknown()).optional()

/** Plays a customer's procurement system: setup, frame, transfer, order, and the documents that come. A production start never loads it. */
export const buyerSystemRoutes = (app: App): void => {
  const { services } = app
  const seen: pages.SeenMessage[] = []
  const returned = new Map<TenantKey, readonly messages.BoughtItem[]>()
  const see = (message: Omit<pages.SeenMessage, 'at'>): void => {
    seen.unshift({ at: services.clock.now(), ...message })
    seen.splice(MOST_SEEN)
  }
  // With every page: the port of the sites is known once they listen.
  const writePolicy = (): string => {
    const frames = services.tenants.all.map(({ key }) => services.originOf(key))
    return buildPolicy({ 'frame-src': ["'self'", ...frames], 'frame-ancestors': ["'self'"] })
  }
  const show = (reply: FastifyReply, title: string, content: string): FastifyReply =>
    reply
      .header('content-security-policy', writePolicy())
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pages.drawPage(title, content))
  const readTenant = (body: unknown): TenantKey => {
    const tenant = typeof body === 'object' && body !== null && 'tenant' in body ? body.tenant : undefined
    return TENANT_KEYS.find((key) => key === tenant) ?? badRequest('There is no such site.')
  }
  const list = () => services.tenants.all.map(({ key, name }) => ({ key, name }))

  /** Wherever this page is called from, its frame is allowed and its documents come here. */
  const stand = (tenant: TenantKey, origin: string): Promise<void> =>
    withTenant(services.db, tenant, async (tx) => {
      const [connection] = await listByIdentity(tx, [demoConnection(tenant).identity])
      if (!connection || connection.frameOrigins.includes(origin)) return
      const documentsUrl = `${origin}${BUYER_SYSTEM_PATH}/documents`
      await changeConnection(tx, connection.id, { frameOrigins: [origin], documentsUrl })
    })

  /** As a server of the customer posts it. */
  const post = async (tenant: TenantKey, url: string, kind: string, document: string): Promise<string> => {
    const { host } = new URL(services.originOf(tenant))
    const { body } = await app.inject({ method: 'POST', url, headers: { host, 'content-type': 'text/xml' }, payload: document })
    see({ direction: 'sent', kind, status: messages.readStatus(body), text: document })
    see({ direction: 'received', kind: `answer to ${kind}`, status: messages.readDetail(body), text: body })
    return body
  }

  app.get(`${BUYER_SYSTEM_PATH}/style.css`, { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(pages.STYLE),
  )
  app.get(BUYER_SYSTEM_PATH, { schema: { hide: true } }, async (_, reply) => show(reply, 'Start', pages.drawStart(list(), seen)))
  app.post(`${BUYER_SYSTEM_PATH}/setup`, { schema: { hide: true, body: fields } }, async (request, reply) => {
    const tenant = readTenant(request.body)
    const operation =
      request.body?.['operation'] === 'edit' || request.body?.['operation'] === 'inspect' ? request.body['operation'] : 'create'
    const origin = `${request.protocol}://${request.host}`
    await stand(tenant, origin)
    const returnUrl = `${origin}${BUYER_SYSTEM_PATH}/return?tenant=${tenant}`
    const items = operation === 'create' ? [] : (returned.get(tenant) ?? [])
    const document = messages.writeSetupRequest({ tenant, operation, returnUrl, items }, services.clock.now())
    const address = messages.readStartPage(await post(tenant, '/punchout/cxml', 'PunchOutSetupRequest', document))
    return show(reply, 'Catalogue', address === '' ? pages.drawStart(list(), seen, tenant) : pages.drawFrame(address))
  })
  app.post(
    `${BUYER_SYSTEM_PATH}/return`,
    // A page of the supplier sends it.
    {
      schema: { hide: true, body: fields, querystring: z.object({ tenant: z.string() }) },
      config: { allowsForeignOrigin: true },
    },
    async (request, reply) => {
      const tenant = readTenant(request.query)
      const encoded = request.body?.['cxml-base64']
      const document = Buffer.from(typeof encoded === 'string' ? encoded : '', 'base64').toString('utf8')
      see({ direction: 'received', kind: 'PunchOutOrderMessage', status: messages.readCookie(document), text: document })
      const items = messages.readItems(document)
      if (items.length > 0) returned.set(tenant, items)
      return show(reply, 'Requisition', pages.drawReturned(tenant, items))
    },
  )
  app.post(`${BUYER_SYSTEM_PATH}/order`, { schema: { hide: true, body: fields } }, async (request, reply) => {
    const tenant = readTenant(request.body)
    const now = services.clock.now()
    const document = messages.writeOrderRequest(tenant, `PO-${now.getTime()}`, returned.get(tenant) ?? [], now)
    const answer = await post(tenant, '/procurement/cxml', 'OrderRequest', document)
    const outcome = `<h2>Status ${pages.escapeHtml(messages.readStatus(answer))}</h2><p>${pages.escapeHtml(messages.readDetail(answer))}</p>`
    return show(reply, 'Order', `${outcome}${pages.drawStart(list(), seen, tenant)}`)
  })
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(
      `${BUYER_SYSTEM_PATH}/documents`,
      { schema: { hide: true }, config: { allowsForeignOrigin: true } },
      async (request, reply) => {
        const text = String(request.body)
        const kind = /<(ConfirmationRequest|ShipNoticeRequest|InvoiceDetailRequest)\b/.exec(text)?.[1] ?? 'document'
        see({ direction: 'received', kind, status: '200', text })
        return reply
          .type('text/xml')
          .send(
            '<?xml version="1.0"?><cXML payloadID="1@procureone" timestamp="2026-01-01T00:00:00+00:00"><Response><Status code="200" text="OK"/></Response></cXML>',
          )
      },
    )
  })
}
