import { findPerson } from '#foundation/identity/public.server.ts'
import { addToInbox, type InboxServices } from '#foundation/inbox/public.server.ts'
import { orderPath } from '#features/orders/orders/order-paths.rules.ts'
import type { Order } from '#features/orders/orders/order-model.rules.ts'
import { returnInbox } from '#features/orders/orders/returns/return-inbox.service.ts'
import type { OrderReturn } from '#features/orders/orders/returns/return.store.ts'
import { localePath } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'

type Context = { readonly tx: Tx; readonly services: InboxServices; readonly tenant: TenantKey }
type News = Pick<OrderReturn, 'number' | 'state' | 'requestedBy' | 'answer' | 'returnAddress'>

/** To whoever asked for the return, in their language: into their inbox, and by mail as they chose. */
export const sendReturnNews = async (context: Context, order: Order, news: News): Promise<void> => {
  const { tx, services, tenant } = context
  const { number, state, requestedBy, answer, returnAddress } = news
  const reader = requestedBy === null ? undefined : await findPerson(tx, requestedBy)
  if (reader?.status !== 'active') return
  const link = orderPath(order.number)
  const { mailAtOnce } = await addToInbox(context, {
    ...{ personId: reader.id, kind: returnInbox.kind, subject: number, occurrence: state, title: state, link },
    values: { number, order: order.number },
  })
  if (!mailAtOnce) return
  const locale = readerLocale(reader)
  const [{ language }, template] = [locale, 'order-return-changed']
  const words = services.mail.wordsIn({ tenant, template, language }, services.dictionaries[language]['orders'])
  const say = (key: string, values: TextValues = {}): string => fillText(lookUp(words, key) ?? key, values)
  const isAnswer = state === 'Approved' || state === 'Refused'
  await services.mail.sendMail(tx, {
    to: reader.email,
    template,
    cause: { class: 'answer', by: null, about: number },
    subject: say('returnMail.subject', { number, state: say(`return.${state}`) }),
    text: [
      say('mail.hello', { name: reader.givenName }),
      say(`returnMail.${state}`, { number, order: order.number }),
      ...(state === 'Approved' ? [say('returnMail.address', { address: `\n${returnAddress}` })] : []),
      ...(isAnswer && answer !== '' ? [say('returnMail.answer', { answer })] : []),
      `${services.originOf(tenant)}${localePath(locale)}${link}`,
      say('mail.bye', { site: services.tenants.byKey(tenant)?.name ?? '' }),
    ].join('\n\n'),
  })
}

const TOLD = ['Approved', 'Refused', 'Received', 'Credited', 'Closed'] as const

export const returnMails: readonly MailTemplate[] = [
  {
    template: 'order-return-changed',
    subject: 'returnMail.subject',
    parts: [
      ...['mail.hello', ...TOLD.map((state) => `returnMail.${state}`), 'returnMail.address', 'returnMail.answer'],
      ...['{link}', 'mail.bye'],
    ],
  },
]
