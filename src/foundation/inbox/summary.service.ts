import { writeEntry } from '#foundation/inbox/inbox-kind.rules.ts'
import { INBOX_MAIL_WORDS } from '#foundation/inbox/inbox-mail.texts.ts'
import { mailWordsOf } from '#foundation/inbox/inbox.service.ts'
import { listDueReaders, takeDueEntries, type SummaryReader } from '#foundation/inbox/summary.store.ts'
import { localePath } from '#kernel/locale.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { Recurring, RecurringContext } from '#platform/jobs/recurring.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'

const SUMMARY_MAIL = 'inbox-summary'
/** A transaction that mails everybody would be long; the next turn goes on. */
const MOST_READERS = 500
/** More than these nobody reads in a mail. */
const MOST_LINES = 20

export const summaryMail: MailTemplate = {
  template: SUMMARY_MAIL,
  subject: 'mail.summary.subject',
  parts: [
    'mail.hello',
    'mail.summary.text',
    '{entries}',
    'mail.summary.more',
    'mail.summary.link',
    'mail.summary.change',
    'mail.bye',
  ],
  words: INBOX_MAIL_WORDS,
}

const sendSummary = async (context: RecurringContext, reader: SummaryReader, now: Date): Promise<void> => {
  const { tx, services, tenant } = context
  const locale = readerLocale(reader)
  const entries = (await takeDueEntries(tx, reader.id, now)).flatMap(({ kind: name, title, values }) => {
    const kind = services.inboxKinds.find(name)
    return kind ? [writeEntry(kind, { title, values }, locale)] : []
  })
  if (entries.length === 0) return
  const say = mailWordsOf(context, { template: SUMMARY_MAIL, locale })
  const site = `${services.originOf(tenant)}${localePath(locale)}`
  const rest = entries.length - MOST_LINES
  await services.mail.sendMail(tx, {
    to: reader.email,
    template: SUMMARY_MAIL,
    cause: { class: 'broadcast', by: null, about: 'inbox' },
    subject: say('mail.summary.subject', { count: entries.length }),
    text: [
      say('mail.hello', { name: reader.givenName }),
      say('mail.summary.text'),
      entries
        .slice(0, MOST_LINES)
        .map(({ title, line }) => [`- ${title}`, ...(line === null ? [] : [`  ${line}`])].join('\n'))
        .join('\n'),
      ...(rest > 0 ? [say('mail.summary.more', { count: rest })] : []),
      say('mail.summary.link', { link: `${site}/secure/inbox` }),
      say('mail.summary.change', { link: `${site}/secure/account/notifications` }),
      say('mail.bye', { site: services.tenants.byKey(tenant)?.name ?? '' }),
    ].join('\n\n'),
  })
}

/** Once a day for each person who chose summaries, in the morning where they live; nothing when nothing is new. */
export const inboxSummaries: Recurring = {
  name: 'inbox-summaries',
  run: async (context) => {
    const now = context.services.clock.now()
    for (const reader of await listDueReaders(context.tx, now, MOST_READERS)) await sendSummary(context, reader, now)
  },
}
