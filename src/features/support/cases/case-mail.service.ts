import { sql } from 'kysely'
import { addToInbox, findMailChoice } from '#foundation/inbox/public.server.ts'
import { caseInbox } from '#features/support/cases/case-inbox.service.ts'
import { caseWorkInbox } from '#features/support/cases/case-work-inbox.service.ts'
import { casePath } from '#features/support/cases/case.rules.ts'
import type { CaseRow } from '#features/support/cases/case.store.ts'
import { localePath } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import type { Services } from '#platform/services.ts'

type Reader = {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly language: string
  readonly countryCode: string
}
/** `by` is who took the step; `partsOf` a request knows. */
type Parts = { readonly tx: Tx; readonly services: Services; readonly tenant: TenantKey; readonly by: string | null }
const LETTERS = ['created', 'answered', 'solved', 'closed', 'reopened', 'colleague', 'merged', 'written', 'assigned'] as const
type Letter = (typeof LETTERS)[number]

const COLUMNS = sql`id, email, given_name, language, country_code`

/**
 * The person, and of those in copy the ones who have an account at the same company: nobody else can be written to by
 * opening a case [T-87].
 */
const listReaders = async (tx: Tx, { id, personId }: CaseRow, except: string | null): Promise<readonly Reader[]> => {
  const { rows } = await sql<Reader>`
    select ${COLUMNS} from person where status = 'active' and id is distinct from ${except}::uuid and (id = ${personId}::uuid or (
      id in (select person_id from case_copy where case_id = ${id})
      and company_id = (select company_id from person where id = ${personId}::uuid)))
    limit 20`.execute(tx)
  return rows
}

/** Nobody who is no employee any more. */
const findAssignee = async (tx: Tx, { assignedTo }: CaseRow): Promise<readonly Reader[]> => {
  const { rows } = await sql<Reader>`
    select ${COLUMNS} from person where id = ${assignedTo}::uuid and status = 'active' and 'internal' = any(roles)`.execute(tx)
  return rows
}

/**
 * In each reader's language. Nothing that somebody wrote stands in the head of the mail, and no reader is notified of the
 * others [T-86, T-87]. Answers are written in the portal, where the link leads.
 */
const send = async (
  { tx, services, tenant, by }: Parts,
  row: CaseRow,
  letter: Letter,
  readers: readonly Reader[],
  text: string,
) => {
  for (const reader of readers) {
    const locale = readerLocale(reader)
    const [{ language }, template] = [locale, `case-${letter}`]
    const words = services.mail.wordsIn({ tenant, template, language }, services.dictionaries[language]['cases'])
    const say = (key: string, values: TextValues = {}): string => fillText(lookUp(words, key) ?? key, values)
    await services.mail.sendMail(tx, {
      to: reader.email,
      template,
      cause: { class: 'conversation', by, about: row.id },
      subject: say(`mail.${letter}.subject`, { number: row.id }),
      text: [
        say('mail.hello', { name: reader.givenName }),
        say(`mail.${letter}.text`, { number: row.id, subject: row.subject }),
        ...(text === '' ? [] : [text]),
        say('mail.link', { link: `${services.originOf(tenant)}${localePath(locale)}${casePath(row.id)}` }),
        say('mail.bye', { site: services.tenants.byKey(tenant)?.name ?? '' }),
      ].join('\n\n'),
    })
  }
}

type CaseFacts = {
  readonly text?: string
  /** Who wrote it, and need not be informed. */
  readonly except?: string
}

/** Those who are to be mailed: not who chose a summary or no mail about cases [7.4.3]. The inbox has it for all of them. */
const addToInboxes = async (
  parts: Parts,
  row: CaseRow,
  letter: Exclude<Letter, 'created'>,
  readers: readonly Reader[],
): Promise<readonly Reader[]> => {
  const isWork = letter === 'written' || letter === 'assigned'
  const mailed: Reader[] = []
  for (const reader of readers) {
    const { mailAtOnce } = await addToInbox(parts, {
      personId: reader.id,
      kind: isWork ? caseWorkInbox.kind : caseInbox.kind,
      subject: row.id,
      occurrence: `${letter} ${parts.services.clock.now().toISOString()}`,
      title: letter,
      values: { number: row.id, subject: row.subject },
      link: casePath(row.id),
    })
    if (mailAtOnce) mailed.push(reader)
  }
  return mailed
}

/** Whoever opened a case knows of it: they get a mail unless they chose none. */
const listConfirmed = async (parts: Parts, readers: readonly Reader[]): Promise<readonly Reader[]> => {
  const mailed: Reader[] = []
  for (const reader of readers) if ((await findMailChoice(parts, reader.id, caseInbox.kind)) !== 'none') mailed.push(reader)
  return mailed
}

/** To the customer's side. */
export const notifyCustomer = async (
  parts: Parts,
  row: CaseRow,
  letter: Exclude<Letter, 'written' | 'assigned'>,
  { text = '', except }: CaseFacts = {},
): Promise<void> => {
  const readers = await listReaders(parts.tx, row, except ?? null)
  const mailed = letter === 'created' ? await listConfirmed(parts, readers) : await addToInboxes(parts, row, letter, readers)
  await send(parts, row, letter, mailed, text)
}

/** To the one of staff who has it; without one it waits in the queue. */
export const notifyAssignee = async (parts: Parts, row: CaseRow, text: string): Promise<void> =>
  send(parts, row, 'written', await addToInboxes(parts, row, 'written', await findAssignee(parts.tx, row)), text)

/** To the one to whom a colleague gave it. */
export const reportHandedOver = async (parts: Parts, row: CaseRow): Promise<void> =>
  send(parts, row, 'assigned', await addToInboxes(parts, row, 'assigned', await findAssignee(parts.tx, row)), '')

export const caseMails: readonly MailTemplate[] = LETTERS.map((letter) => ({
  template: `case-${letter}`,
  subject: `mail.${letter}.subject`,
  parts: ['mail.hello', `mail.${letter}.text`, '{text}', 'mail.link', 'mail.bye'],
}))
