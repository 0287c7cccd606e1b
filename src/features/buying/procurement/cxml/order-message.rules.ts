import type { Operation } from '#features/buying/procurement/cxml/operation.rules.ts'
import {
  element,
  writeDocument,
  writeHeader,
  writeMoney,
  writeStatus,
  type Envelope,
  type Markup,
  type Parties,
} from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import type { Money } from '#kernel/money.ts'

/** A line as it goes back; the price is that of one piece in the unit that is named. */
export type TransferLine = {
  readonly sku: string
  /** Names the visit, so that the cart can be opened again. */
  readonly auxiliary: string
  readonly customerNumber: string | undefined
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Money
  readonly total: Money
  /** UN/ECE Recommendation 20. */
  readonly unit: string
  readonly unspsc: string
  readonly manufacturer: string
  readonly href: string
  readonly leadDays: number | undefined
}

/** The code of UNSPSC for what none was given for: parts of equipment in general, which buyers map by hand. */
export const UNKNOWN_CLASS = '31000000'

const writeItem = (line: TransferLine, at: number, language: string): Markup =>
  element('ItemIn', { quantity: line.quantity, lineNumber: at + 1 }, [
    element('ItemID', {}, [
      element('SupplierPartID', {}, line.sku),
      element('SupplierPartAuxiliaryID', {}, line.auxiliary),
      line.customerNumber === undefined ? undefined : element('BuyerPartID', {}, line.customerNumber),
    ]),
    element('ItemDetail', {}, [
      element('UnitPrice', {}, writeMoney(line.unitPrice)),
      element('Description', { 'xml:lang': language }, line.name),
      element('UnitOfMeasure', {}, line.unit),
      element('Classification', { domain: 'UNSPSC' }, line.unspsc),
      element('ManufacturerPartID', {}, line.sku),
      line.manufacturer === '' ? undefined : element('ManufacturerName', { 'xml:lang': language }, line.manufacturer),
      element('URL', {}, line.href),
      line.leadDays === undefined ? undefined : element('LeadTime', {}, line.leadDays),
    ]),
  ])

export type OrderMessage = {
  readonly buyerCookie: string
  readonly operation: Operation
  readonly parties: Parties
  readonly total: Money
  readonly lines: readonly TransferLine[]
  readonly language: string
  /** Left without a change: 204, as a cart without lines would empty the requisition of an `edit`. */
  readonly isLeft?: boolean
}

/** The message that the browser carries back: the cookie as it came, and no secret. */
export const writeOrderMessage = (envelope: Envelope, message: OrderMessage): string =>
  writeDocument(
    envelope,
    writeHeader(message.parties),
    element(
      'Message',
      {},
      message.isLeft ? writeStatus(204, 'No Content') : undefined,
      element('PunchOutOrderMessage', {}, [
        element('BuyerCookie', {}, message.buyerCookie),
        element(
          'PunchOutOrderMessageHeader',
          { operationAllowed: message.operation === 'inspect' ? 'inspect' : 'edit' },
          element('Total', {}, writeMoney(message.total)),
        ),
        ...message.lines.map((line, at) => writeItem(line, at, message.language)),
      ]),
    ),
  )
