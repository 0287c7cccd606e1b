import {
  element,
  writeDocument,
  writeHeader,
  writeMoney,
  writeTimestamp,
  type Envelope,
  type Markup,
} from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import type { Money } from '#kernel/money.ts'

type Sender = { readonly domain: string; readonly identity: string }

/** Nothing that a test writes holds the secret of the connection. */
const HIDDEN = '••••'

/** As the customer's own system writes: it is the supplier of this message. */
const writeAsBuyer = (envelope: Envelope, { domain, identity }: Sender, content: Markup): string => {
  const parties = { supplier: [{ domain, identity }], buyer: [{ domain: 'NetworkId', identity: 'supplier' }] }
  return writeDocument(envelope, writeHeader(parties, HIDDEN), element('Request', { deploymentMode: 'test' }, content))
}

export const writeTestSetup = (envelope: Envelope, sender: Sender, returnUrl: string): string =>
  writeAsBuyer(
    envelope,
    sender,
    element('PunchOutSetupRequest', { operation: 'create' }, [
      element('BuyerCookie', {}, 'test'),
      element('BrowserFormPost', {}, element('URL', {}, returnUrl)),
    ]),
  )

export type TestLine = {
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Money
  readonly unit: string
  readonly unspsc: string
}

const writeLine = ({ sku, name, quantity, unitPrice, unit, unspsc }: TestLine, at: number): Markup =>
  element('ItemOut', { quantity, lineNumber: at + 1 }, [
    element('ItemID', {}, element('SupplierPartID', {}, sku)),
    element('ItemDetail', {}, [
      element('UnitPrice', {}, writeMoney(unitPrice)),
      element('Description', { 'xml:lang': 'en' }, name),
      element('UnitOfMeasure', {}, unit),
      element('Classification', { domain: 'UNSPSC' }, unspsc),
    ]),
  ])

export const writeTestOrder = (
  envelope: Envelope,
  sender: Sender,
  { orderId, total, lines }: { readonly orderId: string; readonly total: Money; readonly lines: readonly TestLine[] },
): string =>
  writeAsBuyer(
    envelope,
    sender,
    element('OrderRequest', {}, [
      element('OrderRequestHeader', { orderID: orderId, orderDate: writeTimestamp(envelope.at), type: 'new' }, [
        element('Total', {}, writeMoney(total)),
        element('BillTo', {}, element('Address', {}, element('Name', { 'xml:lang': 'en' }, 'Test'))),
      ]),
      ...lines.map(writeLine),
    ]),
  )
