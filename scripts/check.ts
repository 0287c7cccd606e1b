import { runChecks, say } from './checks.ts'

/** `npm run check`: everything that can be said about the code without running it. */
const results = await runChecks()
const failed = results.filter(({ isGood }) => !isGood)
say(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
