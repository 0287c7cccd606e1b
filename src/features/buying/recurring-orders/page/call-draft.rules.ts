import type { CallLine } from '#features/buying/recurring-orders/call-off.rules.ts'

type OpenLine = { readonly sku: string; readonly left: number | null }

const isEmpty = (text: string): boolean => ['', '0'].includes(text.trim())
const isRight = (text: string, { left }: OpenLine): boolean => /^\d{1,7}$/.test(text.trim()) && Number(text) <= (left ?? 0)

/** The first line, by its place, that is no whole number or more than is left; where nothing was typed, the first that can be called. */
export const findWrongCall = (pieces: readonly string[], open: readonly OpenLine[]): number | undefined => {
  const wrong = open.findIndex((line, at) => !isEmpty(pieces[at] ?? '') && !isRight(pieces[at] ?? '', line))
  if (wrong >= 0) return wrong
  if (open.some((_, at) => !isEmpty(pieces[at] ?? ''))) return undefined
  return Math.max(
    0,
    open.findIndex(({ left }) => left !== 0),
  )
}

/** The typed quantities as lines to call; undefined while one is wrong, or nothing was typed. */
export const readCallDraft = (pieces: readonly string[], open: readonly OpenLine[]): CallLine[] | undefined =>
  findWrongCall(pieces, open) === undefined
    ? open.flatMap(({ sku }, at) => {
        const text = pieces[at] ?? ''
        return isEmpty(text) ? [] : [{ sku, quantity: Number(text) }]
      })
    : undefined
