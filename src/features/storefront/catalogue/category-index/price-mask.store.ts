import { sql, type RawBuilder } from 'kysely'
import { setBit } from '#features/storefront/catalogue/category-index/category-index.rules.ts'
import { parseRange, type NumberRange } from '#features/storefront/catalogue/category-index/range.rules.ts'
import { digitsOf } from '#kernel/money.ts'
import { encodeBits } from '#platform/database/binary-array.ts'
import type { Tx } from '#platform/database/database.ts'

const KEY_BYTES = 8
const PLACE_BYTES = 4

/** How many of the keys, which ascend, are below a number. */
const countBelow = (keys: Buffer, limit: number): number => {
  let [low, high] = [0, keys.length / KEY_BYTES]
  while (low < high) {
    const middle = (low + high) >> 1
    if (keys.readDoubleLE(middle * KEY_BYTES) < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** In minor units; everything up to the last of a whole unit belongs to its upper end. */
const toMinor = ({ from, to }: NumberRange, currency: string) => {
  const unit = 10 ** digitsOf(currency)
  return {
    from: from === undefined ? 0 : Math.round(from * unit),
    below: to === undefined ? Infinity : Math.round(to * unit) + 1,
  }
}

/** The products whose list price lies within one of the ranges, exactly. */
export const readPriceMask = async (
  tx: Tx,
  categoryId: string,
  currency: string,
  values: readonly string[],
): Promise<RawBuilder<string>> => {
  const { rows } = await sql<{ places: Buffer; keys: Buffer | null }>`
    select places, keys from category_index_order where category_id = ${categoryId} and sort = ${`price:${currency}`}`.execute(tx)
  const [order] = rows
  if (!order?.keys) return sql`null::bit varying`
  const size = order.places.length / PLACE_BYTES
  const bits = new Uint8Array(Math.ceil(size / 8))
  for (const value of values) {
    const range = parseRange(value)
    if (!range) continue
    const { from, below } = toMinor(range, currency)
    const end = countBelow(order.keys, below)
    for (let at = countBelow(order.keys, from); at < end; at += 1) setBit(bits, order.places.readUInt32LE(at * PLACE_BYTES))
  }
  return sql`${encodeBits(bits, size)}::bit varying`
}
