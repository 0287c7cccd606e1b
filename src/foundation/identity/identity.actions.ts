import { decideActing } from '#foundation/identity/policy/impersonation.rules.ts'
import { decideCsr } from '#foundation/identity/policy/csr.rules.ts'
import { decideInternal } from '#foundation/identity/policy/internal.rules.ts'
import { decideBackOffice, decideEditing } from '#foundation/identity/policy/staff.rules.ts'
import type { ActionSlice, SiteFacts } from '#kernel/action.ts'

const csrSite = ({ traits, flags }: SiteFacts) => ({ traits, csrFlow: flags.internalCsrFlow })

export const identityActions: ActionSlice = {
  'count-as-internal': {
    isStaffRight: true,
    decide: ({ person, internalDomains }) => decideInternal(person, internalDomains),
  },
  'use-favourites': { isStaffRight: true, decide: (facts) => decideCsr(facts.person, csrSite(facts)) },
  'act-for-customer': { isStaffRight: true, decide: (facts) => decideActing(facts.person, csrSite(facts)) },
  'edit-content': { isStaffRight: true, decide: ({ person }) => decideEditing(person.roles) },
  'open-back-office': { isStaffRight: true, decide: ({ person }) => decideBackOffice(person.roles) },
}
