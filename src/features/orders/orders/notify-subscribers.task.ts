import { z } from 'zod'
import { orderInbox } from '#features/orders/orders/order-inbox.service.ts'
import { addToInbox, type InboxServices } from '#foundation/inbox/public.server.ts'
import { findPerson, type Person } from '#foundation/identity/public.server.ts'
import { listEvents } from '#features/orders/orders/order-history.store.ts'
import { orderPath } from '#features/orders/orders/order-paths.rules.ts'
import type { Order } from '#features/orders/orders/order-model.rules.ts'
import { findOrder } from '#features/orders/orders/order.store.ts'
import { readStateNames } from '#features/orders/orders/state-words.store.ts'
import { listFollowers } from '#features/orders/orders/subscription.store.ts'
import type { InboxValues } from '#foundation/inbox/public.server.ts'
import { LANGUAGES, localePath, type Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineTask } from '#platform/jobs/jobs.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'

type Parts = InboxServices
type Notice = { readonly order: Order; readonly kinds: ReadonlySet<string>; readonly tenant: TenantKey }

const writeMail = async (tx: Tx, parts: Parts, { order, kinds, tenant }: Notice, reader: Person): Promise<Mail> => {
  const locale = readerLocale(reader)
  const [{ language }, template] = [locale, 'order-changed']
  const words = parts.mail.wordsIn({ tenant, template, language }, parts.dictionaries[language]['orders'])
  const texts = { ...words, ...(await readStateNames(tx, language)) }
  const say = (key: string, values: Readonly<Record<string, string>> = {}): string => fillText(lookUp(texts, key) ?? key, values)
  const named = { number: order.number, reference: order.poNumber, state: say(`state.${order.state}`) }
  return {
    to: reader.email,
    template,
    cause: { class: 'broadcast', by: null, about: order.number },
    subject: say('mail.subject', named),
    text: [
      say('mail.hello', { name: reader.givenName }),
      say('mail.text', named),
      ...[...kinds].filter((kind) => kind !== 'state').map((kind) => say(`mail.${kind}`)),
      `${parts.originOf(tenant)}${localePath(locale)}${orderPath(order.number)}`,
      say('mail.leave'),
      say('mail.bye', { site: parts.tenants.byKey(tenant)?.name ?? '' }),
    ].join('\n\n'),
  }
}

/** The state in every language, as the site's customers read it. */
const nameState = async (tx: Tx, { dictionaries }: Parts, { state }: Order): Promise<InboxValues[string]> => {
  const key = `state.${state}`
  const names: Partial<Record<Language, string>> = {}
  for (const language of LANGUAGES)
    names[language] = lookUp({ ...dictionaries[language]['orders'], ...(await readStateNames(tx, language)) }, key) ?? state
  return { words: names }
}

/** One mail to each subscriber about what changed of an order at one time; in one transaction, so that nobody is informed twice. */
export const notifyOrderSubscribers = (parts: Parts) =>
  defineTask({
    name: 'tell-order-subscribers',
    schema: z.object({ number: z.string(), at: z.iso.datetime() }),
    run: ({ tenant, data: { number, at }, transact }) =>
      transact(async (tx) => {
        const order = await findOrder(tx, number)
        if (!order) return { notified: 0 }
        const events = (await listEvents(tx, order.id)).filter((event) => event.at.toISOString() === at)
        const kinds = new Set(events.map(({ kind }) => kind))
        let notified = 0
        const title = kinds.has('state') ? 'state' : 'changed'
        const values = { number: order.number, reference: order.poNumber ?? '', state: await nameState(tx, parts, order) }
        for (const { personId, isSubscribed } of await listFollowers(tx, order.id)) {
          const person = await findPerson(tx, personId)
          if (person?.status !== 'active') continue
          // Whoever placed it hears of what becomes of it; every detail is for those who subscribed.
          if (!isSubscribed && title === 'changed' && !kinds.has('shipment')) continue
          const { mailAtOnce } = await addToInbox(
            { tx, services: parts, tenant },
            {
              ...{ personId, kind: orderInbox.kind, subject: order.number, occurrence: at, title, values },
              link: orderPath(order.number),
            },
          )
          if (!isSubscribed || !mailAtOnce) continue
          await parts.mail.sendMail(tx, await writeMail(tx, parts, { order, kinds, tenant }, person))
          notified += 1
        }
        return { notified }
      }),
  })

export const orderChangeMails: readonly MailTemplate[] = [
  {
    template: 'order-changed',
    subject: 'mail.subject',
    parts: [
      ...['mail.hello', 'mail.text', 'mail.shipment', 'mail.promise', 'mail.backorder', 'mail.return', 'mail.change'],
      ...['{link}', 'mail.leave', 'mail.bye'],
    ],
  },
]
