import { z } from 'zod'
import { readCustomer } from '#features/search/search-api/portal/customer.store.ts'
import { resolveVisibility } from '#features/search/search-api/portal/visibility.rules.ts'
import { agentTool, cursorSchema, nextCursor, pageOf } from '#foundation/agents/public.server.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import { userOf } from '#platform/http/access.ts'

const MOST_FOUND = 50

const searchProducts = agentTool({
  name: 'search_products',
  title: 'Search products',
  description: 'Finds parts by number, name or words, as the search of the shop does for this customer.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({
    query: z.string().trim().min(1).max(128),
    limit: z.int().min(1).max(MOST_FOUND).default(10),
    cursor: cursorSchema,
  }),
  output: z.object({
    products: z.array(z.object({ sku: z.string(), name: z.string(), description: z.string() })),
    total: z.number(),
    nextCursor: z.string().nullable(),
  }),
  run: async ({ request }, { query, limit, cursor }) => {
    const { tx, scope, server } = request
    const { engine, tenants } = server.services
    const locale = readerLocale(await requirePerson(request))
    const customer = await readCustomer(tx, userOf(request))
    const page = pageOf(cursor)
    const { hits, total } = await engine.search(tx, {
      query,
      page: { size: limit, current: page },
      precision: 2,
      filters: { all: [{ field: 'document_type', values: ['Product'] }] },
      visibility: resolveVisibility({ traits: tenants.traitsOf(scope.tenant), locale, cookies: {}, customer }),
    })
    return {
      products: hits.map(({ document: { key, texts } }) => {
        const { title = key, description = '' } = texts[locale.language] ?? texts.en ?? {}
        return { sku: key, name: title, description }
      }),
      total,
      nextCursor: nextCursor({ page, size: limit, total }),
    }
  },
})

export const searchTools = [searchProducts]
