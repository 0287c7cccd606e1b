import type { Person } from '#foundation/identity/public.server.ts'
import type { en } from '#foundation/second-factor/texts/en.ts'
import { localePath } from '#kernel/locale.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import type { Services } from '#platform/services.ts'

const TEMPLATES = {
  passkeyAdded: 'passkey-added',
  passkeyRemoved: 'passkey-removed',
  authenticatorAdded: 'authenticator-added',
  authenticatorRemoved: 'authenticator-removed',
  codesReplaced: 'recovery-codes-replaced',
  codeUsed: 'recovery-code-used',
} as const
export type FactorMail = keyof typeof TEMPLATES

type Sending = { readonly services: Services; readonly tenant: TenantKey; readonly tx: Tx }

/** Tells the owner what changed about their sign-in: someone else who did it cannot hide it [T-73]. */
export const sendFactorMail = async (
  { services, tenant, tx }: Sending,
  person: Pick<Person, 'id' | 'email' | 'givenName' | 'language' | 'countryCode'>,
  kind: FactorMail,
  values: TextValues = {},
): Promise<void> => {
  const locale = readerLocale(person)
  const site = services.tenants.byKey(tenant)?.name ?? tenant
  const [{ language }, template] = [locale, TEMPLATES[kind]]
  const words = services.mail.wordsIn({ tenant, template, language }, services.dictionaries[language]['second-factor'])
  const t = (key: keyof typeof en, filled?: TextValues): string => fillText(words[key] ?? key, filled)
  const text = [
    t('mail.hello', { name: person.givenName }),
    t(`mail.${kind}.text`, { site, ...values }),
    t('mail.notYou'),
    `${services.originOf(tenant)}${localePath(locale)}/secure/my-account`,
    t('mail.bye', { site }),
  ].join('\n\n')
  const subject = t(`mail.${kind}.subject`, { site })
  const cause = { class: 'security', by: person.id, about: person.id } as const
  await services.mail.sendMail(tx, { to: person.email, subject, text, template, cause })
}

export const factorMails: readonly MailTemplate[] = Object.entries(TEMPLATES).map(([kind, template]) => ({
  template,
  subject: `mail.${kind}.subject`,
  parts: ['mail.hello', `mail.${kind}.text`, 'mail.notYou', '{link}', 'mail.bye'],
}))
