import { describe, expect, test } from 'vitest'
import { decideToolLink } from '#foundation/entitlements/tool-access.rules.ts'
import { decideToolEntry, listChecks, type ToolEntry, type ToolEntryFacts } from '#foundation/entitlements/tool-entry.rules.ts'
import { ACCESS_STATUSES, type AccessStatus } from '#foundation/entitlements/tool.rules.ts'
import { PRESET_NAMES } from '#foundation/tenants/public.ts'
import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'

/** As owners bring it: three tools that belong together, the first of which opens the others. */
const GROUP = ['group-primary', 'group-second', 'group-third'] as const
const TOOLS = ['valves', ...GROUP, undefined] as const
const primaryOf = (toolId: string | undefined): string | null => (GROUP.some((one) => one === toolId) ? 'group-primary' : null)
const LEVELS = [null, 'Standard', 'Refer to Network', 'refer to network'] as const
const STATUSES = [...ACCESS_STATUSES, undefined] as const

const PAGES: Readonly<Record<AccessStatus, ToolEntry>> = {
  Approved: 'open', // [4.4.2]
  Pending: 'pending', // [4.4.3]
  Denied: 'denied', // [4.4.4]
  'Not Permitted': 'not-permitted', // [4.4.5]
  'Not Requested': 'not-requested', // [4.4.6]
}

/** The table of 4.4, read line by line and not as the rule is written. */
const expectEntry = (facts: ToolEntryFacts): ToolEntry => {
  if (facts.isAuthorMode) return 'stay'
  if (facts.serviceLevel === 'Refer to Network' && facts.hasNetworkPage) return 'refer-to-network'
  switch (facts.toolId) {
    case undefined:
      return 'denied'
    case 'group-primary':
      if (facts.status === 'Not Requested') return 'group-request'
      break
    case 'group-second':
    case 'group-third':
      if (facts.primaryStatus === 'Not Requested') return 'group-request'
      if (facts.primaryStatus === undefined) return 'stay'
      break
    default:
  }
  return facts.status ? PAGES[facts.status] : 'stay'
}

function* listFacts(): Generator<ToolEntryFacts> {
  for (const isAuthorMode of [false, true])
    for (const serviceLevel of LEVELS)
      for (const hasNetworkPage of [false, true])
        for (const toolId of TOOLS)
          for (const status of STATUSES)
            for (const primaryStatus of STATUSES)
              yield { isAuthorMode, serviceLevel, hasNetworkPage, toolId, primaryId: primaryOf(toolId), status, primaryStatus }
}

describe('opening a tool', () => {
  test('every status × group × service level × mode leads where the table says [6.13.1, 4.4.1, 4.4.2, 4.4.3, 4.4.4, 4.4.5, 4.4.6, 4.4.8, 4.4.9, 4.4.11, 4.4.12, 4.4.13, 4.4.14, 6.8.2, 9.3.1, 9.3.2]', () => {
    let count = 0
    for (const facts of listFacts()) {
      expect(decideToolEntry(facts), JSON.stringify(facts)).toBe(expectEntry(facts))
      count += 1
    }
    expect(count).toBe(2 * 4 * 2 * 5 * 6 * 6)
  })

  test('a page that no tool has is denied, whatever the server says of others [T-8]', () => {
    const statuses = { primaryId: null, status: 'Approved', primaryStatus: 'Approved' } as const
    const facts = { isAuthorMode: false, serviceLevel: null, hasNetworkPage: true, ...statuses }
    expect(decideToolEntry({ ...facts, toolId: undefined })).toBe('denied')
  })

  test('the group’s primary tool is checked first, once [4.4.10, 9.3.4]', () => {
    expect(listChecks('valves', null)).toEqual(['valves'])
    expect(listChecks('group-primary', 'group-primary')).toEqual(['group-primary'])
    expect(listChecks('group-second', 'group-primary')).toEqual(['group-primary', 'group-second'])
  })
})

test('the link shows by segment in every tenant, and by approval in sps alone: every tenant × segment × status [6.8.1, 9.3.3]', () => {
  for (const tenant of PRESET_NAMES)
    for (const businessSegment of ['Service', 'Field Service', 'Projects', 'Software', 'service', ''])
      for (const status of ACCESS_STATUSES) {
        const tool = { name: 'Valves', businessSegment, status }
        const isShown = businessSegment.includes('Service') || (tenant === 'sps' && status === 'Approved')
        expect(decideToolLink(presetTraits(tenant), tool).allowed, `${tenant} ${businessSegment} ${status}`).toBe(isShown)
      }
})
