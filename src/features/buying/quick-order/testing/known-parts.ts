import { foldPartNumber } from '#features/storefront/catalogue/public.ts'
import type { Knowledge } from '#features/buying/quick-order/matching/match-line.rules.ts'

export const PARTS = Array.from({ length: 40 }, (_, at) => `HP-${1200 + at * 7}${at % 3 === 0 ? `-0${at % 9}0-40` : ''}`)

const group = (pairs: readonly (readonly [string, string])[]): Map<string, string[]> => {
  const map = new Map<string, string[]>()
  for (const [key, value] of pairs) map.set(foldPartNumber(key), [...(map.get(foldPartNumber(key)) ?? []), value])
  return map
}

/** Forty parts that are sold, one that was replaced, one that ended, numbers of others and of the company. */
export const KNOWLEDGE: Knowledge = {
  products: group([...[...PARTS, 'OLD-1', 'GONE-1', 'AB-100', 'AB-1OO'].map((sku) => [sku, sku] as const)]),
  own: new Map([
    [foldPartNumber('100-2291'), PARTS[1] ?? ''],
    [foldPartNumber('M-778'), PARTS[2] ?? ''],
  ]),
  references: group([
    ['ZX-900', PARTS[3] ?? ''],
    ['ZX-901', PARTS[3] ?? ''],
    ['ZX-901', PARTS[4] ?? ''],
  ]),
  sold: new Map([
    ...[...PARTS, 'AB-100', 'AB-1OO'].map((sku) => [sku, 'active'] as const),
    ['OLD-1', 'replaced'],
    ['GONE-1', 'obsolete'],
  ]),
  chains: new Map([['OLD-1', [{ sku: PARTS[0] ?? '', lifecycle: 'active' }]]]),
}
