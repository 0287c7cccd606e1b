import { sql, type Generated } from 'kysely'
import type { Review, ReviewState } from '#features/authoring/review.rules.ts'
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

/** The latest one of a page. */
export const findReview = async (tx: Tx, pageId: string): Promise<StoredReview | undefined> => {
  const { rows } = await sql<StoredReview>`
    select review.id, coalesce(review.decision, 'open') as state, review.version, review.revision, review.note,
      review.asked_by, review.asked_at, nullif(trim(asker.given_name || ' ' || asker.family_name), '') as asked_by_name,
      review.answer, review.decided_by, review.decided_at,
      nullif(trim(decider.given_name || ' ' || decider.family_name), '') as decided_by_name
    from page_review review
      left join person asker on asker.id = review.asked_by
      left join person decider on decider.id = review.decided_by
    where review.page_id = ${pageId} order by review.asked_at desc, review.id limit 1`.execute(tx)
  return rows[0]
}

type Asked = Pick<Review, 'version' | 'revision'> & {
  readonly pageId: string
  readonly note: string
  readonly by: string
  readonly at: Date
}

export const insertReview = async (tx: Tx, { pageId, version, revision, note, by, at }: Asked): Promise<void> => {
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
    .set({ decision, answer, version, revision, decidedBy: by, decidedAt: at })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .execute()
}
