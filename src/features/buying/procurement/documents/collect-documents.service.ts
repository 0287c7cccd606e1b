import { toTheirUnit, type UnitMap } from '#features/buying/procurement/connection/unit-map.rules.ts'
import { findConnection } from '#features/buying/procurement/connection/connection.store.ts'
import { insertDocument, type DocumentKind } from '#features/buying/procurement/documents/document.store.ts'
import { answerChanges } from '#features/buying/procurement/documents/change-answer.rules.ts'
import {
  writeConfirmation,
  writeShipNotice,
  type Confirmation,
  type OrderAbout,
} from '#features/buying/procurement/documents/fulfilment.rules.ts'
import { openShares, splitLine } from '#features/buying/procurement/documents/line-share.rules.ts'
import { writeInvoice } from '#features/buying/procurement/documents/invoice-detail.rules.ts'
import {
  createDocumentTask,
  SECRET_MARK,
  type DocumentServices,
} from '#features/buying/procurement/documents/send-document.task.ts'
import { CONFIRMED_STATES } from '#features/buying/procurement/order/confirmed-states.rules.ts'
import { findProcurementOrder, type ProcurementOrder } from '#features/buying/procurement/order/procurement-order.store.ts'
import { newPayloadId } from '#features/buying/procurement/cxml/payload-id.service.ts'
import type { Envelope } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import { listPartCodes } from '#features/buying/procurement/visit/punch-out.store.ts'
import { listInvoicesOfOrder, type Invoice } from '#features/orders/invoices/public.server.ts'
import { listOrderChanges } from '#features/orders/order-changes/public.server.ts'
import { findOrder, listShipments } from '#features/orders/orders/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

type Due = { readonly kind: DocumentKind; readonly subject: string; readonly write: (envelope: Envelope) => string }

const PIECE = 'EA'

const sumTaxes = ({ taxes }: Invoice): bigint => taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)

const confirm = (
  about: OrderAbout,
  { id, isAccepted, comment, subject = isAccepted ? 'accept' : 'reject' }: Confirmation & { readonly subject?: string },
): Due => ({
  kind: 'ConfirmationRequest',
  subject,
  write: (envelope) => writeConfirmation(envelope, about, { id, isAccepted, comment }),
})

const listDue = async (
  tx: Tx,
  sent: ProcurementOrder,
  { about, units }: { readonly about: OrderAbout; readonly units: UnitMap },
): Promise<Due[]> => {
  if (sent.state === 'Refused') return [confirm(about, { id: sent.id, isAccepted: false, comment: 'The order was refused.' })]
  const order = sent.orderNumber === null ? undefined : await findOrder(tx, sent.orderNumber)
  if (!order) return []
  const codes = await listPartCodes(
    tx,
    order.lines.map(({ sku }) => sku),
  )
  const unitOf = (sku: string): string => toTheirUnit(units, codes.get(sku)?.unit ?? PIECE)
  const bySku = new Map(order.lines.map((line) => [line.position, line.sku]))
  const due: Due[] = []
  if (CONFIRMED_STATES.includes(order.state)) {
    due.push(confirm(about, { id: order.number, isAccepted: true, comment: '' }))
    for (const { payloadId, ...answer } of answerChanges(sent, await listOrderChanges(tx, order.id)))
      due.push(confirm({ ...about, payloadId }, answer))
  }
  if (order.state === 'Cancelled')
    due.push(confirm(about, { id: order.number, isAccepted: false, comment: 'The order was cancelled.' }))
  const shippedOf = openShares(sent.content.lines)
  for (const { number, shippedOn, carrier, trackingNumber, lines } of await listShipments(tx, order.id)) {
    const parts = lines.flatMap(({ position, quantity }) => {
      const sku = bySku.get(position)
      return sku === undefined ? [] : shippedOf(sku, quantity).map((share) => ({ ...share, sku, unit: unitOf(sku) }))
    })
    const notice = { id: number, shippedOn, carrier, trackingNumber, parts }
    due.push({ kind: 'ShipNoticeRequest', subject: number, write: (envelope) => writeShipNotice(envelope, about, notice) })
  }
  const invoicedOf = openShares(sent.content.lines)
  for (const invoice of await listInvoicesOfOrder(tx, order.number)) {
    const money = (minor: bigint) => ({ minor, currency: invoice.currency })
    const lines = invoice.lines.flatMap((line) =>
      splitLine(line, invoicedOf(line.sku, line.quantity)).map(({ lineNumber, quantity, totalMinor }) => ({
        ...{ sku: line.sku, name: line.name, quantity, unit: unitOf(line.sku), lineNumber },
        ...{ unitPrice: money(line.unitMinor), total: money(totalMinor) },
      })),
    )
    const subtotal = money(invoice.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0n))
    const sums = {
      subtotal,
      freight: money(invoice.freightMinor),
      tax: money(sumTaxes(invoice)),
      total: money(invoice.totalMinor),
    }
    const { number, issuedOn } = invoice
    due.push({
      kind: 'InvoiceDetailRequest',
      subject: number,
      write: (envelope) => writeInvoice(envelope, about, { number, issuedOn, lines, ...sums }),
    })
  }
  return due
}

type CollectContext = { readonly tx: Tx; readonly services: DocumentServices }

/** Documents that the customer's system must have of its order by now; each leaves once, in the transaction in which it became true. */
export const collectDocuments = async ({ tx, services }: CollectContext, id: string): Promise<void> => {
  const sent = await findProcurementOrder(tx, id)
  const connection = sent && (await findConnection(tx, sent.connectionId))
  if (!sent || !connection || connection.documentsUrl === null) return
  const [payloadId = ''] = sent.payloadIds
  const about: OrderAbout = { orderId: sent.orderId, payloadId, parties: sent.parties, secret: SECRET_MARK }
  const at = services.clock.now()
  for (const { kind, subject, write } of await listDue(tx, sent, { about, units: connection.units })) {
    const documentPayload = newPayloadId(at, 'portico')
    const document = write({ payloadId: documentPayload, at, language: 'en' })
    const row = { connectionId: connection.id, procurementOrderId: sent.id, kind, subject, payloadId: documentPayload, document }
    const documentId = await insertDocument(tx, { ...row, createdAt: at })
    if (documentId !== undefined) await services.jobs.enqueue(tx, createDocumentTask(services), { documentId })
  }
}
