import { sql, type RawBuilder } from 'kysely'
import type { StoredFormFile } from '#features/forms/forms/public.server.ts'
import { INBOX_LIST } from '#features/forms/form-inbox/inbox.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type InboxFilter = {
  readonly find?: string | undefined
  readonly form?: string | undefined
  readonly at?: { readonly from?: Date | undefined; readonly to?: Date | undefined } | undefined
  /** Without the right to what was written nothing of it is found, sorted by or shown. */
  readonly mayRead: boolean
}
export type InboxRow = {
  readonly id: string
  readonly reference: string
  readonly formKey: string
  readonly page: string
  readonly language: string
  readonly email: string | null
  readonly captchaScore: number
  readonly submittedAt: Date
}
export type InboxRecord = InboxRow & {
  readonly labels: Readonly<Record<string, string>>
  readonly submitted: Readonly<Record<string, string>>
  readonly consents: readonly { readonly field: string; readonly text: string; readonly isGiven: boolean }[]
  readonly keepUntil: Date
  readonly files: readonly StoredFormFile[]
}

const isFound = ({ find, form, at, mayRead }: InboxFilter) => sql`true
  ${find === undefined || find.trim() === '' ? sql`` : sql`and ${mayRead ? sql`(reference || ' ' || submitted::text)` : sql`reference`} ilike ${containsPattern(find)}`}
  ${form === undefined ? sql`` : sql`and form_key = ${form}`}
  ${at?.from ? sql`and submitted_at >= ${at.from}` : sql``}
  ${at?.to ? sql`and submitted_at < ${at.to}` : sql``}`

const selectRows = (filter: InboxFilter): RawBuilder<InboxRow> => sql<InboxRow>`
  select id, reference, form_key, page, language, ${filter.mayRead ? sql`email` : sql`null::text as email`}, captcha_score, submitted_at, form_key as "formKey",
    captcha_score as "captchaScore", submitted_at as "submittedAt"
  from form_submission where ${isFound(filter)}`

export const listInbox = (
  tx: Tx,
  filter: InboxFilter,
  list: ListQuery<(typeof INBOX_LIST.sortable)[number]>,
): Promise<ListPage<InboxRow>> => readListPage(tx, selectRows(filter), list, { spec: INBOX_LIST, unique: 'id' })

export const listFormKeys = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.selectFrom('formSubmission').select('formKey').distinct().orderBy('formKey').execute()
  return rows.map(({ formKey }) => formKey)
}

const WHOLE = [
  'id',
  'reference',
  'formKey',
  'page',
  'language',
  'email',
  'captchaScore',
  'submittedAt',
  'labels',
  'submitted',
  'consents',
  'keepUntil',
  'files',
] as const

export const findSubmission = (tx: Tx, id: string): Promise<InboxRecord | undefined> =>
  tx.selectFrom('formSubmission').select(WHOLE).where('id', '=', id).executeTakeFirst()

/** The latest first, so many after the one that was read last. */
export const readForExport = async (tx: Tx, filter: InboxFilter, limit: number): Promise<InboxRecord[]> =>
  tx
    .selectFrom('formSubmission')
    .select(WHOLE)
    .where(sql<boolean>`${isFound(filter)}`)
    .orderBy('submittedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

export type Deleted = { readonly reference: string; readonly files: readonly StoredFormFile[] }

export const deleteSubmission = (tx: Tx, id: string): Promise<Deleted | undefined> =>
  tx.deleteFrom('formSubmission').where('id', '=', id).returning(['reference', 'files']).executeTakeFirst()

export const deleteSubmissionsOf = (tx: Tx, email: string): Promise<Deleted[]> =>
  tx
    .deleteFrom('formSubmission')
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .returning(['reference', 'files'])
    .execute()
