import { describe, expect, test } from 'vitest'
import type { GrantedTool } from '#foundation/entitlements/tool-access.rules.ts'
import { decideTraining } from '#foundation/entitlements/training.rules.ts'

describe('training', () => {
  const training: GrantedTool = {
    id: 'training',
    name: 'Training',
    businessSegment: 'Commerce',
    status: 'Approved',
    lmsUserId: 'LMS-1',
  }
  test.each<readonly [string, readonly GrantedTool[], string]>([
    ['approved and known to the learning system', [training], 'training.enrolled'],
    ['approved with a blank id', [{ ...training, lmsUserId: ' ' }], 'training.not-enrolled'],
    ['approved without an id', [{ ...training, lmsUserId: null }], 'training.not-enrolled'],
    ['pending, though an id is there', [{ ...training, status: 'Pending' }], 'training.pending'],
    ['never asked for, and not to be', [{ ...training, status: 'Not Requested', mayRequest: false }], 'training.not-requestable'],
    ['another tool is approved', [{ ...training, id: 'other' }], 'training.not-offered'],
  ])('%s [1.0.30, 6.9.1]', (_, tools, rule) => {
    expect(decideTraining(tools)).toMatchObject({ allowed: rule === 'training.enrolled', reasons: [{ rule }] })
  })
})
