import { makeDice } from '#demo/pictures/dice.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** A number of another maker, and the product that takes its place. */
export type DemoReference = { readonly maker: string; readonly number: string; readonly sku: string }

/** Three makers that do not exist, each with a way of its own to write numbers. */
const MAKERS: readonly { readonly name: string; readonly write: (serial: number, size: string) => string }[] = [
  { name: 'Kestrel Controls', write: (serial, size) => `KC ${serial}.${size}` },
  { name: 'Nordmann & Vik', write: (serial, size) => `NV-${serial}/${size}` },
  { name: 'Oriel Dynamics', write: (serial, size) => `OD${size}-${serial}` },
]

const PER_TENANT = 150

/**
 * Numbers of other makers for every few products of a tenant, the same on every machine. Some lead to products that were
 * replaced since, and one in ten to two products, as in real lists.
 */
export function* listReferences(tenant: TenantKey, products: Iterable<ProductRecord>): Generator<DemoReference> {
  const dice = makeDice(`references/${tenant}`)
  const all = [...products].filter(({ lifecycle }) => lifecycle !== 'obsolete')
  const step = Math.max(1, Math.floor(all.length / PER_TENANT))
  for (let count = 0; count < PER_TENANT; count += 1) {
    const product = all[(count * step) % all.length]
    const maker = MAKERS[count % MAKERS.length]
    if (!product || !maker) return
    const size = product.sku.split('-').at(-1) ?? '00'
    const number = maker.write(1000 + count * 7 + dice.int(0, 6), size)
    yield { maker: maker.name, number, sku: product.sku }
    const beside = all[(count * step + 1) % all.length]
    if (count % 10 === 9 && beside) yield { maker: maker.name, number, sku: beside.sku }
  }
}
