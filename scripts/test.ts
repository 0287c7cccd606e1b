import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { runChecks, say } from './checks.ts'
import { CACHE_FOLDER, runCommand } from './run-command.ts'
import {
  addTallies,
  countStep,
  phraseTally,
  tallyPlaywright,
  tallyVitest,
  type PlaywrightReport,
  type Tally,
  type VitestReport,
} from './tally.rules.ts'

/** `npm test`: checks, build, unit and browser tests; the last line says how many of all of them passed. */
const LIMIT_SECONDS = 1800
const REPORT_FILE = path.join(CACHE_FOLDER, 'report.json')

const readReport = (file: string): Promise<unknown> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as unknown,
    () => undefined,
  )

const runBuild = async (): Promise<Tally> => {
  const { isGood, output, seconds } = await runCommand([process.execPath, 'src/server/build.ts'])
  say(`  ${isGood ? 'ok    ' : 'FAILED'} build (${seconds.toFixed(1)} s)${isGood ? '' : `\n\n--- build\n${output}`}`)
  return countStep(isGood)
}

/** The report is removed first: that of an earlier run must not speak for one that crashed. */
const runTests = async (command: readonly string[]): Promise<{ report: unknown; isGood: boolean }> => {
  await mkdir(CACHE_FOLDER, { recursive: true })
  await rm(REPORT_FILE, { force: true })
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT_FILE }
  const { isGood } = await runCommand(command, { isShown: true, limitSeconds: LIMIT_SECONDS, env })
  return { report: await readReport(REPORT_FILE), isGood }
}

const runEverything = async (): Promise<Tally> => {
  say('Checks and build')
  const [checks, build] = await Promise.all([runChecks(), runBuild()])
  say('\nTests of rules, stores, routes and components')
  const unit = await runTests(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT_FILE}`])
  say('\nTests in the browser')
  const browser = await runTests(['playwright', 'test', '--reporter=dot,json,./e2e/server-log.reporter.ts'])
  return addTallies([
    ...checks.map(({ isGood }) => countStep(isGood)),
    build,
    tallyVitest(unit.report as VitestReport | undefined, unit.isGood),
    tallyPlaywright(browser.report as PlaywrightReport | undefined, browser.isGood),
  ])
}

const tally = await runEverything().catch((error: unknown) => {
  say(error instanceof Error ? error.stack : String(error))
  return countStep(false)
})
say(`\n${phraseTally(tally)}`)
process.exitCode = tally.failed === 0 ? 0 : 1
