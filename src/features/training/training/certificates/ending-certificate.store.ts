import { sql } from 'kysely'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type EndingCertificate = {
  readonly personId: string
  readonly number: string
  readonly courseTitles: Readonly<Partial<Record<Language, string>>>
  /** Its last day. */
  readonly validUntil: string
}

type Window = { readonly day: string; readonly days: number; readonly kind: string }

/** In the days from this one on, without those that a later one of the course replaces and those that the person heard of. */
export const listEndingCertificates = async (tx: Tx, { day, days, kind }: Window): Promise<EndingCertificate[]> => {
  const { rows } = await sql<EndingCertificate>`
    select held.person_id, held.number, held.course_titles, held.valid_until::text as valid_until
    from certificate held join person on person.id = held.person_id and person.status = 'active'
    where not held.is_revoked and held.valid_until between ${day}::date and ${day}::date + ${days}::integer
      and not exists (select from certificate later where later.person_id = held.person_id and later.course_id = held.course_id
        and not later.is_revoked and coalesce(later.valid_until, 'infinity') > held.valid_until)
      and not exists (select from inbox_entry entry where entry.person_id = held.person_id and entry.kind = ${kind}
        and entry.subject = held.number and entry.occurrence = held.valid_until::text)
    order by held.valid_until, held.number limit 500`.execute(tx)
  return rows
}
