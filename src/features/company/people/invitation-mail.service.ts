import { createPersonToken } from '#features/access/identity-provider/public.server.ts'
import { INVITATION_DAYS } from '#features/company/people/colleague.rules.ts'
import { dropTokens } from '#foundation/identity/public.server.ts'
import { localePath } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import type { Services } from '#platform/services.ts'

/** With a link to choose a password, or to sign in where the company has a provider of its own. */
const LETTERS = ['invited', 'welcome'] as const
type Letter = (typeof LETTERS)[number]

type Invited = {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly language: string
  readonly countryCode: string
}
type Invitation = {
  readonly tx: Tx
  readonly services: Services
  readonly tenant: TenantKey
  readonly person: Invited
  /** Who invites, for which company. */
  readonly by: { readonly id: string; readonly name: string; readonly company: string }
}

const DAY_MS = 86_400_000

/** Works once; a later invitation takes the place of all before it. */
const makeLink = async ({ tx, services, tenant, person }: Invitation): Promise<string> => {
  await dropTokens(tx, person.id, ['activate'])
  const expiresAt = new Date(services.clock.now().getTime() + INVITATION_DAYS * DAY_MS)
  const token = await createPersonToken(tx, { personId: person.id, email: person.email, purpose: 'activate', expiresAt })
  return `${services.originOf(tenant)}${localePath(readerLocale(person))}/activate?token=${token}`
}

const signInLink = ({ services, tenant, person }: Invitation): string =>
  `${services.originOf(tenant)}/system/sling/login.html?resource=${encodeURIComponent(localePath(readerLocale(person)))}`

/** Links lead to the site's own address, whatever host the request named [T-33]. */
export const sendInvitationMail = async (invitation: Invitation): Promise<void> => {
  const { tx, services, tenant, person, by } = invitation
  const site = services.tenants.byKey(tenant)
  const letter: Letter = site?.identity.identityProvider === undefined ? 'invited' : 'welcome'
  const link = letter === 'invited' ? await makeLink(invitation) : signInLink(invitation)
  const { language } = readerLocale(person)
  const template = `company-${letter}`
  const words = services.mail.wordsIn({ tenant, template, language }, services.dictionaries[language]['people'])
  const say = (key: string, values: TextValues = {}): string => fillText(lookUp(words, key) ?? key, values)
  const values = { site: site?.name ?? tenant, inviter: by.name, company: by.company, days: INVITATION_DAYS }
  await services.mail.sendMail(tx, {
    to: person.email,
    template,
    cause: { class: 'link', by: by.id, about: person.id },
    subject: say(`mail.${letter}.subject`, { site: values.site }),
    text: [
      say('mail.greeting', { name: person.givenName }),
      say(`mail.${letter}.text`, values),
      link,
      say(`mail.${letter}.end`),
      say('mail.signature', { site: values.site }),
    ].join('\n\n'),
  })
}

export const invitationMails: readonly MailTemplate[] = LETTERS.map((letter) => ({
  template: `company-${letter}`,
  subject: `mail.${letter}.subject`,
  parts: ['mail.greeting', `mail.${letter}.text`, '{link}', `mail.${letter}.end`, 'mail.signature'],
}))
