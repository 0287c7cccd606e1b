import type { ExportFile } from '#features/orders/exports/export-file.store.ts'
import { DOWNLOADS_PATH } from '#features/orders/exports/my-downloads.texts.ts'
import { fileInbox } from '#features/orders/exports/file-inbox.service.ts'
import { addToInbox, type InboxServices } from '#foundation/inbox/public.server.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { SITE_LOCALES } from '#foundation/locale/public.ts'
import { DEFAULT_LOCALE, isLanguage, localePath, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import { createFormats } from '#ui/format.ts'

export type MailParts = InboxServices

const localeOf = ({ language, countryCode }: { readonly language: string; readonly countryCode: string }): Locale => {
  const spoken = isLanguage(language) ? SITE_LOCALES.filter((locale) => locale.language === language) : []
  return spoken.find(({ country }) => country === countryCode.toLowerCase()) ?? spoken[0] ?? DEFAULT_LOCALE
}

/** The link leads to the person's own list, behind the sign-in: whoever else reads the mail gets nothing [T-83]. */
export const mailWhenReady = async (
  tx: Tx,
  services: MailParts,
  tenant: TenantKey,
  { id, personId, fileName, size, expiresAt }: Pick<ExportFile, 'id' | 'personId' | 'fileName' | 'size' | 'expiresAt'>,
): Promise<void> => {
  const { mail, dictionaries, tenants, originOf } = services
  const person = await findPerson(tx, personId)
  if (!person || person.status !== 'active') return
  const { mailAtOnce } = await addToInbox(
    { tx, services, tenant },
    {
      ...{ personId, kind: fileInbox.kind, subject: id, title: 'ready', link: DOWNLOADS_PATH, expiresAt },
      values: { file: fileName, until: { day: expiresAt.toISOString() } },
    },
  )
  if (!mailAtOnce) return
  const locale = localeOf(person)
  const [{ language }, template] = [locale, 'export-ready']
  const texts = mail.wordsIn({ tenant, template, language }, dictionaries[language]['exports'])
  const formats = createFormats(locale)
  const say = (key: string, values: Readonly<Record<string, string>> = {}): string => fillText(lookUp(texts, key) ?? key, values)
  const named = { file: fileName, size: formats.fileSize(size), day: formats.date(expiresAt) }
  await mail.sendMail(tx, {
    to: person.email,
    template,
    cause: { class: 'answer', by: personId, about: `${fileName} ${expiresAt.toISOString()}` },
    subject: say('mail.subject', named),
    text: [
      say('mail.hello', { name: person.givenName }),
      say('mail.text', named),
      `${originOf(tenant)}${localePath(locale)}${DOWNLOADS_PATH}`,
      say('mail.bye', { site: tenants.byKey(tenant)?.name ?? '' }),
    ].join('\n\n'),
  })
}

export const exportMails: readonly MailTemplate[] = [
  { template: 'export-ready', subject: 'mail.subject', parts: ['mail.hello', 'mail.text', '{link}', 'mail.bye'] },
]
