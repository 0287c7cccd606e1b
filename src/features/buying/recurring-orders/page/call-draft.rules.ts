import { lookUp } from '#kernel/look-up.ts'
import type { CallLine } from '#features/buying/recurring-orders/call-off.rules.ts'

type OpenLine = { readonly sku: string; readonly left: number | null }

/** The typed quantities as lines to call; undefined where one is no whole number, is more than is left, or nothing was typed. */
export const readCallDraft = (draft: Readonly<Record<string, string>>, open: readonly OpenLine[]): CallLine[] | undefined => {
  const typed = open.flatMap(({ sku, left }) => {
    const text = (lookUp(draft, sku) ?? '').trim()
    return text === '' || text === '0'
      ? []
      : [{ sku, quantity: /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN, left: left ?? 0 }]
  })
  const isGood = typed.length > 0 && typed.every(({ quantity, left }) => quantity >= 1 && quantity <= left)
  return isGood ? typed.map(({ sku, quantity }) => ({ sku, quantity })) : undefined
}
