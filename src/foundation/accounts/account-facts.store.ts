import { sql } from 'kysely'
import type { PersonFacts } from '#kernel/action.ts'
import type { FactSource } from '#foundation/entitlements/public.server.ts'

declare module '#kernel/action.ts' {
  interface PersonFacts {
    readonly soldTos: number
    readonly hasDefaultSoldTo: boolean
    readonly favourites: number
    readonly companyName: string | null
  }
}

type AccountFacts = Pick<PersonFacts, 'soldTos' | 'hasDefaultSoldTo' | 'favourites' | 'companyName'>

export const accountFacts: FactSource = {
  select: (personId) => sql`json_build_object(
    'soldTos', (select count(*) from person_sold_to where person_id = ${personId}),
    'favourites', (select count(*) from favourite_sold_to where person_id = ${personId}),
    'hasDefaultSoldTo', exists (select from person_sold_to where person_id = ${personId} and is_default),
    'companyName', (select company.name from person join company on company.id = person.company_id where person.id = ${personId}))`,
  read: (facts: AccountFacts) => facts,
}
