import type { OpeningHours } from '#features/storefront/dealers/public.ts'
import type { ListSpec } from '#kernel/list-query.ts'
import { toSlug } from '#kernel/fold-text.ts'

export const DEALER_LIST = {
  sortable: ['name', 'city', 'country'],
  sort: 'name',
  sizes: [50, 100, 200],
} as const satisfies ListSpec

/** `1-5 08:00-17:00`, one a line; days from 1, Monday. */
export const writeHours = (hours: readonly OpeningHours[]): string =>
  hours.map(({ from, to, opens, closes }) => `${from === to ? from : `${from}-${to}`} ${opens}-${closes}`).join('\n')

const LINE = /^([1-7])(?:\s*-\s*([1-7]))?\s+(\d{2}:\d{2})\s*-\s*(\d{2}:\d{2})$/

/** Undefined where a line cannot be read. */
export const readHours = (text: string): OpeningHours[] | undefined => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => LINE.exec(line))
  if (lines.some((line) => line === null)) return undefined
  return lines.map((line) => {
    const [, from = '1', to = from, opens = '', closes = ''] = line ?? []
    return { from: Number(from), to: Number(to), opens, closes }
  })
}

/** The part of an address that a dealer gets with its first name. */
export const nameDealer = (name: string, city: string, taken: ReadonlySet<string>): string => {
  const base = toSlug(`${name} ${city}`).slice(0, 50).replace(/-$/, '') || 'dealer'
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!taken.has(id)) return id
  }
}
