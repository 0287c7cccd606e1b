import type { Person } from '#foundation/identity/public.server.ts'
import { createPersonToken, type TokenPurpose } from '#features/access/identity-provider/person-token.store.ts'
import type { TextKey } from '#features/access/identity-provider/account-place.service.ts'
import { SITE_LOCALES } from '#foundation/locale/public.ts'
import { DEFAULT_LOCALE, localePath, type Locale } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import type { Services } from '#platform/services.ts'

const LINK_HOURS = 24

/** The site's locale that fits a person best: their country's in their language, else any in their language. */
export const localeOfPerson = ({ language, countryCode }: Pick<Person, 'language' | 'countryCode'>): Locale => {
  const spoken = SITE_LOCALES.filter((locale) => locale.language === language)
  const found = spoken.find(({ country }) => country === countryCode.toLowerCase()) ?? spoken[0] ?? DEFAULT_LOCALE
  return { country: found.country, language: found.language }
}

const KIND_NAMES = ['activate', 'invited', 'appointed', 'known', 'reset', 'changed'] as const
type MailKind = (typeof KIND_NAMES)[number]
type Recipient = Pick<Person, 'id' | 'email' | 'givenName' | 'language' | 'countryCode'>
export type Sending = {
  readonly services: Services
  readonly tenant: TenantKey
  readonly tx: Tx
  /** The person or network that caused the mail; null for a command of the operator. */
  readonly by: string | null
}

/** Links lead to the site's own address, whatever host the request named [T-33]. */
const sendAccountMail = async (
  { services, tenant, tx, by }: Sending,
  kind: MailKind,
  person: Recipient,
  link: string,
): Promise<void> => {
  const { language } = localeOfPerson(person)
  const site = services.tenants.byKey(tenant)?.name ?? tenant
  const template = `account-${kind}`
  const words = services.mail.wordsIn({ tenant, template, language }, services.dictionaries[language]['identity-provider'])
  const t = (key: TextKey, values?: TextValues): string => fillText(words[key] ?? key, values)
  const text = [
    t('mail.greeting', { name: person.givenName }),
    t(`mail.${kind}.text`, { site, hours: LINK_HOURS }),
    link,
    t(`mail.${kind}.end`),
    t('mail.signature', { site }),
  ].join('\n\n')
  await services.mail.sendMail(tx, {
    to: person.email,
    subject: t(`mail.${kind}.subject`, { site }),
    text,
    template,
    cause: { class: kind === 'changed' ? 'security' : 'link', by, about: person.id },
  })
}

const PAGES: Readonly<Record<TokenPurpose, string>> = { activate: '/activate', 'reset-password': '/reset-password' }

const KINDS: Readonly<Record<TokenPurpose, MailKind>> = { activate: 'activate', 'reset-password': 'reset' }

export const sendLink = async (
  sending: Sending,
  purpose: TokenPurpose,
  person: Recipient,
  kind: MailKind = KINDS[purpose],
): Promise<void> => {
  const { services, tenant, tx } = sending
  const expiresAt = new Date(services.clock.now().getTime() + LINK_HOURS * 3_600_000)
  const token = await createPersonToken(tx, { personId: person.id, email: person.email, purpose, expiresAt })
  const address = `${services.originOf(tenant)}${localePath(localeOfPerson(person))}${PAGES[purpose]}?token=${token}`
  await sendAccountMail(sending, kind, person, address)
}

/** To someone who can sign in already: that they have an account, or that they were given a role. */
export const sendSignIn = (sending: Sending, kind: 'known' | 'appointed', person: Recipient): Promise<void> => {
  const home = encodeURIComponent(localePath(localeOfPerson(person)))
  const address = `${sending.services.originOf(sending.tenant)}/system/sling/login.html?resource=${home}`
  return sendAccountMail(sending, kind, person, address)
}

export const sendChanged = (sending: Sending, person: Recipient): Promise<void> => {
  const { services, tenant } = sending
  const address = `${services.originOf(tenant)}${localePath(localeOfPerson(person))}/forgot-password`
  return sendAccountMail(sending, 'changed', person, address)
}

export const accountMails: readonly MailTemplate[] = KIND_NAMES.map((kind) => ({
  template: `account-${kind}`,
  subject: `mail.${kind}.subject`,
  parts: ['mail.greeting', `mail.${kind}.text`, '{link}', `mail.${kind}.end`, 'mail.signature'],
}))
