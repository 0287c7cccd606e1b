import { sql } from 'kysely'
import { OFFICE_QUOTES_PATH, quotePath } from '#features/buying/quotes/quote-list.rules.ts'
import type { Quote } from '#features/buying/quotes/quote-model.rules.ts'
import { quoteInbox } from '#features/buying/quotes/quote-inbox.service.ts'
import { attachQuote } from '#features/buying/quotes/quote-attachment.rules.ts'
import { addToInbox } from '#foundation/inbox/public.server.ts'
import { localePath } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import type { MailCause } from '#platform/mail/mail.ts'
import type { Services } from '#platform/services.ts'
import { createFormats } from '#ui/format.ts'

const TO_STAFF = ['requested', 'countered'] as const
const TO_CUSTOMER = ['offered', 'declined', 'reminder'] as const
type StaffLetter = (typeof TO_STAFF)[number]
type CustomerLetter = (typeof TO_CUSTOMER)[number]

type Reader = {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly language: string
  readonly countryCode: string
}
type MailContext = { readonly tx: Tx; readonly services: Services; readonly tenant: TenantKey }
type Caused = MailContext & { readonly user: { readonly id: string } }

const COLUMNS = sql`id, email, given_name, language, country_code`
/** A team, not a mailing list. */
const MOST_STAFF = 20

/** Those who may answer quotes. */
const listStaff = async (tx: Tx): Promise<readonly Reader[]> => {
  const { rows } = await sql<Reader>`
    select ${COLUMNS} from person where status = 'active' and 'admin' = any(roles) order by id limit ${MOST_STAFF}`.execute(tx)
  return rows
}

const findRequester = async (tx: Tx, { requestedBy }: Quote): Promise<readonly Reader[]> => {
  const { rows } = await sql<Reader>`
    select ${COLUMNS} from person where id = ${requestedBy}::uuid and status = 'active'`.execute(tx)
  return rows
}

type Letter = {
  readonly letter: StaffLetter | CustomerLetter
  readonly cause: MailCause
  readonly path: string
  readonly note: string
}

const isForCustomer = (letter: StaffLetter | CustomerLetter): letter is CustomerLetter =>
  TO_CUSTOMER.some((one) => one === letter)

/** Customers have it in their inbox, and choose whether they want the mail as well. */
const wantsMail = async (context: MailContext, quote: Quote, { id }: Reader, letter: Letter['letter']): Promise<boolean> => {
  if (!isForCustomer(letter)) return true
  const { mailAtOnce } = await addToInbox(context, {
    ...{ personId: id, kind: quoteInbox.kind, subject: quote.number, occurrence: `${letter} ${quote.version}`, title: letter },
    ...{ values: { number: quote.number }, link: quotePath(quote.number), needsAction: letter !== 'declined' },
  })
  return mailAtOnce
}

/** In each reader's language; nothing that somebody wrote stands in the subject. */
const send = async (
  { tx, services, tenant }: MailContext,
  quote: Quote,
  readers: readonly Reader[],
  { letter, cause, path, note }: Letter,
): Promise<void> => {
  for (const reader of readers) {
    if (!(await wantsMail({ tx, services, tenant }, quote, reader, letter))) continue
    const locale = readerLocale(reader)
    const [{ language }, template] = [locale, `quote-${letter}`]
    const words = services.mail.wordsIn({ tenant, template, language }, services.dictionaries[language]['quotes'])
    const say = (key: string, values: TextValues = {}): string => fillText(lookUp(words, key) ?? key, values)
    const { money, dateTime } = createFormats(locale)
    const isOffer = letter === 'offered' || letter === 'reminder'
    const text = [
      say('mail.hello', { name: reader.givenName }),
      say(`mail.${letter}.text`, { number: quote.number, account: quote.accountKey.replace(/^.*~0*/, '') }),
      ...(isOffer && quote.total ? [say('mail.total', { total: money(quote.total) })] : []),
      ...(isOffer && quote.validUntil ? [say('mail.until', { until: `${dateTime(quote.validUntil)} UTC` })] : []),
      ...(note === '' ? [] : [note]),
      say('mail.link', { link: `${services.originOf(tenant)}${localePath(locale)}${path}` }),
      say('mail.bye', { site: services.tenants.byKey(tenant)?.name ?? '' }),
    ].join('\n\n')
    await services.mail.sendMail(tx, {
      ...{ to: reader.email, template, cause, text },
      subject: say(`mail.${letter}.subject`, { number: quote.number }),
      ...(letter === 'offered' && { attachments: [attachQuote(quote.number, quote.version, language)] }),
    })
  }
}

export const notifyStaff = async (context: Caused, quote: Quote, letter: StaffLetter): Promise<void> =>
  send(context, quote, await listStaff(context.tx), {
    letter,
    cause: { class: 'notice', by: context.user.id, about: quote.number },
    path: `${OFFICE_QUOTES_PATH}?quote=${encodeURIComponent(quote.number)}`,
    note: '',
  })

/** To the person who asked for it. */
export const notifyCustomer = async (
  context: Caused,
  quote: Quote,
  letter: Exclude<CustomerLetter, 'reminder'>,
  note: string,
): Promise<void> =>
  send(context, quote, await findRequester(context.tx, quote), {
    letter,
    cause: { class: 'conversation', by: context.user.id, about: quote.number },
    path: quotePath(quote.number),
    note,
  })

export const remindCustomer = async (context: MailContext, quote: Quote): Promise<void> =>
  send(context, quote, await findRequester(context.tx, quote), {
    letter: 'reminder',
    cause: { class: 'broadcast', by: null, about: quote.number },
    path: quotePath(quote.number),
    note: '',
  })

const OFFER_PARTS = ['mail.total', 'mail.until']
export const quoteMails: readonly MailTemplate[] = [...TO_STAFF, ...TO_CUSTOMER].map((letter) => ({
  template: `quote-${letter}`,
  subject: `mail.${letter}.subject`,
  parts: [
    ...['mail.hello', `mail.${letter}.text`],
    ...(letter === 'offered' || letter === 'reminder' ? OFFER_PARTS : []),
    ...(letter === 'offered' || letter === 'declined' ? ['{note}'] : []),
    ...['mail.link', 'mail.bye'],
  ],
}))
