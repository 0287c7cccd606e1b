import { drawInThread } from '#features/orders/orders/returns/label-thread.service.ts'
import type { OrderReturn } from '#features/orders/orders/returns/return.store.ts'
import type { Order } from '#features/orders/orders/order-model.rules.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Services } from '#platform/services.ts'

type Parts = Pick<Services, 'dictionaries' | 'tenants' | 'brands'>
type Sent = { readonly order: Order; readonly accountName: string; readonly found: OrderReturn }

/** To the address that staff gave, from where the parts were delivered. */
export const drawLabel = (
  { dictionaries, tenants, brands }: Parts,
  tenant: TenantKey,
  { order, accountName, found }: Sent,
  language: Language,
): Promise<Buffer> => {
  const texts = dictionaries[language]['orders'] ?? {}
  const say = (key: string, values: TextValues = {}): string => fillText(lookUp(texts, key) ?? key, values)
  const { shipTo, lines } = order
  const place = [shipTo.postalCode, shipTo.city, shipTo.state, shipTo.countryCode].filter(Boolean).join(' ')
  const contents = found.lines.map(({ position, quantity, serials = [] }) => {
    const part = lines.find((line) => line.position === position)
    const named = `${quantity} × ${part?.sku ?? ''} ${part?.name ?? ''}`.trim()
    return serials.length === 0 ? named : `${named} (${say('label.serials', { serials: serials.join(', ') })})`
  })
  return drawInThread({
    title: say('label.title', { number: found.number }),
    author: tenants.byKey(tenant)?.name ?? tenant,
    language,
    date: found.decidedAt ?? found.requestedAt,
    number: found.number,
    brand: brands.of(tenant).paper,
    to: { label: say('label.to'), lines: found.returnAddress.split('\n').map((line) => line.trim()) },
    from: { label: say('label.from'), lines: [...new Set([accountName, shipTo.name, shipTo.street, place])].filter(Boolean) },
    facts: [say('detail.title', { number: order.number }), say(`reason.${found.reason}`)],
    cut: say('label.cut'),
    contents: { label: say('label.contents'), lines: contents },
    notes: found.answer === '' ? [] : [found.answer],
  })
}
