import { sql } from 'kysely'
import { byPerson, either, type PersonalTable, type PersonRows } from '#platform/privacy/personal-data.ts'

const asApprover: PersonRows = {
  text: 'tiers[].approvers[]',
  where: ({ id }) => sql`exists (select from jsonb_array_elements(tiers) as tier where tier -> 'approvers' ? ${id})`,
}

export const personalData: readonly PersonalTable[] = [
  {
    table: 'approval_rule',
    about: 'Approval rules of their company that name them',
    rows: asApprover,
    // Their id stays, under the pseudonym: the company's admins see that somebody is missing.
    erase: 'keep',
    mentions: ['name'],
    plain: ['conditions', 'tiers'],
    isHidden: true,
  },
  {
    table: 'substitute',
    about: 'Who decides for them, and for whom they decide',
    rows: either(byPerson(), byPerson('substitute_id')),
    erase: 'delete',
  },
]
