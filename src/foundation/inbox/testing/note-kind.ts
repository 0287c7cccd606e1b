import { addToInbox, closeInInbox, type InboxKind, type NewInboxEntry } from '#foundation/inbox/public.server.ts'
import type { SignedIn } from '#app/testing/sign-in-as.ts'
import type { TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import type { RecurringContext } from '#platform/jobs/recurring.ts'
import type { Feature } from '#platform/feature.ts'

const english = { name: 'Notes', about: 'Somebody wrote a note', action: 'Read', titles: { written: 'Note {number}' } }
const german = { ...english, name: 'Notizen', titles: { written: 'Notiz {number}' } }
const words: InboxKind['words'] = { en: english, de: german, fr: english, es: english, pl: english, zh: english }

/** A feature with two kinds of entries: of one it sends mails itself. */
export const noteFeature: Feature = {
  name: 'notes',
  inboxKinds: [
    { kind: 'note', icon: 'chat', words },
    { kind: 'letter', icon: 'file', words, hasMail: true, topic: 'news', defaultMail: 'daily' },
  ],
}

type Who = Pick<SignedIn, 'tenant' | 'personId'>

export const inInbox = <T>(
  { services }: TestApp,
  { tenant }: Pick<Who, 'tenant'>,
  work: (context: RecurringContext) => Promise<T>,
) => withTenant(services.db, tenant, (tx) => work({ tx, services, tenant }))

export const addNote = (site: TestApp, who: Who, subject: string, more: Partial<NewInboxEntry> = {}) =>
  inInbox(site, who, (context) =>
    addToInbox(context, {
      ...{
        personId: who.personId,
        kind: 'note',
        subject,
        title: 'written',
        values: { number: subject },
        link: '/secure/my-account',
      },
      ...more,
    }),
  )

export const closeNote = (site: TestApp, who: Who, subject: string) =>
  inInbox(site, who, (context) => closeInInbox(context, { kind: 'note', subject }))
