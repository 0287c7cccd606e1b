import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Someone a mail is written to. */
export type Reader = {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly name: string
  readonly language: string
  readonly countryCode: string
}

const COLUMNS = sql`id, email, given_name, given_name || ' ' || family_name as name, language, country_code`

export const findReader = async (tx: Tx, personId: string): Promise<Reader | undefined> => {
  const { rows } = await sql<Reader>`select ${COLUMNS} from person where id = ${personId} and status = 'active'`.execute(tx)
  return rows[0]
}

/** Only so many are mailed: in a large company one request would otherwise send hundreds of mails. */
const MOST_TOLD = 20

/** Those who may decide, but for the ones whose request it is. */
export const listDeciders = async (tx: Tx, except: readonly string[]): Promise<Reader[]> => {
  const { rows } = await sql<Reader>`
    select ${COLUMNS} from person
    where 'admin' = any(roles) and status = 'active' and not id = any(${[...except]}::uuid[])
    order by created_at, email limit ${MOST_TOLD}`.execute(tx)
  return rows
}
