import { sql } from 'kysely'
import type { PersonFacts } from '#kernel/action.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#kernel/action.ts' {
  interface PersonFacts {
    readonly soldTos: number
    readonly hasDefaultSoldTo: boolean
    readonly favourites: number
    readonly companyName: string | null
  }
}

type AccountFacts = Pick<PersonFacts, 'soldTos' | 'hasDefaultSoldTo' | 'favourites' | 'companyName'>

export const readAccountFacts = async (tx: Tx, personId: string): Promise<AccountFacts> => {
  const { rows } = await sql<AccountFacts>`
    select
      (select count(*)::integer from person_sold_to where person_id = ${personId}) as sold_tos,
      (select count(*)::integer from favourite_sold_to where person_id = ${personId}) as favourites,
      exists (select from person_sold_to where person_id = ${personId} and is_default) as has_default_sold_to,
      (select company.name from person join company on company.id = person.company_id where person.id = ${personId}) as company_name`.execute(
    tx,
  )
  return rows[0] ?? { soldTos: 0, hasDefaultSoldTo: false, favourites: 0, companyName: null }
}
