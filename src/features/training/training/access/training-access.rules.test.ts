import { expect, test } from 'vitest'
import type { ToolAccess } from '#foundation/entitlements/public.ts'
import {
  chooseTrainingLook,
  isCookieRequested,
  isTrainingApproved,
  readTrainingAccess,
} from '#features/training/training/access/training-access.rules.ts'

const training = (status: ToolAccess['status'], lmsUserId?: string): ToolAccess[] => [
  { masterToolId: 'ecommerce', name: 'Order online', status: 'Approved' },
  { masterToolId: 'training', name: 'Training', status, ...(lmsUserId === undefined ? {} : { lmsUserId }) },
]
const person = (tools: readonly ToolAccess[] | null | undefined, isRemembered = false) => ({
  isSignedIn: true,
  access: tools && readTrainingAccess(tools),
  isRemembered,
})

test.each([
  ['a visitor has no enable flow [4.12.5]', { isSignedIn: false, access: undefined, isRemembered: false }, 'open'],
  [
    'a visitor with a forged cookie neither [4.12.5] [T-59]',
    { isSignedIn: false, access: undefined, isRemembered: true },
    'open',
  ],
  ['nothing is offered while it is not known', person(undefined), 'waiting'],
  ['what is remembered is shown first [3.18.5]', person(undefined, true), 'pending'],
  ['contact details that fail mean not approved [8.5.5]', person(null), 'request'],
  ['it begins with no access [4.12.1]', person(training('Not Requested')), 'request'],
  ['a forged cookie gives no pending request [T-59]', person(training('Not Requested'), true), 'request'],
  ['a request waits [4.12.3]', person(training('Pending')), 'pending'],
  ['approved with an id of the learning system [4.12.4, 6.9.1]', person(training('Approved', 'LMS-1'), true), 'open'],
  ['approved without such an id is not approved yet [6.9.1]', person(training('Approved')), 'pending'],
  ['nor with a blank one [6.9.1]', person(training('Approved', '  ')), 'pending'],
  ['denied stays denied', person(training('Denied')), 'denied'],
  ['not permitted', person(training('Not Permitted')), 'refused'],
  ['a site without the tool lets one ask [6.9.2]', person([]), 'request'],
] as const)('%s', (_, facts, look) => expect(chooseTrainingLook(facts)).toBe(look))

test('the cookie stays while a request waits, and goes with every other answer [4.12.2, 4.12.4]', () => {
  expect(isCookieRequested('pending')).toBe(true)
  for (const look of ['open', 'request', 'denied', 'refused'] as const) expect(isCookieRequested(look)).toBe(false)
})

test('an id without approval opens nothing [6.9.1] [T-59]', () => {
  expect(isTrainingApproved(training('Pending', 'LMS-1'))).toBe(false)
  expect(isTrainingApproved(training('Approved', 'LMS-1'))).toBe(true)
})
