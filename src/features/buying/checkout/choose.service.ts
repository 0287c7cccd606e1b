import type { FastifyRequest } from 'fastify'
import { findAddressFaults, tidyAddress, type Address } from '#features/buying/checkout/address/address.rules.ts'
import type { DeliveryMethod } from '#features/buying/delivery-terms/public.ts'
import type { PaymentType } from '#features/buying/checkout/checkout.rules.ts'
import { insertShipTo, listShipTos, saveCheckout, type CheckoutChange } from '#features/buying/checkout/checkout.store.ts'
import { isExpired } from '#features/buying/checkout/payment/card.rules.ts'
import { dropDocument, keepDocument } from '#features/buying/checkout/po-document.service.ts'
import { todayOf, type OrderDraft } from '#features/buying/checkout/read-checkout.service.ts'
import type { Shopper } from '#features/buying/cart/public.server.ts'
import { badRequest, notFound, Problem } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'

const MOST_SHIP_TOS = 200

/** 400 with the fields that are wrong, by name. */
const refuseFields = (path: string, faults: readonly string[]): never =>
  badRequest(
    'Please check the marked fields.',
    faults.map((field) => ({ path: `${path}/${field}`, message: 'is missing or wrong' })),
  )

type PaymentChoice = {
  readonly type: PaymentType
  readonly poNumber: string
  readonly documentId?: string | null | undefined
}

/** Paying by card needs one that was entered in the gateway's fields before. */
const requireCard = (request: FastifyRequest, { checkout: { card } }: OrderDraft): void => {
  if (!request.server.services.paymentGateway) throw new Problem(422, 'no_cards', 'Cards cannot be used here.')
  if (!card || isExpired(card.expires, todayOf(request))) refuseFields('', ['card'])
}

export const savePayment = async (
  request: FastifyRequest,
  shopper: Shopper,
  draft: OrderDraft,
  { type, poNumber, documentId }: PaymentChoice,
): Promise<void> => {
  const number = poNumber.trim()
  if (type === 'purchase-order' && number === '') refuseFields('', ['poNumber'])
  if (type === 'card') requireCard(request, draft)
  const document =
    documentId === undefined || documentId === draft.checkout.poUploadId
      ? {}
      : documentId === null
        ? { poUploadId: null, poName: null, poSize: null }
        : await keepDocument(request, shopper.personId, documentId)
  if ('poUploadId' in document) await dropDocument(request, draft.checkout.poUploadId)
  const change = { paymentType: type, poNumber: number, ...document }
  await saveCheckout(request.tx, draft.cartId, change, request.server.services.clock.now())
}

type DeliveryChoice = {
  readonly shipToId?: string | undefined
  readonly address?: Address | undefined
  readonly savesAddress: boolean
  readonly method: DeliveryMethod
  readonly requestedOn: string | null
  readonly isComplete: boolean
  readonly attention: string
}

/** A saved one, a new one that is saved, one for this order alone, or the account's own. */
const chooseAddress = async (
  request: FastifyRequest,
  shopper: Shopper,
  draft: OrderDraft,
  { shipToId, address, savesAddress }: DeliveryChoice,
): Promise<CheckoutChange> => {
  if (shipToId !== undefined) {
    if (!draft.shipTos.some(({ id }) => id === shipToId)) notFound('address')
    return { shipToId, shipTo: null }
  }
  if (!address) return draft.shipTo ? { shipToId: draft.shipTo.id } : {}
  const tidy = tidyAddress(address)
  const faults = Object.keys(findAddressFaults(tidy))
  if (faults.length > 0) refuseFields('address', faults)
  if (!savesAddress) return { shipToId: null, shipTo: tidy }
  const { tx } = request
  const count = async () => (await listShipTos(tx, shopper.account.id)).length
  if (!(await hasRoom(tx, { of: ['ship-to', shopper.account.id], most: MOST_SHIP_TOS, count })))
    throw new Problem(409, 'too_many_addresses', `An account keeps ${MOST_SHIP_TOS} addresses at most.`)
  return { shipToId: await insertShipTo(request.tx, shopper.account.id, tidy), shipTo: null }
}

export const saveDelivery = async (
  request: FastifyRequest,
  shopper: Shopper,
  draft: OrderDraft,
  choice: DeliveryChoice,
): Promise<void> => {
  const { method, requestedOn, isComplete, attention } = choice
  if (requestedOn !== null && requestedOn < todayOf(request)) refuseFields('', ['requestedOn'])
  const place = await chooseAddress(request, shopper, draft, choice)
  const change = { ...place, deliveryMethod: method, requestedOn, isComplete, attention: attention.trim() }
  await saveCheckout(request.tx, draft.cartId, change, request.server.services.clock.now())
}
