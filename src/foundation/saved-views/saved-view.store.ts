import type { Generated } from 'kysely'
import { MOST_VIEWS, type SavedView } from '#foundation/saved-views/saved-view.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockName } from '#platform/limits/named-lock.store.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    savedView: {
      id: Generated<string>
      personId: string
      list: string
      name: string
      query: string
      createdAt: Date
    }
  }
}

/** A person's own views of one list, in the order in which they were made. */
export const listSavedViews = (tx: Tx, personId: string, list: string): Promise<SavedView[]> =>
  tx
    .selectFrom('savedView')
    .select(['id', 'name', 'query'])
    .where('personId', '=', personId)
    .where('list', '=', list)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

type NewView = { readonly list: string; readonly name: string; readonly query: string }

/** A view of the same name is replaced. Undefined when the person has as many as there may be. */
export const saveView = async (tx: Tx, personId: string, view: NewView, now: Date): Promise<SavedView | undefined> => {
  // Two at once would both find room for one.
  await lockName(tx, 'saved-view', personId)
  const others = (await listSavedViews(tx, personId, view.list)).filter(({ name }) => name !== view.name)
  if (others.length >= MOST_VIEWS) return undefined
  return tx
    .insertInto('savedView')
    .values({ ...view, personId, createdAt: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'personId', 'list', 'name'] as never).doUpdateSet({ query: view.query }),
    )
    .returning(['id', 'name', 'query'])
    .executeTakeFirstOrThrow()
}

/** False when this person has no such view. */
export const deleteView = async (tx: Tx, personId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('savedView')
    .where('personId', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
