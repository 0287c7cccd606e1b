import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    pagePresence: { pageId: string; personId: string; since: Date; seenAt: Date }
  }
}

/** Who was not heard of for so long has gone, whether or not they said so. */
export const PRESENT_MS = 35_000

type Presence = { readonly pageId: string; readonly personId: string; readonly now: Date }

/** Somebody who comes back after a while is there since now. */
export const savePresence = async (tx: Tx, { pageId, personId, now }: Presence): Promise<void> => {
  const gone = new Date(now.getTime() - PRESENT_MS)
  await sql`
    insert into page_presence (page_id, person_id, since, seen_at) values (${pageId}, ${personId}, ${now}, ${now})
    on conflict (page_id, person_id) do update set seen_at = excluded.seen_at,
      since = case when page_presence.seen_at < ${gone} then excluded.since else page_presence.since end`.execute(tx)
}

export const removePresence = async (tx: Tx, { pageId, personId }: Omit<Presence, 'now'>): Promise<void> => {
  await tx.deleteFrom('pagePresence').where('pageId', '=', pageId).where('personId', '=', personId).execute()
}

export const listOthers = async (tx: Tx, { pageId, personId, now }: Presence): Promise<{ name: string; since: Date }[]> => {
  const { rows } = await sql<{ name: string; since: Date }>`
    select trim(person.given_name || ' ' || person.family_name) as name, page_presence.since
    from page_presence join person on person.id = page_presence.person_id
    where page_id = ${pageId} and person_id <> ${personId} and seen_at >= ${new Date(now.getTime() - PRESENT_MS)}
    order by page_presence.since, person.id limit 20`.execute(tx)
  return rows
}
