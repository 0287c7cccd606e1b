import { randomUUID } from 'node:crypto'
import { DEMO_PASSWORD } from '#demo/people.ts'
import { fillDisk, OUTSIDE, strikeStorage } from './outside-faults.ts'
import { runFault } from './run-fault.ts'
import { report } from './report.ts'
import { signIn } from './sign-in.ts'
import { openSurroundings, type Surroundings } from './surroundings.ts'

const TENANT = 'process'

export type OutsideTrial = keyof typeof OUTSIDE | 'storage' | 'disk'
export const isOutside = (trial: string): trial is OutsideTrial =>
  Object.hasOwn(OUTSIDE, trial) || trial === 'storage' || trial === 'disk'

/** All orders of one site are sent to the receiver. */
const addReceiver = async ({ product, links }: Surroundings): Promise<void> => {
  const admin = await signIn(product, TENANT, 'admin')
  const post = (to: string, content: object) =>
    product.ask(to, { method: 'POST', ...admin, headers: { 'idempotency-key': randomUUID() }, body: content })
  await post('/api/me/reauthentication', { currentPassword: DEMO_PASSWORD })
  const url = `http://127.0.0.1:${links.webhooks.port}/orders`
  const { status, body } = await post('/api/outbox/v1/webhooks', { url, events: ['order.placed'] })
  if (status !== 201) throw new Error(`no webhook can be added: ${status} ${body.slice(0, 200)}`)
}

/** Nothing that was to leave is gone: it left, or it waits. */
const checkDepartures = async ({ product, arrived, countMails }: Surroundings): Promise<readonly string[]> => {
  const { rows } = await product.query(`
    with receiver as (select id, created_at from webhook where tenant = '${TENANT}' and url like 'http://127.0.0.1:%/orders'),
      delivery as (select * from outbox_delivery where webhook_id in (select id from receiver))
    select (select count(*)::integer from mail_outbox where state = 'sent') as sent,
      (select count(*)::integer from mail_outbox where state = 'queued') as queued,
      (select count(*)::integer from mail_outbox where state = 'failed') as failed,
      (select count(*)::integer from delivery where state = 'waiting') as waiting,
      (select count(*)::integer from delivery where state = 'dead') as dead,
      (select coalesce(array_agg(id::text), '{}') from delivery where state = 'delivered') as delivered,
      (select count(*)::integer from orders, receiver where tenant = '${TENANT}' and source = 'portal'
        and placed_at > receiver.created_at
        and not exists (select from delivery d where d.event = 'order.placed'
          and d.body::jsonb #>> '{data,orderNumber}' = orders.number)) as silent`)
  const [found] = rows as {
    readonly [Name in 'sent' | 'queued' | 'failed' | 'waiting' | 'dead' | 'silent']: number
  }[] &
    { readonly delivered: readonly string[] }[]
  if (!found) return []
  const unseen = found.delivered.filter((id) => !arrived.has(id))
  return report(
    `${found.sent} mails sent, ${found.queued} wait; ${found.delivered.length} webhooks delivered, ${found.waiting} wait`,
    [],
    [
      ...(found.failed === 0 ? [] : [`${found.failed} mails were given up`]),
      ...(found.dead === 0 ? [] : [`${found.dead} webhooks were given up`]),
      ...(found.sent <= countMails() ? [] : [`${found.sent} mails are said to be sent, ${countMails()} arrived`]),
      ...(unseen.length === 0 ? [] : [`${unseen.length} webhooks are said to be delivered and never arrived`]),
      ...(found.silent === 0 ? [] : [`${found.silent} orders have no event`]),
    ],
  )
}

export type OutsideRound = { readonly trial: OutsideTrial; readonly rounds: number }

/** The product that brought the database only serves it; another one, with neighbours around it, is what these faults meet. */
export const runOutside = async (dataFolder: string, rounds: readonly OutsideRound[]): Promise<readonly string[]> => {
  const around = await openSurroundings(dataFolder)
  const failures: string[] = []
  try {
    await around.product.start()
    await addReceiver(around)
    for (const { trial, rounds: times } of rounds) {
      if (trial === 'storage') failures.push(...(await strikeStorage(around, times)))
      else if (trial === 'disk') failures.push(...(await fillDisk(around, times)))
      else failures.push(...(await runFault(around.product, OUTSIDE[trial](around.links), times)))
    }
    failures.push(...(await checkDepartures(around)))
  } finally {
    await around.close()
  }
  return failures
}
