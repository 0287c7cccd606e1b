import { expect, test } from 'vitest'
import { compare } from '#features/administration/insights/change.rules.ts'

test.each([
  ['more visits', { value: 113, before: 100, format: 'count', better: 'more' }, { direction: 'up', size: 0.13, tone: 'good' }],
  [
    'a lower share of what should be low',
    { value: 0.048, before: 0.059, format: 'share', better: 'less' },
    { direction: 'down', size: 0.011, tone: 'good' },
  ],
  [
    'a lower share of what should be high',
    { value: 0.034, before: 0.036, format: 'share', better: 'more' },
    { direction: 'down', size: 0.002, tone: 'bad' },
  ],
  ['the same', { value: 5, before: 5, format: 'count', better: 'more' }, { direction: 'same', size: 0, tone: 'plain' }],
  ['what is neither good nor bad', { value: 2, before: 1, format: 'count' }, { direction: 'up', size: 1, tone: 'plain' }],
  ['nothing before', { value: 5, before: 0, format: 'count' }, undefined],
  ['nothing to divide by', { value: null, before: 0.1, format: 'share' }, undefined],
] as const)('%s', (_, compared, expected) => expect(compare(compared)).toEqual(expected))
