import { addToInbox, type InboxServices } from '#foundation/inbox/public.server.ts'
import { pausedInbox } from '#features/buying/recurring-orders/paused-inbox.service.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { RECURRING_PATH, type PauseReason } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import type { RecurringOrder } from '#features/buying/recurring-orders/recurring-order.store.ts'
import { LANGUAGES, localePath } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import { createFormats } from '#ui/format.ts'

type MailParts = {
  readonly tx: Tx
  readonly services: InboxServices
  readonly tenant: TenantKey
}
type Pause = { readonly reason: PauseReason; readonly day: string }

/** Tells the owner that nothing was ordered, and why, in their language: in their inbox, and by mail as they chose. */
export const sendPaused = async (
  { tx, services, tenant }: MailParts,
  { id, personId, name }: RecurringOrder,
  { reason, day }: Pause,
): Promise<void> => {
  const reader = await findPerson(tx, personId)
  if (reader?.status !== 'active') return
  const { dictionaries, tenants, mail, originOf } = services
  const reasons = LANGUAGES.map(
    (one) => [one, lookUp(dictionaries[one]['recurring-orders'] ?? {}, `reason.${reason}`) ?? ''] as const,
  )
  const { mailAtOnce } = await addToInbox(
    { tx, services, tenant },
    {
      ...{ personId, kind: pausedInbox.kind, subject: id, occurrence: day, title: 'paused', needsAction: true },
      ...{ link: `${RECURRING_PATH}?open=${id}`, values: { name, day: { day }, reason: { words: Object.fromEntries(reasons) } } },
    },
  )
  if (!mailAtOnce) return
  const locale = readerLocale(reader)
  const [{ language }, template] = [locale, 'recurring-order-paused']
  const texts = mail.wordsIn({ tenant, template, language }, dictionaries[language]['recurring-orders'])
  const say = (key: string, values: TextValues = {}): string => fillText(lookUp(texts, key) ?? key, values)
  const { date } = createFormats(locale)
  await mail.sendMail(tx, {
    to: reader.email,
    template,
    cause: { class: 'answer', by: null, about: id },
    subject: say('mail.subject', { name }),
    text: [
      say('mail.hello', { name: reader.givenName }),
      say('mail.text', { name, date: date(day) }),
      say(`reason.${reason}`),
      say('mail.resume'),
      `${originOf(tenant)}${localePath(locale)}${RECURRING_PATH}?open=${id}`,
      say('mail.bye', { site: tenants.byKey(tenant)?.name ?? '' }),
    ].join('\n\n'),
  })
}

export const recurringMails: readonly MailTemplate[] = [
  {
    template: 'recurring-order-paused',
    subject: 'mail.subject',
    parts: [
      ...[
        'mail.hello',
        'mail.text',
        'reason.price',
        'reason.stock',
        'reason.unavailable',
        'reason.account',
        'reason.costCentre',
        'reason.refused',
      ],
      ...['mail.resume', '{link}', 'mail.bye'],
    ],
  },
]
