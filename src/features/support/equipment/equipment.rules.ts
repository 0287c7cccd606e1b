import type { ListSpec } from '#kernel/list-query.ts'

export const EQUIPMENT_PATH = '/secure/equipment'
export const unitPath = (id: string): string => `${EQUIPMENT_PATH}/details.${id}`

export const EQUIPMENT_LIST = {
  sortable: ['serialNumber', 'product', 'site', 'commissionedOn', 'nextServiceOn'],
  sort: 'nextServiceOn',
  sizes: [25, 50, 100],
} as const satisfies ListSpec

/** The quick filters of the list. */
export const SERVICE_FILTERS = ['due', 'overdue'] as const
export type ServiceFilter = (typeof SERVICE_FILTERS)[number]

/** A service within so many days is due. */
export const DUE_DAYS = 30
const DAY_MS = 86_400_000

/** Whole days from one to another, both written as `2026-11-16`; negative where it is past. */
export const countDays = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

export type ServiceState = ServiceFilter | 'planned' | 'none'

/** How urgent the next service is. The day itself is due, not overdue. */
export const assessService = (nextServiceOn: string | null, today: string): ServiceState => {
  if (nextServiceOn === null) return 'none'
  const days = countDays(today, nextServiceOn)
  if (days < 0) return 'overdue'
  return days <= DUE_DAYS ? 'due' : 'planned'
}

export type WarrantyState = 'unknown' | 'valid' | 'ended'

/** The last day still counts. */
export const assessWarranty = (until: string | null, today: string): WarrantyState => {
  if (until === null) return 'unknown'
  return until < today ? 'ended' : 'valid'
}

type Fitting = { readonly sku: string; readonly lifecycle: 'active' | 'obsolete' | 'replaced' }
export type FittingPart<Part> = { readonly part: Part; readonly relation: 'accessory' | 'replacement' }

/** Parts that go with a unit and can be bought: accessories and spare parts first, then what replaced the unit itself. */
export const listFitting = <Part extends Fitting>(
  sku: string,
  accessories: readonly Part[],
  replacements: readonly Part[],
): FittingPart<Part>[] => {
  const seen = new Set([sku])
  const take = (parts: readonly Part[], relation: FittingPart<Part>['relation']): FittingPart<Part>[] =>
    parts.flatMap((part) => {
      if (seen.has(part.sku) || part.lifecycle !== 'active') return []
      seen.add(part.sku)
      return [{ part, relation }]
    })
  return [...take(accessories, 'accessory'), ...take(replacements, 'replacement')]
}
