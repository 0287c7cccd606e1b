import type { Person } from '#foundation/identity/person/person.rules.ts'
import { allow, refuse, requireAll, type Decision } from '#kernel/decision.ts'
import type { Traits } from '#kernel/traits.ts'

/** Where the question is asked: the same employee may serve customers on one site and not on another. */
export type CsrSite = { readonly traits: Traits; readonly csrFlow: 'true' | 'false' }

/** Who serves customers, through favourite accounts of theirs [4.2.3, 6.4.2]. */
export const decideCsr = (
  { isInternal, managerRole }: Pick<Person, 'isInternal' | 'managerRole'>,
  { traits, csrFlow }: CsrSite,
): Decision => {
  const needsManager = traits.csrRole === 'manager' && managerRole !== null
  return requireAll(
    isInternal ? allow('csr.internal') : refuse('csr.not-internal'),
    csrFlow === 'true' ? allow('csr.flow-on') : refuse('csr.flow-off'),
    ...(needsManager ? [managerRole ? allow('csr.manager') : refuse('csr.not-a-manager')] : []),
  )
}
