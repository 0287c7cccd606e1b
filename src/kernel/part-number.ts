import { lookUp } from '#kernel/look-up.ts'

const ALIKE: Readonly<Record<string, string>> = { o: '0', i: '1' }

/** Letters and digits alone: case, width, hyphens, dots and spaces make no other number. */
export const stripPartNumber = (written: string): string =>
  written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * One spelling for what people write as one number, O for 0 and I for 1 included. The database has it as the generated column
 * `product.folded`; another fold here needs a migration of that column, of `part_reference`, of customers' numbers and of
 * `order_word`, and a rebuilt search index.
 */
export const foldPartNumber = (written: string): string =>
  stripPartNumber(written).replace(/[oi]/g, (letter) => lookUp(ALIKE, letter) ?? letter)
