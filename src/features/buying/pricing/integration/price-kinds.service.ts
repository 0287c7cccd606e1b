import { z } from 'zod'
import { defineKind, type LineResult } from '#foundation/integration/public.server.ts'
import { SKU } from '#features/storefront/catalogue/public.ts'
import { findKnownParts, saveListPrices, saveStock } from '#features/buying/pricing/integration/price-kinds.store.ts'
import { savePrices } from '#features/buying/pricing/price-list.store.ts'
import { PUBLIC_LIST } from '#features/buying/pricing/priced-part.rules.ts'
import { currencySchema } from '#kernel/money.schema.ts'
import { parseDecimal } from '#kernel/money.ts'

const sku = z.string().regex(SKU, 'is no part number')
const UNKNOWN: LineResult = { ok: false, error: 'there is no such part' }
const OK: LineResult = { ok: true }

const priceSchema = z.object({
  priceList: z.string().min(1).max(40).default(PUBLIC_LIST),
  sku,
  currency: currencySchema,
  /** Decimal text, read digit by digit. */
  price: z.union([z.string().max(40), z.number()]).transform(String),
  fromQuantity: z.number().int().min(1).max(999_999).default(1),
})

/** The price from now on; the same price again changes nothing. */
export const priceKind = defineKind({
  name: 'prices',
  help: 'What a part costs on a price list, from a quantity on.',
  keys: ['priceList', 'sku', 'currency', 'fromQuantity'],
  example: { sku: 'HS-334-4D', currency: 'EUR', price: '597.52' },
  schema: priceSchema,
  apply: async ({ tx }, lines) => {
    const known = await findKnownParts(tx, [...new Set(lines.map((line) => line.sku))])
    const read = lines.map((line) => ({ ...line, minor: parseDecimal(line.price, line.currency)?.minor }))
    const isGood = (line: (typeof read)[number]) => known.has(line.sku) && line.minor !== undefined && line.minor >= 0n
    // Of two lines about the same the later one holds.
    const good = [
      ...new Map(
        read
          .filter(isGood)
          .map((line) => [
            `${line.priceList}\n${line.sku}\n${line.currency}\n${line.fromQuantity}`,
            { ...line, minor: line.minor ?? 0n },
          ]),
      ).values(),
    ]
    const isPublic = ({ priceList, fromQuantity }: (typeof good)[number]) => priceList === PUBLIC_LIST && fromQuantity === 1
    await saveListPrices(tx, good.filter(isPublic))
    await savePrices(
      tx,
      good.filter((line) => !isPublic(line)),
    )
    return read.map((line): LineResult => {
      if (!known.has(line.sku)) return UNKNOWN
      return isGood(line) ? OK : { ok: false, error: `the price is none in ${line.currency}` }
    })
  },
})

const stockSchema = z.object({
  sku,
  warehouse: z
    .string()
    .regex(/^[a-z]{2}$/, 'is no country')
    .describe('The country it lies in'),
  quantity: z.number().int().min(0).max(1_000_000_000),
})

/** The current stock of a warehouse. */
export const stockKind = defineKind({
  name: 'stock',
  help: 'What lies in a warehouse.',
  keys: ['sku', 'warehouse'],
  example: { sku: 'HS-334-4D', warehouse: 'de', quantity: 120 },
  schema: stockSchema,
  apply: async ({ tx }, lines) => {
    const known = await findKnownParts(tx, [...new Set(lines.map((line) => line.sku))])
    await saveStock(
      tx,
      lines.filter((line) => known.has(line.sku)),
    )
    return lines.map((line) => (known.has(line.sku) ? OK : UNKNOWN))
  },
})
