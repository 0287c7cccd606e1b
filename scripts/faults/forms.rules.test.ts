import { expect, test } from 'vitest'
import { countFaults, planRounds, TRIAL_NAMES } from './forms.rules.ts'

const plan = (request: Parameters<typeof planRounds>[0]) => planRounds(request) ?? []

test('the long form kills a thousand times and brings a thousand other faults of ten kinds and more', () => {
  const { kills, others, kinds } = countFaults(plan({ form: 'long' }))
  expect(kills).toBeGreaterThanOrEqual(1000)
  expect(others).toBeGreaterThanOrEqual(1000)
  expect(kinds).toBeGreaterThanOrEqual(10)
})

test('the short form has every kind, each a few times', () => {
  const short = plan({ form: 'short' })
  expect(short.map(({ trial }) => trial)).toEqual(TRIAL_NAMES)
  expect(short.every(({ rounds }) => rounds >= 1 && rounds <= 20)).toBe(true)
  expect(countFaults(short).kinds).toBe(countFaults(plan({ form: 'long' })).kinds)
})

test('some of them run as often as is said, up to two thousand times', () => {
  expect(plan({ form: 'short', only: ['process', 'cut'], rounds: 700 })).toEqual([
    { trial: 'cut', rounds: 700 },
    { trial: 'process', rounds: 700 },
  ])
  expect(plan({ form: 'short', only: ['process'], rounds: 5000 })).toEqual([{ trial: 'process', rounds: 2000 }])
})

test.each([
  ['a trial that there is not', { only: ['reboot'] }],
  ['no round', { rounds: 0 }],
  ['half a round', { rounds: 0.5 }],
  ['a word for a number', { rounds: Number('many') }],
])('%s is no plan', (_, request) => {
  expect(planRounds({ form: 'short', ...request })).toBeUndefined()
})
