import { drawInThread } from '#features/orders/order-confirmation/public.server.ts'
import { SITE_LOCALES } from '#foundation/locale/public.ts'
import { hideListPrices, type Quote, type QuoteVersion } from '#features/buying/quotes/quote-model.rules.ts'
import { listVersions } from '#features/buying/quotes/quote-versions.store.ts'
import { DEFAULT_LOCALE, type Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { multiplyMoney } from '#kernel/money.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Services } from '#platform/services.ts'
import { createFormats, type Formats } from '#ui/format.ts'

type Say = (key: string, values?: Readonly<Record<string, string>>) => string
type Parts = Pick<Services, 'dictionaries' | 'tenants' | 'brands'>
type Drawn = {
  readonly tenant: TenantKey
  readonly quote: Quote
  readonly version: number
  readonly hidesPrices?: boolean
  readonly account: { readonly name: string; readonly city?: string; readonly countryCode?: string }
}

const listFacts = (quote: Quote, version: QuoteVersion, { date, dateTime }: Formats, say: Say): (readonly [string, string])[] => {
  const facts: (readonly [string, string | null])[] = [
    [say('pdf.date'), date(version.at)],
    [say('pdf.version'), String(version.number)],
    [say('pdf.account'), quote.accountKey.replace(/^.*~0*/, '')],
    [say('pdf.until'), version.validUntil && `${dateTime(version.validUntil)} UTC`],
    [say('pdf.wantedBy'), quote.wantedBy && date(quote.wantedBy)],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

/** One version of a quote as PDF, as orders and invoices are drawn. */
export const drawQuote = async (
  tx: Tx,
  { dictionaries, tenants, brands }: Parts,
  { tenant, quote, version: number, account, hidesPrices = false }: Drawn,
  language: Language,
): Promise<Buffer> => {
  const found = (await listVersions(tx, quote)).find((one) => one.number === number) ?? notFound('version')
  const version = hidesPrices ? hideListPrices(found) : found
  const texts = dictionaries[language]['quotes'] ?? {}
  const say: Say = (key, values = {}) => fillText(lookUp(texts, key) ?? key, values)
  const formats = createFormats(SITE_LOCALES.find((one) => one.language === language) ?? DEFAULT_LOCALE)
  const { money } = formats
  return drawInThread({
    title: say('pdf.title', { number: quote.number, version: String(number) }),
    author: tenants.byKey(tenant)?.name ?? tenant,
    brand: brands.of(tenant).paper,
    language,
    date: version.at,
    number: quote.number,
    address: {
      label: say('pdf.for'),
      lines: [account.name, [account.city, account.countryCode].filter(Boolean).join(', ')].filter(Boolean),
    },
    facts: listFacts(quote, version, formats, say),
    head: {
      ...{ place: '#', sku: say('pdf.sku'), name: say('pdf.name'), quantity: say('pdf.quantity') },
      ...{ unit: say('pdf.unit'), sum: say('pdf.sum') },
    },
    rows: version.lines.map(({ sku, name, quantity, unit, wanted, leadDays, validUntil }, at) => {
      const price = version.kind === 'Countered' ? (wanted ?? unit) : unit
      const remarks = [
        ...(leadDays === null ? [] : [say('pdf.lead', { days: formats.number(leadDays) })]),
        ...(validUntil ? [say('pdf.lineUntil', { until: formats.date(validUntil) })] : []),
      ]
      return {
        place: String(at + 1),
        sku,
        name: remarks.length === 0 ? name : `${name} (${remarks.join(', ')})`,
        quantity: formats.number(quantity),
        unit: price ? money(price) : '–',
        sum: price ? money(multiplyMoney(price, quantity)) : '–',
      }
    }),
    sums: version.discounts.map(({ name, percent, amount }) => [
      percent === undefined ? name : `${name} (${formats.number(Number(percent), { maximumFractionDigits: 3 })} %)`,
      money({ ...amount, minor: -amount.minor }),
    ]),
    total: version.total && [say('pdf.total'), money(version.total)],
    closing: say(`pdf.closing.${version.kind}`),
    pageText: lookUp(texts, 'pdf.page') ?? '',
  })
}
