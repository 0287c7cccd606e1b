import { SITE_LOCALES } from '#foundation/locale/public.ts'
import type { Order } from '#features/orders/orders/public.server.ts'
import { DEFAULT_LOCALE, type Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText } from '#kernel/texts.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { drawInThread } from '#features/orders/order-confirmation/confirmation-thread.service.ts'
import type { Services } from '#platform/services.ts'
import { createFormats, type Formats } from '#ui/format.ts'

type Parts = Pick<Services, 'dictionaries' | 'tenants' | 'brands'>
type Say = (key: string, values?: Readonly<Record<string, string>>) => string

const listFacts = (order: Order, { date }: Formats, say: Say): (readonly [string, string])[] => {
  const facts: (readonly [string, string | null])[] = [
    [say('pdf.placed'), date(order.placedAt)],
    [say('pdf.po'), order.poNumber || null],
    [say('pdf.account'), order.accountKey.replace(/^.*~0*/, '')],
    [say('pdf.promised'), order.promisedOn && date(order.promisedOn)],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

const listSums = (
  order: Order,
  { number }: Formats,
  say: Say,
  money: (minor: bigint) => string,
): (readonly [string, string])[] => [
  [say('pdf.subtotal'), money(order.subtotalMinor)],
  [say('pdf.freight'), money(order.freightMinor)],
  ...order.taxes.map(({ name, percent, minor }) => {
    const share = number(Number(percent), { maximumFractionDigits: 3 })
    return [say('pdf.tax', { name, percent: share }), money(BigInt(minor))] as const
  }),
]

/** The order as PDF; without amounts where the tenant shows none. */
export const drawConfirmation = (
  { dictionaries, tenants, brands }: Parts,
  tenant: TenantKey,
  order: Order,
  language: Language,
): Promise<Buffer> => {
  const texts = dictionaries[language]['order-confirmation'] ?? {}
  const say: Say = (key, values = {}) => fillText(lookUp(texts, key) ?? key, values)
  const formats = createFormats(SITE_LOCALES.find((one) => one.language === language) ?? DEFAULT_LOCALE)
  const { number, currency, shipTo, lines } = order
  const { hideCurrency } = tenants.flagsOf(tenant)
  const money = (minor: bigint): string => formats.money({ minor, currency })
  const place = [shipTo.postalCode, shipTo.city, shipTo.state, shipTo.countryCode].filter(Boolean).join(' ')
  return drawInThread({
    title: say('pdf.title', { number }),
    author: tenants.byKey(tenant)?.name ?? tenant,
    brand: brands.of(tenant).paper,
    language,
    date: order.placedAt,
    number,
    address: { label: say('pdf.shipTo'), lines: [shipTo.name, shipTo.street, place].filter(Boolean) },
    facts: listFacts(order, formats, say),
    head: {
      place: '#',
      sku: say('pdf.sku'),
      name: say('pdf.name'),
      quantity: say('pdf.quantity'),
      unit: hideCurrency ? '' : say('pdf.unit'),
      sum: hideCurrency ? '' : say('pdf.sum'),
    },
    rows: lines.map(({ position, sku, name, quantity, unitMinor, totalMinor, note }) => ({
      place: String(position),
      sku,
      name: note ? `${name} (${note})` : name,
      quantity: formats.number(quantity),
      unit: hideCurrency ? '' : money(unitMinor),
      sum: hideCurrency ? '' : money(totalMinor),
    })),
    sums: hideCurrency ? [] : listSums(order, formats, say, money),
    total: hideCurrency ? undefined : [say('pdf.total'), money(order.totalMinor)],
    closing: say('pdf.closing', { number }),
    pageText: lookUp(texts, 'pdf.page') ?? '',
  })
}
