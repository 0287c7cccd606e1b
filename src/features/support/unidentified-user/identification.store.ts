import { sql } from 'kysely'
import type { FactSource } from '#foundation/entitlements/public.server.ts'

declare module '#kernel/action.ts' {
  interface PersonFacts {
    readonly isIdentificationPending: boolean
  }
}

/** A sold-to number was sent, and staff have not closed its case [2.10.2]. */
export const identificationFacts: FactSource = {
  select: (personId) => sql`exists (
    select from support_case
    where person_id = ${personId} and kind = 'account' and ended_at is null and details ? 'soldToNumber')`,
  read: (isIdentificationPending: boolean) => ({ isIdentificationPending }),
}
