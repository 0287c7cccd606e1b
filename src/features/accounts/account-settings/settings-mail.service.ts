import type { Person } from '#foundation/identity/public.server.ts'
import { LINK_HOURS } from '#features/accounts/account-settings/confirmation.rules.ts'
import { localePath } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailCause } from '#platform/mail/mail.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import type { Services } from '#platform/services.ts'

export type UpkeepMail =
  | 'revalidation'
  | 'annual'
  | 'emailChange'
  | 'emailChangeNotice'
  | 'emailChanged'
  | 'emailTaken'
  | 'companyName'

/** The name of the message in the outbox. */
const TEMPLATES: Readonly<Record<UpkeepMail, string>> = {
  revalidation: 'revalidation',
  annual: 'annual-revalidation',
  emailChange: 'email-change',
  emailChangeNotice: 'email-change-notice',
  emailChanged: 'email-changed',
  emailTaken: 'email-taken',
  companyName: 'company-name',
}

const CLASSES: Readonly<Record<UpkeepMail, MailCause['class']>> = {
  revalidation: 'link',
  annual: 'link',
  emailChange: 'link',
  emailChangeNotice: 'security',
  emailChanged: 'security',
  emailTaken: 'security',
  companyName: 'answer',
}

type Reader = Pick<Person, 'givenName' | 'language' | 'countryCode'>
type Words = Pick<Services, 'dictionaries' | 'tenants' | 'mail' | 'originOf'>

/** Written from the configuration, never from what a request claims. */
export const linkFor = (
  { originOf }: Words,
  tenant: TenantKey,
  reader: Reader,
  { path, token }: { readonly path: string; readonly token: string },
): string => `${originOf(tenant)}${localePath(readerLocale(reader))}${path}?${new URLSearchParams({ token }).toString()}`

/** In the reader's language; part of the caller's transaction, so that what is rolled back is never sent. */
export const sendUpkeepMail = async (
  tx: Tx,
  services: Words,
  {
    tenant,
    reader,
    to,
    kind,
    by,
    values = {},
  }: { tenant: TenantKey; reader: Reader; to: string; kind: UpkeepMail; by: string; values?: TextValues },
): Promise<void> => {
  const [{ language }, template] = [readerLocale(reader), TEMPLATES[kind]]
  const texts = services.mail.wordsIn({ tenant, template, language }, services.dictionaries[language]['account-settings'])
  const say = (key: string, filled: TextValues = {}): string => fillText(lookUp(texts, key) ?? key, filled)
  const text = [
    say('mail.hello', { name: reader.givenName }),
    say(`mail.${kind}.text`, { hours: LINK_HOURS, ...values }),
    say('mail.bye', { site: services.tenants.byKey(tenant)?.name ?? '' }),
  ].join('\n\n')
  const cause = { class: CLASSES[kind], by, about: kind }
  await services.mail.sendMail(tx, { to, subject: say(`mail.${kind}.subject`), text, template, cause })
}

export const settingsMails: readonly MailTemplate[] = Object.entries(TEMPLATES).map(([kind, template]) => ({
  template,
  subject: `mail.${kind}.subject`,
  parts: ['mail.hello', `mail.${kind}.text`, 'mail.bye'],
}))
