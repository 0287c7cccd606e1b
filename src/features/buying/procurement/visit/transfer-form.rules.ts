import type { TransferLine } from '#features/buying/procurement/cxml/order-message.rules.ts'
import { toDecimal } from '#kernel/money.ts'

export type FormField = { readonly name: string; readonly value: string }

/** Of OCI: longer values are cut by the systems that take them, or refused. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

const LONGEST_TEXT = 40

/** The fields of OCI 4.0, which 5.0 has as well; numbers with a point and no grouping. The price is that of `PRICEUNIT` pieces: always one. */
export const writeOciFields = (lines: readonly TransferLine[]): FormField[] =>
  lines.flatMap((line, at) => {
    const field = (name: string, value: string): FormField => ({ name: `NEW_ITEM-${name}[${at + 1}]`, value })
    return [
      field('DESCRIPTION', cut(line.name, LONGEST_TEXT)),
      field('MATNR', cut(line.customerNumber ?? '', 40)),
      field('QUANTITY', `${line.quantity}.000`),
      field('UNIT', line.unit),
      field('PRICE', toDecimal(line.unitPrice)),
      field('CURRENCY', line.unitPrice.currency),
      field('PRICEUNIT', '1'),
      ...(line.leadDays === undefined ? [] : [field('LEADTIME', String(line.leadDays))]),
      field('VENDORMAT', cut(line.sku, 40)),
      field('MANUFACTCODE', cut(line.manufacturer, 10)),
      field('MANUFACTMAT', cut(line.sku, 40)),
      field('EXT_SCHEMA_TYPE', 'UNSPSC'),
      field('EXT_CATEGORY_ID', line.unspsc),
      field('EXT_PRODUCT_ID', cut(line.sku, 40)),
      { name: `NEW_ITEM-LONGTEXT_${at + 1}:132[]`, value: line.name },
    ]
  })

/** Both forms of the standard for systems that read one of them only. */
export const writeCxmlFields = (document: string): FormField[] => [
  { name: 'cxml-base64', value: Buffer.from(document, 'utf8').toString('base64') },
]
