import {
  element,
  writeDocument,
  writeHeader,
  writeTimestamp,
  type Envelope,
  type Markup,
  type Parties,
} from '#features/buying/procurement/cxml/write-cxml.rules.ts'

/** The customer's order that a document is about, as its system numbers it. */
export type OrderAbout = {
  readonly orderId: string
  /** Of the message that brought it. */
  readonly payloadId: string
  readonly parties: Parties
  /** Proves that we send it: only servers see it. */
  readonly secret: string
}

export const writeRequest = (envelope: Envelope, { parties, secret }: OrderAbout, content: Markup): string =>
  writeDocument(envelope, writeHeader(parties, secret), element('Request', { deploymentMode: 'production' }, content))

export const writeOrderReference = ({ orderId, payloadId }: OrderAbout): Markup =>
  element('OrderReference', { orderID: orderId }, element('DocumentReference', { payloadID: payloadId }))

export type Confirmation = { readonly id: string; readonly isAccepted: boolean; readonly comment: string }

/** Of the whole order: a part of it is never taken without the rest. */
export const writeConfirmation = (envelope: Envelope, about: OrderAbout, { id, isAccepted, comment }: Confirmation): string =>
  writeRequest(
    { ...envelope, dtd: 'Fulfill' },
    about,
    element('ConfirmationRequest', {}, [
      element(
        'ConfirmationHeader',
        { confirmID: id, operation: 'new', type: isAccepted ? 'accept' : 'reject', noticeDate: writeTimestamp(envelope.at) },
        comment === '' ? undefined : element('Comments', { 'xml:lang': 'en' }, comment),
      ),
      writeOrderReference(about),
    ]),
  )

export type ShippedPart = { readonly lineNumber: number; readonly quantity: number; readonly sku: string; readonly unit: string }
export type ShipNotice = {
  readonly id: string
  /** Days, as `2026-11-16`. */
  readonly shippedOn: string
  readonly carrier: string
  readonly trackingNumber: string
  readonly parts: readonly ShippedPart[]
}

const atNoon = (day: string): string => `${day}T12:00:00+00:00`

export const writeShipNotice = (envelope: Envelope, about: OrderAbout, notice: ShipNotice): string =>
  writeRequest(
    { ...envelope, dtd: 'Fulfill' },
    about,
    element('ShipNoticeRequest', {}, [
      element('ShipNoticeHeader', {
        shipmentID: notice.id,
        noticeDate: writeTimestamp(envelope.at),
        shipmentDate: atNoon(notice.shippedOn),
        operation: 'new',
      }),
      element('ShipControl', {}, [
        element('CarrierIdentifier', { domain: 'companyName' }, notice.carrier || 'Carrier'),
        element('ShipmentIdentifier', {}, notice.trackingNumber || notice.id),
      ]),
      element('ShipNoticePortion', {}, [
        writeOrderReference(about),
        ...notice.parts.map(({ lineNumber, quantity, sku, unit }) =>
          element('ShipNoticeItem', { quantity, lineNumber }, [
            element('ItemID', {}, element('SupplierPartID', {}, sku)),
            element('UnitOfMeasure', {}, unit),
          ]),
        ),
      ]),
    ]),
  )
