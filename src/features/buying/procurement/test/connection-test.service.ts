import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { addLines, priceParts, type Shopper } from '#features/buying/cart/public.server.ts'
import type { ConnectionTest } from '#features/buying/procurement/connection/connection.api.ts'
import type { Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { hideSecrets } from '#features/buying/procurement/cxml/hide-secrets.rules.ts'
import { readDocument } from '#features/buying/procurement/cxml/cxml-reader.worker.ts'
import { element, writeDocument, writeHeader, type Parties } from '#features/buying/procurement/cxml/write-cxml.rules.ts'
import { answerSetup } from '#features/buying/procurement/visit/answer-setup.service.ts'
import { requireBuyerOf } from '#features/buying/procurement/visit/open-visit.service.ts'
import { findByPayload, listSomeParts } from '#features/buying/procurement/visit/punch-out.store.ts'
import { newPayloadId } from '#features/buying/procurement/cxml/payload-id.service.ts'
import { writeTransfer } from '#features/buying/procurement/visit/transfer.service.ts'
import { readVisitCart } from '#features/buying/procurement/visit/visit-cart.service.ts'
import { toDecimal } from '#kernel/money.ts'
import { Problem } from '#platform/http/errors.ts'

type Step = ConnectionTest['steps'][number]
type StepResult = Pick<Step, 'detail'> & Partial<Pick<Step, 'sent' | 'answer'>>

/** Looked at for some that the account can buy. */
const SAMPLES = 200

class Failed extends Error {}

/** As the customer's own system would write it. */
const writeSetup = (request: FastifyRequest, { domain, identity }: Connection, payloadId: string): string => {
  const { clock, originOf } = request.server.services
  const buyer = { domain, identity }
  const parties: Parties = { supplier: [buyer], buyer: [{ domain: 'NetworkId', identity: 'supplier' }] }
  return writeDocument(
    { payloadId, at: clock.now(), language: 'en' },
    writeHeader(parties, '••••'),
    element(
      'Request',
      {},
      element('PunchOutSetupRequest', { operation: 'create' }, [
        element('BuyerCookie', {}, 'test'),
        element(
          'BrowserFormPost',
          {},
          element('URL', {}, originOf(request.scope.tenant).replace(/^http:\/\/[^:]+/, 'http://localhost')),
        ),
      ]),
    ),
  )
}

const fillCart = async (request: FastifyRequest, shopper: Shopper): Promise<string> => {
  const skus = await listSomeParts(request.tx, SAMPLES)
  const parts = await priceParts(request, shopper, skus)
  const sold = skus.filter((sku) => parts.get(sku)?.steps.length).slice(0, 3)
  if (sold.length === 0) throw new Failed('No part has a price for this account.')
  const { lines } = await addLines(
    request,
    shopper,
    sold.map((sku) => ({ sku, quantity: 1 })),
  )
  return lines.map(({ sku }) => sku).join(', ')
}

const messageOf = (error: unknown): string | undefined =>
  error instanceof Failed || error instanceof Problem || (error instanceof Error && error.name === 'Error')
    ? error.message
    : undefined

/** The whole way in one transaction of which nothing stays: no visit, no cart, no order. */
export const testConnection = async (request: FastifyRequest, connection: Connection): Promise<ConnectionTest> => {
  const { tx } = request
  const steps: Step[] = []
  const run = async (name: Step['name'], work: () => Promise<StepResult>): Promise<void> => {
    const began = performance.now()
    const note = (isOk: boolean, { detail, sent = '', answer = '' }: StepResult): void => {
      const tookMs = Math.round(performance.now() - began)
      steps.push({ name, isOk, tookMs, detail, sent: hideSecrets(sent), answer: hideSecrets(answer) })
    }
    try {
      note(true, await work())
    } catch (error) {
      const detail = messageOf(error)
      if (detail === undefined) throw error
      note(false, { detail })
      throw new Failed(detail)
    }
  }
  const payloadId = newPayloadId(request.server.services.clock.now(), 'test')
  const context = { tx, server: request.server, scope: { tenant: request.scope.tenant } }
  await sql`savepoint before_test`.execute(tx)
  try {
    const sent = writeSetup(request, connection, payloadId)
    let answer = ''
    await run('setup', async () => {
      if (!connection.isActive) throw new Failed('The connection is switched off.')
      const { content } = await answerSetup(context, connection, readDocument(Buffer.from(sent)))
      answer = content?.markup ?? ''
      return { detail: `${connection.domain} ${connection.identity}`, sent }
    })
    await run('response', async () => ({ detail: 'StartPage', answer: answer.replace(/(start\/)[\w-]+/, '$1••••') }))
    const visit = await findByPayload(tx, connection.id, payloadId)
    if (!visit) throw new Failed('The visit was not opened.')
    const shopper = await requireBuyerOf(context, connection, visit.id)
    await run('start', async () => ({ detail: await fillCart(request, shopper) }))
    await run('transfer', async () => {
      const cart = await readVisitCart(context, shopper, connection, true)
      const priced = { ...cart, lines: cart.lines.filter(({ unitPrice, isSold }) => unitPrice && isSold) }
      const { document } = writeTransfer(request, { visit, shopper, cart: priced })
      return { detail: priced.total ? `${toDecimal(priced.total)} ${priced.total.currency}` : '', sent: document }
    })
  } catch (error) {
    if (!(error instanceof Failed)) throw error
  } finally {
    await sql`rollback to savepoint before_test`.execute(tx)
  }
  return { isOk: steps.length === 4 && steps.every(({ isOk }) => isOk), steps }
}
