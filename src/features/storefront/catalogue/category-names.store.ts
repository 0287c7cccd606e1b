import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type CategoryName = { readonly path: string; readonly name: string }

const MOST = 5000

/** Every category with its name in a language, those below another one right after it. */
export const listCategoryNames = async (tx: Tx, language: Language): Promise<CategoryName[]> => {
  const { rows } = await sql<CategoryName>`
    select path, coalesce(names ->> ${language}, names ->> 'en', slug) as name from category
    order by string_to_array(path, '/') limit ${MOST}`.execute(tx)
  return rows
}
