import type { Generated } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    cannedAnswer: {
      id: Generated<string>
      language: Language
      title: string
      text: string
      changedBy: string | null
      changedAt: Date
    }
  }
}

export type CannedAnswer = { readonly id: string; readonly language: Language; readonly title: string; readonly text: string }
export type WrittenAnswer = Omit<CannedAnswer, 'id'>

const COLUMNS = ['id', 'language', 'title', 'text'] as const
/** In one language; more than anybody looks through. */
const MOST = 100

export const listCanned = (tx: Tx, language: Language): Promise<CannedAnswer[]> =>
  tx.selectFrom('cannedAnswer').select(COLUMNS).where('language', '=', language).orderBy('title').limit(MOST).execute()

type By = { readonly personId: string; readonly now: Date }

/** Undefined where there are enough in this language. */
export const insertCanned = async (tx: Tx, answer: WrittenAnswer, { personId, now }: By): Promise<CannedAnswer | undefined> => {
  if ((await listCanned(tx, answer.language)).length >= MOST) return undefined
  return tx
    .insertInto('cannedAnswer')
    .values({ ...answer, changedBy: personId, changedAt: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export const updateCanned = (
  tx: Tx,
  id: string,
  answer: WrittenAnswer,
  { personId, now }: By,
): Promise<CannedAnswer | undefined> =>
  tx
    .updateTable('cannedAnswer')
    .set({ ...answer, changedBy: personId, changedAt: now })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst()

export const deleteCanned = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.deleteFrom('cannedAnswer').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
