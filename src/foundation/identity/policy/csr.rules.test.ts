import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { describe, expect, test } from 'vitest'
import { decideCsr } from '#foundation/identity/policy/csr.rules.ts'
import { type PresetName, PRESET_NAMES } from '#foundation/tenants/public.ts'

type Case = readonly [
  title: string,
  tenant: PresetName,
  person: { isInternal: boolean; managerRole: boolean | null },
  csrFlow: 'true' | 'false',
  no: readonly string[],
]

describe('an internal representative [1.0.28]', () => {
  test.each<Case>([
    ['internal with the flow on [4.2.2, 6.4.1]', 'aerobt', { isInternal: true, managerRole: null }, 'true', []],
    ['internal elsewhere without being a manager [4.2.2]', 'sps', { isInternal: true, managerRole: false }, 'true', []],
    ['internal with the flow off [4.2.2]', 'process', { isInternal: true, managerRole: true }, 'false', ['csr.flow-off']],
    ['external with the flow on [4.2.2]', 'hpsbt', { isInternal: false, managerRole: null }, 'true', ['csr.not-internal']],
    ['hbtbt manager [4.2.1, 6.4.1]', 'hbtbt', { isInternal: true, managerRole: true }, 'true', []],
    [
      'hbtbt, manager role lacking [4.2.1, 6.4.1]',
      'hbtbt',
      { isInternal: true, managerRole: false },
      'true',
      ['csr.not-a-manager'],
    ],
    ['hbtbt manager, flow off [4.2.1]', 'hbtbt', { isInternal: true, managerRole: true }, 'false', ['csr.flow-off']],
    ['hbtbt manager who is external [4.2.1]', 'hbtbt', { isInternal: false, managerRole: true }, 'true', ['csr.not-internal']],
    ['hbtbt, no manager role in the data [4.2.2]', 'hbtbt', { isInternal: true, managerRole: null }, 'true', []],
    [
      'told everything at once',
      'hbtbt',
      { isInternal: false, managerRole: false },
      'false',
      ['csr.not-internal', 'csr.flow-off', 'csr.not-a-manager'],
    ],
  ])('%s', (_, tenant, person, csrFlow, no) => {
    const decision = decideCsr(person, { traits: presetTraits(tenant), csrFlow })
    expect(decision.allowed).toBe(no.length === 0)
    if (no.length > 0) expect(decision.reasons.map(({ rule }) => rule)).toEqual(no)
  })
})

test.each(PRESET_NAMES)('only internal users of %s use the favourite accounts [4.2.3, 6.4.2]', (tenant) => {
  const site = { traits: presetTraits(tenant), csrFlow: 'true' } as const
  expect(decideCsr({ isInternal: false, managerRole: true }, site).allowed).toBe(false)
  expect(decideCsr({ isInternal: true, managerRole: true }, site).allowed).toBe(true)
})

test.each<[PresetName, { isInternal: boolean; managerRole: boolean | null }, readonly string[]]>([
  ['sps', { isInternal: true, managerRole: true }, ['csr.internal', 'csr.flow-on']],
  ['hbtbt', { isInternal: true, managerRole: null }, ['csr.internal', 'csr.flow-on']],
  ['hbtbt', { isInternal: true, managerRole: true }, ['csr.internal', 'csr.flow-on', 'csr.manager']],
])('on %s %j serves customers because of %j', (tenant, person, reasons) => {
  const { reasons: found } = decideCsr(person, { traits: presetTraits(tenant), csrFlow: 'true' })
  expect(found.map(({ rule }) => rule)).toEqual(reasons)
})
