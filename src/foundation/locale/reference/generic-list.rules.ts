import { lookUp } from '#kernel/look-up.ts'
import type { Dictionary } from '#kernel/texts.ts'

/** Short lists that forms of several features offer; the words are texts, `list.{name}.{value}`. */
const GENERIC_LISTS = {
  salutation: ['ms', 'mr', 'mx', 'dr', 'prof'],
  casePriority: ['low', 'medium', 'high', 'critical'],
  requestReason: ['new-account', 'additional-access', 'address-change', 'product-question', 'order-question', 'other'],
  contactMethod: ['email', 'phone'],
} as const

export type GenericItem = { readonly value: string; readonly title: string }

/** Every list in one language [7.5.7]. */
export const fillGenericLists = (texts: Dictionary): Record<string, GenericItem[]> =>
  Object.fromEntries(
    Object.entries(GENERIC_LISTS).map(([name, values]) => [
      name,
      values.map((value) => ({ value, title: lookUp(texts, `list.${name}.${value}`) ?? value })),
    ]),
  )
