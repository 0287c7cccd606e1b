import { addToInbox, type InboxServices } from '#foundation/inbox/public.server.ts'
import { changeInbox } from '#features/orders/order-changes/change-inbox.service.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import type { ChangeRow } from '#features/orders/order-changes/order-change.store.ts'
import { orderPath } from '#features/orders/orders/public.ts'
import { localePath } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'

type Answered = { readonly change: ChangeRow; readonly state: 'Approved' | 'Refused'; readonly answer: string }

/** To whoever asked for the change, in their language: into their inbox, and by mail as they chose. */
export const sendAnswer = async (
  tx: Tx,
  services: InboxServices,
  tenant: TenantKey,
  { change, state, answer }: Answered,
): Promise<void> => {
  const reader = change.requestedBy === null ? undefined : await findPerson(tx, change.requestedBy)
  if (reader?.status !== 'active') return
  const { mailAtOnce } = await addToInbox(
    { tx, services, tenant },
    {
      ...{ personId: reader.id, kind: changeInbox.kind, subject: change.id, occurrence: state, title: state },
      ...{ link: orderPath(change.orderNumber), values: { number: change.orderNumber, answer } },
    },
  )
  if (!mailAtOnce) return
  const { dictionaries, tenants, mail, originOf } = services
  const locale = readerLocale(reader)
  const [{ language }, template] = [locale, 'order-change-decided']
  const texts = mail.wordsIn({ tenant, template, language }, dictionaries[language]['order-changes'])
  const say = (key: string, values: TextValues = {}): string => fillText(lookUp(texts, key) ?? key, values)
  const number = change.orderNumber
  const lines = change.lines.map(({ sku, before, quantity, isCancelled }) =>
    say(isCancelled ? 'mail.cancelled' : 'mail.changed', { sku, before: String(before), quantity: String(quantity) }),
  )
  await mail.sendMail(tx, {
    to: reader.email,
    template,
    cause: { class: 'answer', by: null, about: number },
    subject: say(`mail.${state}.subject`, { number }),
    text: [
      say('mail.hello', { name: reader.givenName }),
      say(`mail.${state}.text`, { number }),
      lines.join('\n'),
      ...(answer === '' ? [] : [say('mail.answer', { answer })]),
      `${originOf(tenant)}${localePath(locale)}${orderPath(number)}`,
      say('mail.bye', { site: tenants.byKey(tenant)?.name ?? '' }),
    ].join('\n\n'),
  })
}

export const orderChangeAnswerMails: readonly MailTemplate[] = [
  {
    template: 'order-change-decided',
    subject: 'mail.Approved.subject',
    parts: [
      ...['mail.hello', 'mail.Approved.text', 'mail.Refused.text', 'mail.changed', 'mail.cancelled', 'mail.answer', '{link}'],
      ...['mail.bye'],
    ],
  },
]
