import type { Person } from '#foundation/identity/person/person.rules.ts'
import { allow, refuse, requireAll, type Decision } from '#kernel/decision.ts'

/** Assisted service is a role on the server: `asm=true` in an address is a hint for the shop and gives nothing [6.5.1, T-55]. */
export const decideAsm = ({ isAsm, isInternal }: Pick<Person, 'isAsm' | 'isInternal'>): Decision =>
  requireAll(isAsm ? allow('asm.role') : refuse('asm.no-role'), isInternal ? allow('csr.internal') : refuse('csr.not-internal'))
