import { seatInbox } from '#features/training/training/seat-inbox.service.ts'
import { addToInbox, type InboxServices } from '#foundation/inbox/public.server.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { openLearningSystem } from '#features/training/training/learning-system.service.ts'
import { describePlace } from '#features/training/training/courses/course-words.rules.ts'
import { COURSES_PATH } from '#features/training/training/training-paths.rules.ts'
import { localePath, localeTag } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'

type Letter = {
  readonly personId: string
  readonly dateId: string
  readonly kind: 'enrolled' | 'waiting' | 'promoted'
  /** Whose enrolment or cancellation caused it; null for a line that was brought. */
  readonly by: string | null
}

/** Part of the caller's transaction, so that what is rolled back is never sent. */
export const sendTrainingMail = async (
  tx: Tx,
  services: InboxServices,
  tenant: TenantKey,
  { personId, dateId, kind, by }: Letter,
): Promise<void> => {
  const reader = await findPerson(tx, personId)
  const locale = reader && readerLocale(reader)
  const date = locale && (await openLearningSystem(tx).findDate(dateId, locale.language))
  if (!date) return
  const { dictionaries, tenants, mail, originOf } = services
  const { mailAtOnce } = await addToInbox(
    { tx, services, tenant },
    {
      ...{ personId, kind: seatInbox.kind, subject: dateId, occurrence: `${kind} ${services.clock.now().toISOString()}` },
      ...{ title: kind, values: { course: date.course.title }, link: COURSES_PATH },
    },
  )
  if (!mailAtOnce) return
  const [{ language }, template] = [locale, `training-${kind}`]
  const texts = mail.wordsIn({ tenant, template, language }, dictionaries[language]['training'])
  const say = (key: string, values: TextValues = {}): string => fillText(lookUp(texts, key) ?? key, values)
  const values = {
    course: date.course.title,
    when: new Date(date.startsAt).toLocaleString(localeTag(locale), {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: date.timeZone,
    }),
    where: describePlace(date.place, locale.language) || say('online'),
  }
  const text = [
    say('mail.hello', { name: reader.givenName }),
    say(`mail.${kind}.text`, values),
    say('mail.link', { link: `${originOf(tenant)}${localePath(locale)}${COURSES_PATH}` }),
    say('mail.bye', { site: tenants.byKey(tenant)?.name ?? '' }),
  ].join('\n\n')
  const cause = { class: 'answer', by, about: dateId } as const
  await mail.sendMail(tx, {
    to: reader.email,
    subject: say(`mail.${kind}.subject`, values),
    text,
    template,
    cause,
  })
}

export const trainingMails: readonly MailTemplate[] = ['enrolled', 'waiting', 'promoted'].map((kind) => ({
  template: `training-${kind}`,
  subject: `mail.${kind}.subject`,
  parts: ['mail.hello', `mail.${kind}.text`, 'mail.link', 'mail.bye'],
}))
