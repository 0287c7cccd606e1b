import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { readLogTail } from './server-process.ts'

/** Names each test that fails as it happens, for a run that is ended early too; at the end what the server said. */
export default class FailuresReporter implements Reporter {
  onTestEnd(test: TestCase, { status, retry, error }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return
    const name = test.titlePath().filter(Boolean).join(' › ')
    process.stdout.write(`\n${status} (try ${retry + 1}): ${name}\n${error?.message ?? ''}\n`)
  }

  async onEnd({ status }: FullResult): Promise<void> {
    const log = status === 'passed' ? '' : await readLogTail()
    if (log) process.stdout.write(`\n--- the end of the server's log\n${log}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
