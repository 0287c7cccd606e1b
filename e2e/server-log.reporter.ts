import type { FullResult, Reporter } from '@playwright/test/reporter'
import { readLogTail } from './server-process.ts'

/** What the server said, when the browser met something wrong. */
export default class ServerLogReporter implements Reporter {
  async onEnd({ status }: FullResult): Promise<void> {
    const log = status === 'passed' ? '' : await readLogTail()
    if (log) process.stdout.write(`\n--- the end of the server's log\n${log}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
