import { sql, type Generated, type Selectable } from 'kysely'
import type { Holder } from '#foundation/identity/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

/** A file as it is stored beside its submission. */
export type StoredFormFile = {
  readonly field: string
  readonly name: string
  readonly size: number
  readonly mediaType: string
  readonly fileKey: string
}
/** A consent as it was shown, word for word. */
export type StoredConsent = { readonly field: string; readonly text: string; readonly isGiven: boolean }

type SubmissionTable = {
  id: Generated<string>
  reference: string
  formKey: string
  page: string
  language: string
  labels: Readonly<Record<string, string>>
  submitted: Readonly<Record<string, string>>
  consents: readonly StoredConsent[]
  email: string | null
  holder: string
  personId: string | null
  address: string
  network: string | null
  captchaScore: number
  repeatKey: string
  files: readonly StoredFormFile[]
  submittedAt: Date
  keepUntil: Date
}

declare module '#platform/database/database.ts' {
  interface Tables {
    formSubmission: SubmissionTable
  }
}
export type Submission = Selectable<SubmissionTable>
export type NewSubmission = Omit<Submission, 'id'>

/** The same sent again within this time is the same. */
const REPEAT_MINUTES = 10

/** Of two that come at once the second waits here, and then finds the first. */
export const findRepeated = async (tx: Tx, repeatKey: string, now: Date): Promise<Submission | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.tenant') || ${repeatKey}, 0))`.execute(tx)
  return tx
    .selectFrom('formSubmission')
    .selectAll()
    .where('repeatKey', '=', repeatKey)
    .where('submittedAt', '>', new Date(now.getTime() - REPEAT_MINUTES * 60_000))
    .executeTakeFirst()
}

export const insertSubmission = async (
  tx: Tx,
  { labels, submitted, consents, files, ...rest }: NewSubmission,
): Promise<string> => {
  const json = (value: unknown) => JSON.stringify(value) as never
  const row = { ...rest, labels: json(labels), submitted: json(submitted), consents: json(consents), files: json(files) }
  const { id } = await tx.insertInto('formSubmission').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Whether this person or visitor has sent this form. */
export const hasSubmitted = async (tx: Tx, formKey: string, { key }: Pick<Holder, 'key'>): Promise<boolean> => {
  const found = await tx
    .selectFrom('formSubmission')
    .select('id')
    .where('holder', '=', key)
    .where('formKey', '=', formKey)
    .executeTakeFirst()
  return found !== undefined
}
