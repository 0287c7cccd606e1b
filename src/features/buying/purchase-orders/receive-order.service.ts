import { createHash, randomUUID } from 'node:crypto'
import { priceParts, requireShopperFor, type ShopContext, type Shopper } from '#features/buying/cart/public.server.ts'
import { priceLine } from '#features/buying/pricing/public.ts'
import {
  findKnown,
  kindOfUnit,
  listKnownNumbers,
  matchOrder,
  openDocument,
  readOpenDocument,
  reportProblem,
  type MatchedLine,
  type ReadOrder,
} from '#features/buying/quick-order/public.server.ts'
import { listPartCodes } from '#features/buying/procurement/public.server.ts'
import { findAddress, tryPlacing } from '#features/buying/purchase-orders/place-received.service.ts'
import { keyOf } from '#features/buying/purchase-orders/purchase-order-file.service.ts'
import { tellPerson } from '#features/buying/purchase-orders/purchase-order-inbox.service.ts'
import { findDraftReason, checkRepetition, MOST_DRAFTS } from '#features/buying/purchase-orders/purchase-order.rules.ts'
import * as store from '#features/buying/purchase-orders/purchase-order.store.ts'
import { findMember } from '#features/company/people/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { parseDecimal } from '#kernel/money.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'
import { lockName } from '#platform/limits/named-lock.store.ts'
import type { Services } from '#platform/services.ts'

export type Sent = {
  readonly tenant: TenantKey
  readonly keyId: string
  readonly idempotencyKey: string | null
  readonly personId: string
  readonly accountKey: string
  readonly country: string
  readonly file: { readonly name: string; readonly bytes: Uint8Array }
  readonly signal: AbortSignal
}

export type Outcome = { readonly order: store.PurchaseOrder; readonly isNew: boolean }

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  text: 'text/plain; charset=utf-8',
  ubl: 'application/xml',
} as const

const contextIn = (services: Services, tenant: TenantKey, tx: Tx): ShopContext => ({
  tx,
  server: { services },
  scope: { tenant },
})

/** The earlier result of the same document; refuses a key that stood for another one. */
const findRepeated = async (tx: Tx, sent: Sent, sha256: string): Promise<store.PurchaseOrder | undefined> => {
  const found = await store.findReceived(tx, { ...sent, sha256 })
  const repetition = checkRepetition(found, { sha256, personId: sent.personId })
  if (repetition === 'other_content')
    throw new Problem(422, 'idempotency_key_reused', 'This Idempotency-Key came with another document before.')
  const id = (found.byKey ?? found.byContent)?.id
  return repetition === 'repeated' && id !== undefined ? store.findPurchaseOrder(tx, id) : undefined
}

/** Whether the document's prices are ours of now, for these quantities. */
const openPriceCheck = async (context: ShopContext, shopper: Shopper, lines: readonly MatchedLine[]) => {
  const fresh = { ...shopper, priceRequest: { ...shopper.priceRequest, isFresh: true } }
  const parts = await priceParts(context, fresh, [...new Set(lines.flatMap(({ sku }) => sku ?? []))])
  return ({ sku, quantity, price }: { readonly sku: string; readonly quantity: number; readonly price: string }): boolean => {
    const part = parts.get(sku)
    const unit = part && priceLine(part, quantity)?.unit
    return unit !== undefined && parseDecimal(price, unit.currency)?.minor === unit.minor
  }
}

const isPiece = (unit: string): boolean => kindOfUnit(unit) === 'pieces'

/** One after the other for a person, so that a document that comes twice at once is one draft. */
const save = async (
  context: ShopContext,
  sent: Sent,
  { order, delivery }: { readonly order: Omit<store.NewPurchaseOrder, 'address'>; readonly delivery: ReadOrder['delivery'] },
): Promise<Outcome> => {
  const { tx, server } = context
  const { services } = server
  await lockName(tx, 'purchase-order', sent.personId)
  await lockName(tx, 'purchase-order-key', sent.keyId, sent.idempotencyKey ?? order.id)
  const repeated = await findRepeated(tx, sent, order.sha256)
  if (repeated) return { order: repeated, isNew: false }
  if ((await store.countDrafts(tx, sent.personId)) >= MOST_DRAFTS)
    throw new Problem(429, 'too_many_drafts', `${MOST_DRAFTS} purchase orders wait for this person already.`)
  const shopper = await requireShopperFor(context, sent)
  const member = await findMember(tx, sent.personId)
  const isOurPrice = await openPriceCheck(context, shopper, order.lines)
  const isAllowed = member !== undefined && (await store.mayOrderExact(tx, member.companyId))
  const { poNumber, currency, lines } = order
  const address = findAddress(delivery, shopper)
  const codes = await listPartCodes(
    tx,
    lines.flatMap(({ sku }) => sku ?? []),
  )
  const reason = findDraftReason({
    ...{ isAllowed, poNumber, currency, lines, account: shopper.account, isOurPrice },
    ...{
      isPieces: (unit, sku) => isPiece(unit) && isPiece(codes.get(sku ?? '')?.unit ?? 'EA'),
      isPlaceClear: address !== 'unclear',
    },
  })
  const draft = { ...order, reason: reason ?? null, address: address === undefined || address === 'unclear' ? null : address }
  await store.insertPurchaseOrder(tx, draft)
  const placed = reason === undefined ? await tryPlacing(context, shopper, draft) : undefined
  const now = services.clock.now()
  if (placed)
    await store.changePurchaseOrder(tx, order.id, { state: 'orderNumber' in placed ? 'Ordered' : 'Waiting', ...placed }, now)
  else if (reason === undefined) await store.changePurchaseOrder(tx, order.id, { state: 'Draft', reason: 'refused' }, now)
  const stored = await store.findPurchaseOrder(tx, order.id)
  if (!stored) throw new Error('a purchase order was not stored')
  if (stored.state === 'Draft' || stored.state === 'Ordered' || stored.state === 'Waiting')
    await tellPerson({ tx, tenant: context.scope.tenant, services }, stored, stored.state)
  await writeAudit(tx, { id: sent.personId }, now, 'purchase-order.received', {
    ...{ object: order.id, key: sent.keyId, state: stored.state, reason: stored.reason ?? '', ...placed },
  })
  return { order: stored, isNew: true }
}

/** Reads the document in the sandbox while no connection is in use, and stores what came of it [T-97]. */
export const receiveOrder = async (services: Services, sent: Sent): Promise<Outcome> => {
  const { tenant, personId, file, signal } = sent
  const { db, files, clock } = services
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const before = await withTenant(db, tenant, async (tx) => {
    const repeated = await findRepeated(tx, sent, sha256)
    return repeated ?? { shopper: await requireShopperFor(contextIn(services, tenant, tx), sent) }
  })
  if (!('shopper' in before)) return { order: before, isNew: false }
  const { shopper } = before
  const reader = { tenant, person: personId, signal }
  const opened = await openDocument(file.bytes, 'system', reader).catch(reportProblem)
  const known = await withTenant(db, tenant, (tx) => findKnown({ tx }, shopper, opened.numbers, signal))
  const read = await readOpenDocument(opened, listKnownNumbers(known), reader).catch(reportProblem)
  const id = randomUUID()
  const mediaType = MEDIA_TYPES[opened.type]
  await files.put(keyOf(tenant, id), Buffer.from(file.bytes), { contentType: mediaType })
  try {
    const outcome = await withTenant(db, tenant, async (tx) => {
      const context = contextIn(services, tenant, tx)
      const matched = await matchOrder(context, shopper, read, known)
      const order = {
        ...{ id, personId, soldToId: shopper.account.id, keyId: sent.keyId, idempotencyKey: sent.idempotencyKey, sha256 },
        ...{ kind: opened.type, name: file.name, size: file.bytes.length, pages: opened.pages, mediaType },
        ...{ ...matched, reason: null, receivedAt: clock.now() },
      }
      return save(context, sent, { order, delivery: read.delivery })
    })
    if (!outcome.isNew) await files.remove(keyOf(tenant, id))
    return outcome
  } catch (error) {
    await files.remove(keyOf(tenant, id))
    throw error
  }
}
