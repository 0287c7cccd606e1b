import type { UNITS } from '#features/buying/recurring-orders/schedule.rules.ts'

export type RecurringLine = { readonly sku: string; readonly quantity: number }

/** A recurring order as it is being typed; `lines` are those of the chosen list or order. */
export type RecurringDraft = {
  readonly name: string
  readonly source: 'list' | 'order'
  readonly list: string
  readonly orderNumber: string
  readonly way: 'days' | 'call'
  readonly count: string
  readonly unit: (typeof UNITS)[number]
  readonly startsOn: string
  readonly callUntil: string
  readonly costCentre: string
  readonly lines: readonly RecurringLine[]
}

export const EMPTY_DRAFT: RecurringDraft = {
  ...{ name: '', source: 'list', list: '', orderNumber: '', way: 'days', count: '1', unit: 'months' },
  ...{ startsOn: '', callUntil: '', costCentre: '', lines: [] },
}

type Field = 'list' | 'orderNumber' | 'count' | 'startsOn' | 'callUntil'

/** Fields that the choice of source and way needs. */
export const findDraftFaults = ({ source, list, orderNumber, way, count, startsOn, callUntil }: RecurringDraft) => {
  const faults: Partial<Record<Field, 'form.missing' | 'form.field'>> = {}
  if (source === 'list' && list === '') faults.list = 'form.missing'
  if (source === 'order' && orderNumber.trim() === '') faults.orderNumber = 'form.missing'
  if (way === 'call') return callUntil === '' ? { ...faults, callUntil: 'form.missing' as const } : faults
  if (!/^[1-9]\d*$/.test(count.trim())) faults.count = count.trim() === '' ? 'form.missing' : 'form.field'
  if (startsOn === '') faults.startsOn = 'form.missing'
  return faults
}

/** As the endpoint takes it. */
export const toRecurringBody = ({ name, lines, way, count, unit, startsOn, callUntil, costCentre }: RecurringDraft) => ({
  name,
  lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
  costCentre: costCentre === '' ? null : costCentre,
  ...(way === 'call' ? { callUntil } : { every: { count: Number(count), unit }, startsOn }),
})
