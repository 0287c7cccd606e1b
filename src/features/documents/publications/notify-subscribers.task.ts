import { z } from 'zod'
import { revisionInbox } from '#features/documents/publications/revision-inbox.service.ts'
import { addToInbox, type InboxServices } from '#foundation/inbox/public.server.ts'
import { findPerson, type Person } from '#foundation/identity/public.server.ts'
import { SITE_LOCALES } from '#foundation/locale/public.ts'
import { listSubscribers } from '#features/documents/publications/mark.store.ts'
import { chooseReaderLocale } from '#features/documents/publications/mail.rules.ts'
import { inLanguage, mayRead, SECURED_PATH, type Publication } from '#features/documents/publications/publication.rules.ts'
import { findPublication, findRevision, type StoredRevision } from '#features/documents/publications/publication.store.ts'
import { audienceOf } from '#features/search/search-api/public.server.ts'
import { localePath } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineTask } from '#platform/jobs/jobs.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'

const BATCH = 100

type Parts = InboxServices
type Notice = { readonly publication: Publication; readonly revision: StoredRevision; readonly tenant: TenantKey }

const writeMail = (parts: Parts, { publication, revision, tenant }: Notice, reader: Person): Mail => {
  const locale = chooseReaderLocale(reader, SITE_LOCALES)
  const [{ language }, template] = [locale, 'publication-revision']
  const texts = parts.mail.wordsIn({ tenant, template, language }, parts.dictionaries[language]['publications'])
  const say = (key: string, values: Readonly<Record<string, string>> = {}): string => fillText(lookUp(texts, key) ?? key, values)
  const named = {
    number: publication.number,
    revision: revision.revision,
    title: inLanguage(publication.titles, locale.language),
  }
  const lines = revision.changes.map(({ section, text }) => `- ${section}: ${text}`)
  return {
    to: reader.email,
    template,
    cause: { class: 'broadcast', by: null, about: publication.number },
    subject: say('mail.subject', named),
    text: [
      say('mail.hello', { name: reader.givenName }),
      say('mail.text', named),
      ...(lines.length > 0 ? [[say('mail.changes'), ...lines].join('\n')] : []),
      `${parts.originOf(tenant)}${localePath(locale)}${SECURED_PATH}/${publication.slug}`,
      say('mail.leave'),
      say('mail.bye', { site: parts.tenants.byKey(tenant)?.name ?? '' }),
    ].join('\n\n'),
  }
}

/** Who subscribed and may still read it; someone who left or lost the right hears nothing more. */
const tell = async (tx: Tx, parts: Parts, notice: Notice, personId: string): Promise<boolean> => {
  const person = await findPerson(tx, personId)
  if (!person || person.status !== 'active') return false
  const user = { id: personId, roles: person.roles, sessionId: '' }
  if (!mayRead(notice.publication, await audienceOf(tx, { tenant: notice.tenant, user }))) return false
  const { publication, revision, tenant } = notice
  const { mailAtOnce } = await addToInbox(
    { tx, services: parts, tenant },
    {
      ...{ personId, kind: revisionInbox.kind, subject: publication.slug, occurrence: revision.revision, title: 'revised' },
      values: { number: publication.number, revision: revision.revision, title: { words: publication.titles } },
      link: `${SECURED_PATH}/${publication.slug}`,
    },
  )
  if (mailAtOnce) await parts.mail.sendMail(tx, writeMail(parts, notice, person))
  return true
}

/**
 * One mail to each subscriber of a publication when a revision appears. All in one transaction: an attempt that is cut
 * short has told nobody, so the next one tells nobody twice.
 */
export const notifySubscribers = (parts: Parts) =>
  defineTask({
    name: 'notify-publication-subscribers',
    schema: z.object({ slug: z.string(), revision: z.string() }),
    run: ({ tenant, data: { slug, revision: name }, transact }) =>
      transact(async (tx) => {
        const publication = await findPublication(tx, slug)
        const revision = await findRevision(tx, slug, name)
        let [notice, after] = [0, undefined as string | undefined]
        while (publication && revision) {
          const batch = await listSubscribers(tx, slug, after, BATCH)
          for (const { personId } of batch) if (await tell(tx, parts, { publication, revision, tenant }, personId)) notice += 1
          after = batch.at(-1)?.personId
          if (batch.length < BATCH) break
        }
        return { told: notice }
      }),
  })

export const publicationMails: readonly MailTemplate[] = [
  {
    template: 'publication-revision',
    subject: 'mail.subject',
    parts: ['mail.hello', 'mail.text', 'mail.changes', '{lines}', '{link}', 'mail.leave', 'mail.bye'],
  },
]
