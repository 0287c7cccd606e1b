import { expect, test } from 'vitest'
import { decideAsm } from '#foundation/identity/policy/asm.rules.ts'

test.each([
  ['an employee with the role', { isAsm: true, isInternal: true }, true, ['asm.role', 'csr.internal']],
  ['an employee without it', { isAsm: false, isInternal: true }, false, ['asm.no-role']],
  ['a customer with the role by mistake', { isAsm: true, isInternal: false }, false, ['csr.not-internal']],
  ['a customer without it', { isAsm: false, isInternal: false }, false, ['asm.no-role', 'csr.not-internal']],
])('assisted service: %s [1.0.29]', (_, person, allowed, reasons) => {
  const decision = decideAsm(person)
  expect(decision.allowed).toBe(allowed)
  expect(decision.reasons.map(({ rule }) => rule)).toEqual(reasons)
})
