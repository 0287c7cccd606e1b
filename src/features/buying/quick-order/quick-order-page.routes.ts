import type { FastifyRequest } from 'fastify'
import { shopPages, type ShopPage } from '#features/buying/cart/public.server.ts'
import { openPart, openParts, openQuickCart } from '#features/buying/quick-order/quick-order-page.api.ts'
import { quickOrder } from '#features/buying/quick-order/page/quick-order.schema.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

const PAGE: ShopPage = {
  address: 'quickcart_url',
  path: '/quickCart',
  block: quickOrder.type,
  dictionary: 'quick-order',
  title: 'title',
  lead: 'lead',
}

const LONGEST_PART = 80

/** Decodes what a tool's page encoded twice; the router has decoded it once [2.13.4]. */
const readPart = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment).trim().slice(0, LONGEST_PART) || undefined
  } catch {
    return undefined
  }
}

/** Below the parts is one segment, as the address has it. */
const belowParts = ({ url }: FastifyRequest): string => url.replace(/\?.*$/s, '').replace(/^.*\/parts(?=\/|$)/, '')

export const quickOrderPageRoutes = (app: App): void => {
  const answer = shopPages(app)
  addEndpoint(app, openQuickCart, (request, reply) => answer(request, reply, PAGE, request.params.language))
  const parts = { ...PAGE, beside: 'parts', path: '/parts' }
  addEndpoint(app, openParts, (request, reply) => answer(request, reply, parts, request.params.language))
  addEndpoint(app, openPart, (request, reply) => {
    const part = readPart(request.params.part)
    const page = { ...parts, below: belowParts(request), props: { ...(part !== undefined && { part }) } }
    return answer(request, reply, page, request.params.language)
  })
}
