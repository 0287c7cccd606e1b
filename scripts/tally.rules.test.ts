import { expect, test } from 'vitest'
import { addTallies, countStep, phraseTally, tallyPlaywright, tallyVitest } from './tally.rules.ts'

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } }

test.each([
  ['all passed', tallyVitest(vitest, true), { passed: 5, failed: 0, skipped: 2 }],
  ['some failed', tallyVitest({ ...vitest, numFailedTests: 2 }, false), { passed: 5, failed: 2, skipped: 2 }],
  [
    'a file did not load',
    tallyVitest({ ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] }, false),
    { failed: 1 },
  ],
  ['an error fell outside of every test', tallyVitest(vitest, false), { passed: 5, failed: 1 }],
  ['no test was found', tallyVitest({ ...vitest, numPassedTests: 0 }, true), { failed: 1 }],
  ['it crashed before its report', tallyVitest(undefined, true), { passed: 0, failed: 1 }],
  ['browser tests passed', tallyPlaywright(playwright, true), { passed: 3, failed: 0 }],
  ['a browser test failed', tallyPlaywright({ stats: { ...playwright.stats, unexpected: 1 } }, false), { passed: 3, failed: 1 }],
  [
    'the server for the browser did not start',
    tallyPlaywright({ stats: { ...playwright.stats, expected: 0 } }, false),
    { failed: 1 },
  ],
  ['the browser run crashed', tallyPlaywright(undefined, false), { passed: 0, failed: 1 }],
])('a run is counted when %s', (_, tally, expected) => {
  expect(tally).toMatchObject(expected)
})

test('the closing line adds everything up and names skipped tests only if there are any', () => {
  expect(phraseTally(addTallies([countStep(true), countStep(false), tallyPlaywright(playwright, true)]))).toBe(
    '4 passed, 1 failed',
  )
  expect(phraseTally(addTallies([countStep(true), tallyVitest(vitest, true)]))).toBe('6 passed, 0 failed, 2 skipped')
})
