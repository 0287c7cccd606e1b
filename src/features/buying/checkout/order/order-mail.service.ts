import { writeAddress } from '#features/buying/checkout/address/address.rules.ts'
import { placedInbox } from '#features/buying/checkout/order/placed-inbox.service.ts'
import { addToInbox, findMailChoice, type InboxServices } from '#foundation/inbox/public.server.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { attachConfirmation } from '#features/orders/order-confirmation/public.server.ts'
import type { NewOrder } from '#features/orders/orders/public.server.ts'
import { localePath } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { settleAll } from '#kernel/settle-all.ts'
import { toMoneyJson, type Money } from '#kernel/money.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import { createFormats } from '#ui/format.ts'

type Letter = {
  readonly personId: string
  readonly orderNumber: string
  readonly order: NewOrder
  readonly total: Money
  readonly hidesPrices: boolean
}

/** A mail is read; the order itself has the rest. */
const MOST_LINES = 200

/** The order in the reader's language; part of the order's transaction, so that what is rolled back is never sent. */
export const sendOrderMail = async (
  tx: Tx,
  services: InboxServices,
  tenant: TenantKey,
  { personId, orderNumber, order, total, hidesPrices }: Letter,
): Promise<void> => {
  const reader = await findPerson(tx, personId)
  if (!reader) return
  const { dictionaries, tenants, mail, originOf } = services
  const choice = await findMailChoice({ tx, services }, personId, placedInbox.kind)
  const entry = {
    ...{ personId, kind: placedInbox.kind, subject: orderNumber, title: 'placed' },
    values: { number: orderNumber, ...(!hidesPrices && { total: { money: toMoneyJson(total) } }) },
    link: `/secure/orders/details.orderNum-${orderNumber}`,
  }
  const enter = () => addToInbox({ tx, services, tenant }, entry)
  if (choice !== 'at-once') return void (await enter())
  const locale = readerLocale(reader)
  const [{ language }, template] = [locale, 'order-placed']
  const texts = mail.wordsIn({ tenant, template, language }, dictionaries[language]['checkout'])
  const say = (key: string, values: TextValues = {}): string => fillText(lookUp(texts, key) ?? key, values)
  const { money, number, date } = createFormats(locale)
  const amount = (minor: bigint): string => money({ minor, currency: order.currency })
  const lines = order.lines.slice(0, MOST_LINES).map(({ sku, name, quantity, totalMinor = 0n }) => {
    const line = `${number(quantity)} × ${sku} ${name}`
    return hidesPrices ? line : `${line}: ${amount(totalMinor)}`
  })
  const more = order.lines.length - lines.length
  const { name, street, city, state, postalCode, countryCode } = order.shipTo
  const address = writeAddress({ name, street, extra: '', city, region: state, postalCode, countryCode })
  const text = [
    say('mail.hello', { name: reader.givenName }),
    say('mail.text', { number: orderNumber }),
    ...(order.poNumber ? [say('mail.po', { number: order.poNumber })] : []),
    [...lines, ...(more > 0 ? [say('mail.more', { count: number(more) })] : [])].join('\n'),
    ...(hidesPrices ? [] : [say('mail.total', { total: money(total) })]),
    say('mail.shipTo', { address: address.join(', ') }),
    ...(order.promisedOn ? [say('mail.date', { date: date(order.promisedOn) })] : []),
    say('mail.link', { link: `${originOf(tenant)}${localePath(locale)}/secure/orders/details.orderNum-${orderNumber}` }),
    say('mail.bye', { site: tenants.byKey(tenant)?.name ?? '' }),
  ].join('\n\n')
  const subject = say('mail.subject', { number: orderNumber })
  const attachments = [attachConfirmation(orderNumber, locale.language)]
  const cause = { class: 'answer', by: personId, about: orderNumber } as const
  await settleAll([enter(), mail.sendMail(tx, { to: reader.email, subject, text, template, cause, attachments })])
}

export const orderMails: readonly MailTemplate[] = [
  {
    template: 'order-placed',
    subject: 'mail.subject',
    parts: [
      ...['mail.hello', 'mail.text', 'mail.po', '{lines}', 'mail.more', 'mail.total', 'mail.shipTo', 'mail.date'],
      ...['mail.link', 'mail.bye'],
    ],
  },
]
