import { sql, type Generated } from 'kysely'
import type { Persona } from '#features/authoring/page-preview/preview.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { keepForDays } from '#platform/retention/retention.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    previewLink: {
      id: Generated<string>
      tokenHash: string
      pageId: string
      persona: Persona
      shownAt: Date | null
      createdBy: string
      createdAt: Date
      expiresAt: Date
    }
  }
}

export type NewLink = {
  readonly tokenHash: string
  readonly pageId: string
  readonly persona: Persona
  readonly shownAt: Date | null
  readonly createdBy: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export const insertLink = async (tx: Tx, link: NewLink): Promise<string> =>
  (await tx.insertInto('previewLink').values(link).returning('id').executeTakeFirstOrThrow()).id

/** Of the bound tenant, and while it is good. */
export const findLink = (tx: Tx, tokenHash: string, now: Date) =>
  tx
    .selectFrom('previewLink')
    .select(['pageId', 'persona', 'shownAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

export type ListedLink = {
  readonly id: string
  readonly persona: Persona
  readonly shownAt: Date | null
  readonly by: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

export const listLinks = async (tx: Tx, pageId: string, now: Date): Promise<ListedLink[]> => {
  const { rows } = await sql<ListedLink>`
    select l.id, l.persona, l.shown_at, l.created_at, l.expires_at,
      nullif(trim(person.given_name || ' ' || person.family_name), '') as by
    from preview_link l left join person on person.id = l.created_by
    where l.page_id = ${pageId} and l.expires_at > ${now} order by l.created_at desc`.execute(tx)
  return rows
}

export const deleteLink = async (tx: Tx, pageId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('previewLink')
    .where('pageId', '=', pageId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** They show nothing from the moment they end. */
export const previewLinkRetention = keepForDays({ table: 'preview_link', column: 'expires_at', days: 7 })
