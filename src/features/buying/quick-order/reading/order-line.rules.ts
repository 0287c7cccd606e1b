import { trimSigns } from '#kernel/trim-signs.ts'

/** Where a number stood: in a column of ours, of the customer's, behind a word such as 'part no', or somewhere in the text. */
export type NumberSource = 'part' | 'own' | 'label' | 'text'
export type WrittenNumber = { readonly text: string; readonly source: NumberSource }

/** Why a line is not ordered, whatever its part and quantity are: each waits until a person says otherwise. */
export const WITHDRAWN = ['struck', 'cancelled', 'hidden', 'other_order', 'quoted', 'repeated', 'correction'] as const
export type Withdrawn = (typeof WITHDRAWN)[number]

/** `quantity`: no whole number of one or more; `unsure`: several readings; `unit`: a measure or pack. */
export type LineFault = 'quantity' | 'unsure' | 'unit' | Withdrawn

export const isWithdrawn = (fault: string | null | undefined): fault is Withdrawn => WITHDRAWN.some((one) => one === fault)

/** A line as it was read, before anything is looked up. */
export type OrderLine = {
  readonly line: number
  readonly asked: string
  readonly numbers: readonly WrittenNumber[]
  /** The words beside the number, by which a part may be searched for. */
  readonly words: string
  readonly quantity?: number | undefined
  readonly unit?: string | undefined
  /** A decimal, as the document says it. */
  readonly price?: string | undefined
  readonly fault?: LineFault | undefined
  /** The number that the document gives the line, such as 20 for its second one. */
  readonly position?: number | undefined
  /** The day on which it is requested, YYYY-MM-DD. */
  readonly requestedOn?: string | undefined
  /** Nothing was said, so it is one. */
  readonly isAssumed?: boolean | undefined
}

/** Text that may be a part number: it holds a digit, and is no date, amount or measure. */
const NUMBER = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._+/#-]{1,58}[\p{L}\p{N}]$/u
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|kw\d+|\d{1,2}[./]20\d\d)$/i
const AMOUNT = /^\d+(?:[.,]\d+)+$|^\d{1,4}$/
const MEASURE =
  /^(?:dn|pn|m|g|r|ø|°)?\d+(?:[./,x-]\d+)*(?:mm|cm|m|bar|v|vac|vdc|w|kw|ma|a|hz|kg|g|l|npt|inch|in|mbar|psi|°c|c|%|nm|ml)?$/i

/** Whether a word looks like a part number. */
export const looksLikeNumber = (text: string): boolean =>
  NUMBER.test(text) && !DATE.test(text) && !AMOUNT.test(text) && !(MEASURE.test(text) && !/^\d{5,}$/.test(text))

/** Words of a cell without what people put around them. */
export const splitWords = (text: string): string[] =>
  text
    .split(/[\s,;|]+/)
    .map((word) => trimSigns(word, { start: /["'“”„«»(<[#*•·:=-]/, end: /["'“”„«»)>\]:.!?=*-]/ }))
    .filter((word) => word !== '')
