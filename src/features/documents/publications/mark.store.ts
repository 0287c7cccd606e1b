import { sql, type Generated } from 'kysely'
import { MOST_MARKS } from '#features/documents/publications/publication.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockName } from '#platform/limits/named-lock.store.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    publicationMark: {
      personId: string
      slug: string
      isFavourite: Generated<boolean>
      isSubscribed: Generated<boolean>
      seenPosition: Generated<number>
      markedAt: Date
    }
  }
}

export type Mark = { readonly isFavourite: boolean; readonly isSubscribed: boolean }
export type OwnMark = Mark & { readonly slug: string; readonly audience: string | null; readonly hasNews: boolean }

/** A person's own; news is a revision newer than the last one that they opened. */
export const listMarks = (tx: Tx, personId: string): Promise<OwnMark[]> =>
  tx
    .selectFrom('publicationMark')
    .innerJoin('publication', 'publication.slug', 'publicationMark.slug')
    .select([
      'publicationMark.slug',
      'isFavourite',
      'isSubscribed',
      'audience',
      sql<boolean>`is_subscribed and seen_position < (
        select max(position) from publication_revision where publication_revision.slug = publication_mark.slug)`.as('hasNews'),
    ])
    .where('personId', '=', personId)
    .where(sql<boolean>`(is_favourite or is_subscribed)`)
    .orderBy('publicationMark.slug')
    .execute()

export const findMark = async (tx: Tx, personId: string, slug: string): Promise<Mark> =>
  (await tx
    .selectFrom('publicationMark')
    .select(['isFavourite', 'isSubscribed'])
    .where('personId', '=', personId)
    .where('slug', '=', slug)
    .executeTakeFirst()) ?? { isFavourite: false, isSubscribed: false }

export type MarkChange = { readonly isFavourite?: boolean | undefined; readonly isSubscribed?: boolean | undefined }

/** A repeated mark changes nothing. Undefined when the person has as many as allowed. */
export const saveMark = async (
  tx: Tx,
  personId: string,
  slug: string,
  change: MarkChange,
  now: Date,
): Promise<Mark | undefined> => {
  // Two at once would both find room for one.
  await lockName(tx, 'publication-mark', personId)
  const { count } = await tx
    .selectFrom('publicationMark')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('personId', '=', personId)
    .where('slug', '!=', slug)
    .executeTakeFirstOrThrow()
  if (count >= MOST_MARKS) return undefined
  const { last } = await tx
    .selectFrom('publicationRevision')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  const before = await findMark(tx, personId, slug)
  const mark = {
    isFavourite: change.isFavourite ?? before.isFavourite,
    isSubscribed: change.isSubscribed ?? before.isSubscribed,
  }
  await tx
    .insertInto('publicationMark')
    // Who subscribes knows what is there today.
    .values({ personId, slug, ...mark, seenPosition: last, markedAt: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'personId', 'slug'] as never).doUpdateSet({ ...mark, markedAt: now }))
    .execute()
  return mark
}

/** Only of those who marked it: what anonymous readers opened is not stored. */
export const noteSeen = async (tx: Tx, personId: string, slug: string, position: number): Promise<void> => {
  await tx
    .updateTable('publicationMark')
    .set({ seenPosition: position })
    .where('personId', '=', personId)
    .where('slug', '=', slug)
    .where('seenPosition', '<', position)
    .execute()
}

/** In batches by id, so that a publication that a whole industry follows fits into memory. */
export const listSubscribers = (
  tx: Tx,
  slug: string,
  after: string | undefined,
  limit: number,
): Promise<{ personId: string }[]> =>
  tx
    .selectFrom('publicationMark')
    .select('personId')
    .where('slug', '=', slug)
    .where('isSubscribed', '=', true)
    .$if(after !== undefined, (query) => query.where('personId', '>', after ?? ''))
    .orderBy('personId')
    .limit(limit)
    .execute()
