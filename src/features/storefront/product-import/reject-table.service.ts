import type { Reject } from '#features/storefront/product-import/reject.schema.ts'
import { neutraliseCell } from '#platform/files/cell-text.rules.ts'

const quoteCell = (text: string): string => `"${neutraliseCell(text).replaceAll('"', '""')}"`

/** The mark in front tells programs for sheets that it is UTF-8. */
export const REJECT_HEADER = '\ufeffline,sku,reason\r\n'

/** A refused line as a row of a table; what stands in it came from somebody's file. */
export const writeRejectRow = ({ line, sku, reason }: Reject): string =>
  `${line},${quoteCell(sku ?? '')},${quoteCell(reason)}\r\n`
