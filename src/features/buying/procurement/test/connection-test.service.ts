import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { addLines, priceParts, type Shopper } from '#features/buying/cart/public.server.ts'
import type { Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { readDocument } from '#features/buying/procurement/cxml/cxml-reader.worker.ts'
import { newPayloadId } from '#features/buying/procurement/cxml/payload-id.service.ts'
import type { Envelope } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import { writeTestSetup, type TestLine } from '#features/buying/procurement/test/buyer-request.rules.ts'
import { tryOrder } from '#features/buying/procurement/test/dry-order.service.ts'
import { runStep, StepFailed, type StepResult, type TestStep } from '#features/buying/procurement/test/test-steps.service.ts'
import { answerSetup } from '#features/buying/procurement/visit/answer-setup.service.ts'
import { requireBuyerOf } from '#features/buying/procurement/visit/open-visit.service.ts'
import { findByPayload, listSomeParts } from '#features/buying/procurement/visit/punch-out.store.ts'
import { writeTransfer } from '#features/buying/procurement/visit/transfer.service.ts'
import { readVisitCart } from '#features/buying/procurement/visit/visit-cart.service.ts'
import { toDecimal } from '#kernel/money.ts'

/** Looked at for some that the account can buy. */
const SAMPLES = 200

/** An address that may stand in a test: the setup takes https and the machine itself. */
const returnAddress = (request: FastifyRequest): string =>
  request.server.services.originOf(request.scope.tenant).replace(/^http:\/\/[^:]+/, 'http://localhost')

const fillCart = async (request: FastifyRequest, shopper: Shopper): Promise<string> => {
  const skus = await listSomeParts(request.tx, SAMPLES)
  const parts = await priceParts(request, shopper, skus)
  const sold = skus.filter((sku) => parts.get(sku)?.steps.length).slice(0, 3)
  if (sold.length === 0) throw new StepFailed('No part has a price for this account.')
  const { lines } = await addLines(
    request,
    shopper,
    sold.map((sku) => ({ sku, quantity: 1 })),
  )
  return lines.map(({ sku }) => sku).join(', ')
}

/** The whole way in one transaction of which nothing stays: no visit, no cart, no order. */
export const testConnection = async (request: FastifyRequest, connection: Connection): Promise<TestStep[]> => {
  const { tx, server, scope } = request
  const steps: TestStep[] = []
  const run = async (name: TestStep['name'], work: () => Promise<StepResult>): Promise<void> => {
    const step = await runStep(name, work)
    steps.push(step)
    if (!step.isOk) throw new StepFailed(step.detail)
  }
  const at = server.services.clock.now()
  const envelope: Envelope = { payloadId: newPayloadId(at, 'test'), at, language: 'en' }
  const context = { tx, server, scope: { tenant: scope.tenant } }
  await sql`savepoint before_test`.execute(tx)
  try {
    const sent = writeTestSetup(envelope, connection, returnAddress(request))
    let answer = ''
    await run('setup', async () => {
      if (!connection.isActive) throw new StepFailed('The connection is switched off.')
      const { content } = await answerSetup(context, connection, readDocument(Buffer.from(sent)))
      answer = content?.markup ?? ''
      return { detail: `${connection.domain} ${connection.identity}`, sent }
    })
    await run('response', async () => ({ detail: 'StartPage', answer: answer.replace(/(start\/)[\w-]+/, '$1••••') }))
    const visit = await findByPayload(tx, connection.id, envelope.payloadId)
    if (!visit) throw new StepFailed('The visit was not opened.')
    const shopper = await requireBuyerOf(context, connection, visit.id)
    await run('start', async () => ({ detail: await fillCart(request, shopper) }))
    const { total, ...cart } = await readVisitCart(context, shopper, connection, true)
    const lines = cart.lines.filter(({ unitPrice, isSold }) => unitPrice && isSold)
    await run('transfer', async () => {
      const { document } = writeTransfer(request, { visit, shopper, cart: { ...cart, lines, total } })
      return { detail: total ? `${toDecimal(total)} ${total.currency}` : '', sent: document }
    })
    await run('order', async () => {
      const priced = lines.flatMap(({ unitPrice, ...line }): TestLine[] => (unitPrice ? [{ ...line, unitPrice }] : []))
      if (!total) throw new StepFailed('A part has no price.')
      return tryOrder(request, context, { connection, shopper, envelope, lines: priced, total })
    })
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
  } finally {
    await sql`rollback to savepoint before_test`.execute(tx)
  }
  return steps
}

/** As many as there are where each one worked; the address for documents is a further one. */
export const MOST_STEPS = 5
