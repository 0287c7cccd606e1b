import { expect, test } from 'vitest'
import { chooseAccessState } from '#features/access/tool-access/access-state.rules.ts'
import type { AccessStatus } from '#foundation/entitlements/public.ts'

const tools = (...statuses: readonly (readonly [string, AccessStatus])[]) =>
  statuses.map(([toolId, status]) => ({
    toolId,
    primaryToolId: toolId.startsWith('group-') ? 'group-primary' : null,
    access: { status },
  }))
const facts = {
  page: 'pending',
  toolId: 'valves',
  tools: tools(['valves', 'Pending']),
  serviceLevel: null,
  hasNetworkPage: true,
} as const

test.each([
  ['what the page was made for', facts, 'pending'],
  ['the page’s own words until the server has said [T-9]', { ...facts, tools: undefined }, 'pending'],
  ['the page’s own words for a tool that does not exist [T-9]', { ...facts, toolId: 'made-up' }, 'pending'],
  ['the page’s own words without a tool', { ...facts, toolId: undefined }, 'pending'],
  ['the denial, whatever page was opened [T-9]', { ...facts, tools: tools(['valves', 'Denied']) }, 'denied'],
  ['the approval that came meanwhile', { ...facts, tools: tools(['valves', 'Approved']) }, 'approved'],
  ['what was never asked for [T-9]', { ...facts, page: 'denied', tools: tools(['valves', 'Not Requested']) }, 'not-requested'],
  ['what is not permitted', { ...facts, tools: tools(['valves', 'Not Permitted']) }, 'not-permitted'],
  ['the network first [4.4.8]', { ...facts, serviceLevel: 'Refer to Network' }, 'refer-to-network'],
  ['no network to those it does not serve [T-9]', { ...facts, page: 'refer-to-network' }, 'pending'],
  [
    'the group where its primary tool was not asked for [4.4.11]',
    { ...facts, toolId: 'group-second', tools: tools(['group-second', 'Approved'], ['group-primary', 'Not Requested']) },
    'group-request',
  ],
  [
    'the tool’s own status where it was [4.4.13]',
    {
      ...facts,
      page: 'group-request',
      toolId: 'group-second',
      tools: tools(['group-second', 'Denied'], ['group-primary', 'Pending']),
    },
    'denied',
  ],
] as const)('a result page shows %s', (_, given, state) => {
  expect(chooseAccessState(given)).toBe(state)
})
