import { z } from 'zod'
import { listAttributes } from '#features/storefront/catalogue/attribute.store.ts'
import { SKU } from '#features/storefront/catalogue/product/part-number.rules.ts'
import { inLanguage } from '#features/storefront/catalogue/product/product.rules.ts'
import { findProduct, followReplacements } from '#features/storefront/catalogue/product/product.store.ts'
import { agentTool } from '#foundation/agents/public.server.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'
import { chooseMarket, isCountryCode } from '#foundation/locale/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import { notFound } from '#platform/http/errors.ts'

type Document = { readonly title: string; readonly href: string }

/** Each file once. */
const mergeDocuments = (lists: readonly (readonly Document[])[]): Document[] => [
  ...new Map(lists.flat().map(({ title, href }) => [href, { title, href }])).values(),
]

const getProduct = agentTool({
  name: 'get_product',
  title: 'Get a product',
  description: 'What the shop says of one part: name, facts, documents, replacement, what goes with it.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({ sku: z.string().regex(SKU) }),
  output: z.object({
    sku: z.string(),
    name: z.string(),
    description: z.string(),
    lifecycle: z.enum(['active', 'obsolete', 'replaced']),
    replacement: z.string().nullable().describe('The part that takes its place now'),
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    documents: z.array(z.object({ title: z.string(), href: z.string().describe('Of this site: an id for get_document') })),
    accessories: z.array(z.string()),
  }),
  run: async (call, { sku }) => {
    const { request } = call
    const { tx, server } = request
    const person = await requirePerson(request)
    const { language, country } = readerLocale(person)
    const signs = { selected: undefined, target: undefined, urlCountry: person.countryCode.toLowerCase() || country }
    const product = (await findProduct(tx, sku, chooseMarket(signs, isCountryCode))) ?? notFound('part')
    const { names, texts, lifecycle, replacedBy, attributes, documents, accessories } = product
    const elsewhere = await Promise.all(server.services.agentDocuments.ofPart.map((list) => list(call, sku)))
    const known = await listAttributes(tx)
    const facts = known.flatMap(({ key, names: words, unit }) => {
      const value = lookUp(attributes, key)
      return value === undefined ? [] : [{ name: inLanguage(words, language), value: [value, unit].filter(Boolean).join(' ') }]
    })
    const steps = replacedBy === null ? [] : await followReplacements(tx, sku)
    return {
      ...{ sku, lifecycle, facts, accessories: [...accessories] },
      name: inLanguage(names, language),
      description: inLanguage(texts, language),
      replacement: steps.at(-1)?.sku ?? null,
      documents: mergeDocuments([documents, ...elsewhere]),
    }
  },
})

export const catalogueTools = [getProduct]
