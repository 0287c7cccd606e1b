import { z } from 'zod'
import { DOCUMENT_KINDS } from '#demo/catalogue/products/documents.ts'
import { drawDocument, type DocumentContent } from '#demo/documents/draw-document.ts'
import { DOCUMENT_WORDS, type DocumentLanguage } from '#demo/documents/document-words.ts'
import { findProduct, type Attribute, listAttributes } from '#features/storefront/catalogue/public.server.ts'
import { chooseMarket } from '#foundation/locale/public.ts'
import { DEFAULT_LOCALE, isLanguage, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'
import type { App } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'

const params = z.strictObject({
  tenant: z.enum(TENANT_KEYS),
  file: z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9][A-Za-z0-9._+-]{0,59}-(?:${DOCUMENT_KINDS.join('|')})\\.pdf$`), 'is no document'),
})

/** Where the visitor came from says which language and market the document is for. */
const localeOf = (referer: string | undefined): Locale => {
  const [, country, language = ''] = /^https?:\/\/[^/]+\/([a-z]{2})\/([a-z]{2})(?:[/.?#]|$)/.exec(referer ?? '') ?? []
  return country && isLanguage(language) ? { country, language } : DEFAULT_LOCALE
}

const isWritten = (language: string): language is DocumentLanguage => Object.hasOwn(DOCUMENT_WORDS, language)

const writeFigures = (
  attributes: readonly Attribute[],
  values: Readonly<Record<string, string | number>>,
  language: DocumentLanguage,
): DocumentContent['figures'] =>
  attributes.flatMap(({ key, names, unit }) => {
    const value = lookUp(values, key)
    if (value === undefined) return []
    const text = typeof value === 'number' ? value.toLocaleString(language) : value
    return [{ name: names[language] ?? key, value: unit === null ? text : `${text} ${unit}` }]
  })

/** Data sheets, guides and declarations of the demo's products, made when somebody asks. */
export const documentRoutes = (app: App): void => {
  app.get('/content/dam/:tenant/documents/:file', { schema: { hide: true, params } }, async (request, reply) => {
    const { tenant, file } = request.params
    const [, sku = '', kind = ''] = /^(.+)-(data-sheet|installation-guide|certificate)\.pdf$/.exec(file) ?? []
    if (tenant !== request.scope.tenant) notFound('document')
    const locale = localeOf(request.headers.referer)
    const market = chooseMarket({
      selected: request.cookies['selecteddtm'],
      target: request.cookies['dtm'],
      urlCountry: locale.country,
    })
    const product = (await findProduct(request.tx, sku, market)) ?? notFound('document')
    if (!product.documents.some(({ href }) => href.endsWith(`/${file}`))) notFound('document')
    const language = isWritten(locale.language) ? locale.language : 'en'
    const approval = product.attributes['approval']
    const pdf = await drawDocument({
      kind: DOCUMENT_KINDS.find((one) => one === kind) ?? notFound('document'),
      language,
      company: app.services.tenants.byHost(request.host)?.name ?? 'Halden',
      sku,
      name: product.names[language] ?? sku,
      text: product.texts[language] ?? '',
      approval: approval === undefined ? undefined : String(approval),
      figures: writeFigures(await listAttributes(request.tx), product.attributes, language),
    })
    return reply
      .type('application/pdf')
      .header('content-language', language)
      .header('content-disposition', `inline; filename="${file}"`)
      .header('cache-control', 'private, max-age=300')
      .header('vary', 'Referer, Cookie')
      .send(pdf)
  })
}
