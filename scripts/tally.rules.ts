export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 }

export const addTallies = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NOTHING,
  )

export const countStep = (isGood: boolean): Tally => ({ ...NOTHING, [isGood ? 'passed' : 'failed']: 1 })

/** A run that went wrong without a failed test (a crash, an error outside of tests, no report) still counts as one failure. */
const settle = (tally: Tally, isGood: boolean): Tally => (isGood || tally.failed > 0 ? tally : { ...tally, failed: 1 })

export type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests?: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[]
}

/** A file that failed without a failed test did not load, and counts as one. */
export const tallyVitest = (report: VitestReport | undefined, isGood: boolean): Tally => {
  if (!report) return settle(NOTHING, false)
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const tally = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
  return settle(tally, isGood && tally.passed > 0)
}

export type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
}

export const tallyPlaywright = (report: PlaywrightReport | undefined, isGood: boolean): Tally => {
  if (!report) return settle(NOTHING, false)
  const { expected, unexpected, flaky, skipped } = report.stats
  const tally = { passed: expected + flaky, failed: unexpected, skipped }
  return settle(tally, isGood && tally.passed > 0)
}

/** The one line that says how a run ended. */
export const phraseTally = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
