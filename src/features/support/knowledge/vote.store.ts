import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

export type Votes = { readonly helpful: number; readonly total: number; readonly own: boolean | null }

export const readVotes = async (tx: Tx, articleId: string, holder: string | undefined): Promise<Votes> => {
  const { rows } = await sql<Votes>`
    select count(*) filter (where is_helpful)::integer as helpful, count(*)::integer as total,
      bool_or(is_helpful) filter (where holder = ${holder ?? ''}) as own
    from knowledge_vote where article_id = ${articleId}`.execute(tx)
  return rows[0] ?? { helpful: 0, total: 0, own: null }
}

/** One a person and article; a second one takes the place of the first. */
export const saveVote = async (
  tx: Tx,
  vote: { readonly articleId: string; readonly holder: string; readonly isHelpful: boolean; readonly votedAt: Date },
): Promise<void> => {
  const { isHelpful, votedAt } = vote
  await tx
    .insertInto('knowledgeVote')
    .values(vote)
    .onConflict((conflict) => conflict.columns(['tenant', 'articleId', 'holder'] as never).doUpdateSet({ isHelpful, votedAt }))
    .execute()
}
