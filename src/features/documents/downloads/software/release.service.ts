import { SITE_LOCALES } from '#foundation/locale/public.ts'
import { nameIn } from '#features/documents/downloads/document.rules.ts'
import { insertRelease, findProduct, listWatchers } from '#features/documents/downloads/software/software.store.ts'
import type { SoftwareRelease } from '#features/documents/downloads/software/software.rules.ts'
import { releaseInbox } from '#features/documents/downloads/software/release-inbox.service.ts'
import { addToInbox, type InboxServices } from '#foundation/inbox/public.server.ts'
import { findPerson, type Person } from '#foundation/identity/public.server.ts'
import { DEFAULT_LOCALE, localePath, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'

type Mailing = InboxServices

/** The person's own country where the site has it in their language, else any locale of that language. */
const localeOf = ({ language, countryCode }: Pick<Person, 'language' | 'countryCode'>): Locale => {
  const spoken = SITE_LOCALES.filter((locale) => locale.language === language)
  return spoken.find(({ country }) => country === countryCode?.toLowerCase()) ?? spoken[0] ?? DEFAULT_LOCALE
}

/** One mail each, in the reader's language; names and numbers are ours, none of it is a header that somebody wrote [T-87]. */
const notifyWatcher = async (
  tx: Tx,
  services: Mailing,
  tenant: TenantKey,
  release: SoftwareRelease,
  person: Person,
): Promise<void> => {
  const product = await findProduct(tx, release.productKey)
  const locale = localeOf(person)
  const [{ language }, template] = [locale, 'software-release']
  const texts = services.mail.wordsIn({ tenant, template, language }, services.dictionaries[language]['downloads'])
  const page = `${services.originOf(tenant)}${localePath(locale)}/secure/software`
  const values = {
    product: nameIn(product?.names ?? {}, locale.language, release.productKey).replace(/\p{Cc}+/gu, ' '),
    version: release.version.replace(/\p{Cc}+/gu, ' '),
    name: person.givenName,
    page: `${page}?product=${encodeURIComponent(release.productKey)}`,
    site: services.tenants.byKey(tenant)?.name ?? '',
  }
  const { mailAtOnce } = await addToInbox(
    { tx, services, tenant },
    {
      ...{ personId: person.id, kind: releaseInbox.kind, subject: release.productKey, occurrence: release.version },
      ...{ title: 'released', values: { product: values.product, version: values.version } },
      link: `/secure/software?product=${encodeURIComponent(release.productKey)}`,
    },
  )
  if (!mailAtOnce) return
  const say = (key: string): string => fillText(lookUp(texts, key) ?? key, values)
  const notes = (release.notes[locale.language] ?? release.notes['en'] ?? []).map((line) => `- ${line}`).join('\n')
  await services.mail.sendMail(tx, {
    to: person.email,
    subject: say('mail.release.subject'),
    text: [say('mail.hello'), say('mail.release.text'), notes, say('mail.release.stop'), say('mail.bye')].join('\n\n'),
    template,
    cause: { class: 'broadcast', by: null, about: release.productKey },
  })
}

/** Adds a version and tells those the requester for it, in one transaction: a version that was there already tells nobody. */
export const publishRelease = async (tx: Tx, services: Mailing, tenant: TenantKey, release: SoftwareRelease): Promise<number> => {
  if (!(await insertRelease(tx, release))) return 0
  const watchers = await listWatchers(tx, release.productKey)
  let reported = 0
  for (const id of watchers) {
    const person = await findPerson(tx, id)
    if (!person) continue
    await notifyWatcher(tx, services, tenant, release, person)
    reported += 1
  }
  return reported
}

export const releaseMails: readonly MailTemplate[] = [
  {
    template: 'software-release',
    subject: 'mail.release.subject',
    parts: ['mail.hello', 'mail.release.text', '{notes}', 'mail.release.stop', 'mail.bye'],
  },
]
