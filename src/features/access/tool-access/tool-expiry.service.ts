import { warnFrom } from '#features/access/tool-access/renewal.rules.ts'
import { endExpired, listEnding, markWarned, type EndingAccess } from '#features/access/tool-access/tool-expiry.store.ts'
import { toolInbox } from '#features/access/tool-access/tool-inbox.service.ts'
import { addToInbox } from '#foundation/inbox/public.server.ts'
import { nameTool } from '#foundation/entitlements/public.ts'
import { localePath, localeTag } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Recurring, RecurringContext } from '#platform/jobs/recurring.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'

const MOST_AT_ONCE = 100

const tell = async (context: RecurringContext, access: EndingAccess, about: 'ending' | 'ended'): Promise<void> => {
  const { tx, services, tenant } = context
  const { mailAtOnce } = await addToInbox(context, {
    ...{ personId: access.personId, kind: toolInbox.kind, subject: access.toolId },
    occurrence: `${about} ${access.expiresAt.toISOString()}`,
    title: about,
    values: { tool: { words: { en: access.name, ...access.names } }, day: { day: access.expiresAt.toISOString() } },
    link: '/secure/tools',
  })
  if (!mailAtOnce) return
  const locale = readerLocale(access)
  const [{ language }, template] = [locale, `tool-${about}`]
  const texts = services.mail.wordsIn({ tenant, template, language }, services.dictionaries[language]['tool-access'])
  const say = (key: string, values: TextValues = {}): string => fillText(lookUp(texts, key) ?? key, values)
  const day = access.expiresAt.toLocaleDateString(localeTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  const values = { tool: nameTool(access, locale.language), day }
  const text = [
    say('mail.hello', { name: access.givenName }),
    say(`mail.${about}.text`, values),
    say('mail.link', { link: `${services.originOf(tenant)}${localePath(locale)}/secure/tools` }),
    say('mail.bye', { site: services.tenants.byKey(tenant)?.name ?? '' }),
  ].join('\n\n')
  await services.mail.sendMail(tx, {
    to: access.email,
    subject: say(`mail.${about}.subject`, values),
    text,
    template,
    cause: { class: 'broadcast', by: null, about: access.name },
  })
}

/** People hear of it a month before, and once more when it is over; then they may ask as if for the first time. */
const watchExpiry = async (context: RecurringContext): Promise<void> => {
  const { tx, services } = context
  const now = services.clock.now()
  for (const access of await endExpired(tx, now, MOST_AT_ONCE)) await tell(context, access, 'ended')
  for (const access of await listEnding(tx, now, warnFrom(now), MOST_AT_ONCE)) {
    await markWarned(tx, access, now)
    await tell(context, access, 'ending')
  }
}

export const toolExpiry: Recurring = { name: 'tool-expiry', run: watchExpiry }

export const toolMails: readonly MailTemplate[] = ['ending', 'ended'].map((about) => ({
  template: `tool-${about}`,
  subject: `mail.${about}.subject`,
  parts: ['mail.hello', `mail.${about}.text`, 'mail.link', 'mail.bye'],
}))
