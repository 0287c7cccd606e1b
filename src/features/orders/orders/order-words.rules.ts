import { foldPartNumber } from '#kernel/part-number.ts'

/** Every word is folded like a part number, names without their accents: which of the words is a number is not known. */
const squeeze = (text: string): string => foldPartNumber(text.normalize('NFKD').replace(/\p{M}/gu, ''))

const LONGEST = 60
/** Words shorter than this are found with what stands around them only. */
const SHORTEST = 2

const splitWords = (text: string): string[] =>
  text
    .split(/[\s,;/|]+/)
    .map((word) => squeeze(word).slice(0, LONGEST))
    .filter((word) => word.length >= SHORTEST)

type Findable = {
  readonly number: string
  readonly poNumber: string
  readonly site: string
  readonly city: string
  readonly lines: readonly { readonly sku: string; readonly name: string }[]
}

/** Numbers are found by any dash-separated part of theirs too: `PO-5507` by `5507`. */
const listNumberWords = (number: string): string[] => [squeeze(number), ...number.split(/[^\p{L}\p{N}]+/u).map(squeeze)]

/** Search terms of an order: its numbers, its parts and their names, and its destination. */
export const listOrderWords = ({ number, poNumber, site, city, lines }: Findable): string[] => [
  ...new Set(
    [
      ...listNumberWords(number),
      ...listNumberWords(poNumber),
      ...splitWords(site),
      ...splitWords(city),
      ...lines.flatMap(({ sku, name }) => [squeeze(sku), ...splitWords(name)]),
    ]
      .map((word) => word.slice(0, LONGEST))
      .filter((word) => word.length >= SHORTEST),
  ),
]

const MOST_WORDS = 6

/** The beginnings of words that somebody looks for; an order has them all. */
export const readSearch = (text: string): string[] => splitWords(text).slice(0, MOST_WORDS)

/** The first text behind everything that begins like this, in the order of code points. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`
