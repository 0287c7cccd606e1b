import { sql, type Generated, type RawBuilder } from 'kysely'
import type { Publication, Review, ReviewState } from '#features/authoring/authoring/review.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    pageReview: {
      id: Generated<string>
      pageId: string
      version: number
      revision: number
      note: string
      askedBy: string | null
      askedAt: Date
      decision: Exclude<ReviewState, 'open'> | null
      answer: Generated<string>
      decidedBy: string | null
      decidedAt: Date | null
      contentHash: string | null
    }
  }
}

export type StoredReview = Review & {
  readonly id: string
  readonly note: string
  readonly askedAt: Date
  readonly askedByName: string | null
  readonly answer: string
  readonly decidedAt: Date | null
  readonly decidedByName: string | null
}

/** Of the stored form, which is the same for the same content whoever wrote it. */
const hashOf = (content: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`encode(sha256(convert_to(${content}::text, 'UTF8')), 'hex')`

/** The version that an approval is compared with, as it is stored now. */
export const findAuthored = async (
  tx: Tx,
  pageId: string,
  version: number,
): Promise<Pick<Publication, 'version' | 'contentHash'> | undefined> => {
  const { rows } = await sql<Pick<Publication, 'version' | 'contentHash'>>`
    select number as version, ${hashOf(sql`content`)} as content_hash
    from page_version where page_id = ${pageId} and number = ${version}`.execute(tx)
  return rows[0]
}

/** Those of a page, the latest first. */
export const listReviews = async (tx: Tx, pageId: string): Promise<StoredReview[]> => {
  const { rows } = await sql<StoredReview>`
    select review.id, coalesce(review.decision, 'open') as state, review.version, review.revision, review.note,
      review.content_hash, exists (select 1 from page_version v where v.page_id = review.page_id
        and v.number = review.version and v.published_at >= review.decided_at) as is_published,
      review.asked_by, review.asked_at, nullif(trim(asker.given_name || ' ' || asker.family_name), '') as asked_by_name,
      review.answer, review.decided_by, review.decided_at,
      nullif(trim(decider.given_name || ' ' || decider.family_name), '') as decided_by_name
    from page_review review
      left join person asker on asker.id = review.asked_by
      left join person decider on decider.id = review.decided_by
    where review.page_id = ${pageId} order by review.asked_at desc, review.id`.execute(tx)
  return rows
}

/** The latest one of a page. */
export const findReview = async (tx: Tx, pageId: string): Promise<StoredReview | undefined> => (await listReviews(tx, pageId))[0]

type RequestedReview = Pick<Review, 'version' | 'revision'> & {
  readonly pageId: string
  readonly note: string
  readonly by: string
  readonly at: Date
}

export const insertReview = async (tx: Tx, { pageId, version, revision, note, by, at }: RequestedReview): Promise<void> => {
  await tx.insertInto('pageReview').values({ pageId, version, revision, note, askedBy: by, askedAt: at }).execute()
}

type Decided = Pick<Review, 'version' | 'revision'> & {
  readonly decision: Exclude<ReviewState, 'open'>
  readonly answer: string
  readonly by: string
  readonly at: Date
}

export const decideReview = async (
  tx: Tx,
  id: string,
  { decision, answer, version, revision, by, at }: Decided,
): Promise<void> => {
  await tx
    .updateTable('pageReview')
    .set({
      ...{ decision, answer, version, revision, decidedBy: by, decidedAt: at },
      contentHash: sql`(select ${hashOf(sql`v.content`)} from page_version v
        where v.page_id = page_review.page_id and v.number = ${version})`,
    })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .execute()
}
