import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { describe, expect, test } from 'vitest'
import { decideToolLink, decideToolUse, type GrantedTool } from '#foundation/entitlements/tool-access.rules.ts'
import type { AccessStatus } from '#foundation/entitlements/tool.rules.ts'

const tool = (about: Partial<GrantedTool>): GrantedTool => ({
  id: 'valves',
  name: 'Valve Sizing',
  businessSegment: 'Projects',
  status: 'Approved',
  lmsUserId: null,
  ...about,
})

describe('the link of a tool [6.8.1]', () => {
  test.each([
    ['shows for a service segment, whatever the status', 'aerobt', { businessSegment: 'Field Service', status: 'Denied' }, true],
    ['shows in sps when approved', 'sps', { status: 'Approved' }, true],
    ['hides in sps when not approved', 'sps', { status: 'Pending' }, false],
    ['hides elsewhere, though approved', 'hbtbt', { status: 'Approved' }, false],
    ['wants the word as it is written', 'hbtbt', { businessSegment: 'service' }, false],
  ] as const)('%s', (_, tenant, about, allowed) => {
    expect(decideToolLink(presetTraits(tenant), tool(about)).allowed).toBe(allowed)
  })
})

const rulesFor = (
  target: GrantedTool,
  { tools = [target], serviceLevel = null as string | null, rtnPageEnabled = 'true' as const } = {},
) => decideToolUse({ tool: target, tools, serviceLevel, rtnPageEnabled }).reasons.map(({ rule }) => rule)

describe('using a tool', () => {
  test.each<[AccessStatus, string]>([
    ['Approved', 'tool.approved'],
    ['Pending', 'tool.pending'],
    ['Denied', 'tool.denied'],
    ['Not Permitted', 'tool.not-permitted'],
    ['Not Requested', 'tool.not-requested'],
  ])('%s decides it [1.0.19, 6.8.2]', (status, rule) => {
    expect(rulesFor(tool({ status }))).toEqual([rule])
  })

  test('Refer to Network comes before the entitlement [4.4.8]', () => {
    expect(rulesFor(tool({}), { serviceLevel: 'Refer to Network' })).toEqual(['tool.refer-to-network'])
    expect(rulesFor(tool({}), { serviceLevel: 'Standard' })).toEqual(['tool.approved'])
    const off = { tool: tool({}), tools: [], serviceLevel: 'Refer to Network', rtnPageEnabled: 'false' } as const
    expect(decideToolUse(off).allowed).toBe(true)
  })

  const group = (primary: AccessStatus, second: AccessStatus) => {
    const primaryId = 'group-primary'
    const tools = [
      tool({ id: primaryId, primaryId, status: primary }),
      tool({ id: 'group-second', primaryId, status: second }),
    ] as const
    return { primary: rulesFor(tools[0], { tools: [...tools] }), second: rulesFor(tools[1], { tools: [...tools] }) }
  }

  test('a group that nobody asked for is asked for as a group [4.4.11]', () => {
    expect(group('Not Requested', 'Approved')).toEqual({
      primary: ['tool.group-not-requested'],
      second: ['tool.group-not-requested'],
    })
  })

  test('what cannot be asked for is not advised', () => {
    const closed = tool({ status: 'Not Requested', mayRequest: false })
    expect(rulesFor(closed)).toEqual(['tool.not-requestable'])
    const member = tool({ id: 'second', primaryId: 'valves', status: 'Not Requested' })
    expect(rulesFor(member, { tools: [{ ...closed, primaryId: 'valves' }, member] })).toEqual(['tool.not-requestable'])
    expect(rulesFor(tool({ status: 'Pending', mayRequest: false }))).toEqual(['tool.pending'])
  })

  test('the primary tool’s status is its own, the others’ theirs [4.4.12, 4.4.13]', () => {
    expect(group('Denied', 'Approved')).toEqual({ primary: ['tool.denied'], second: ['tool.approved'] })
    expect(group('Approved', 'Pending')).toEqual({ primary: ['tool.approved'], second: ['tool.pending'] })
  })
})
