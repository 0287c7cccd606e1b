import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { planChanged } from './changed.ts'
import type { TestPlan } from './changed.rules.ts'
import { runChecks, say } from './checks.ts'
import { CACHE_FOLDER, runCommand } from './run-command.ts'
import {
  addTallies,
  countStep,
  NOTHING,
  phraseTally,
  tallyPlaywright,
  tallyVitest,
  type PlaywrightReport,
  type Tally,
  type VitestReport,
} from './tally.rules.ts'

/**
 * `npm test`: checks, build, unit and browser tests; the last line says how many of all of them passed.
 * `npm test -- --changed [--base main]`: the checks, and the tests that a change against another branch can break.
 */
const REPORT_FILE = path.join(CACHE_FOLDER, 'report.json')

const readReport = (file: string): Promise<unknown> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as unknown,
    () => undefined,
  )

const runBuild = async (): Promise<Tally> => {
  const { isGood, output, seconds } = await runCommand([process.execPath, 'src/app/build.ts'])
  say(`  ${isGood ? 'ok    ' : 'FAILED'} build (${seconds.toFixed(1)} s)${isGood ? '' : `\n\n--- build\n${output}`}`)
  return countStep(isGood)
}

/** The report is removed first: that of an earlier run must not speak for one that crashed. */
const runTests = async (command: readonly string[]): Promise<{ report: unknown; isGood: boolean }> => {
  await mkdir(CACHE_FOLDER, { recursive: true })
  await rm(REPORT_FILE, { force: true })
  // Tests start the product and its commands many times: what Node compiled once it takes from there.
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT_FILE, NODE_COMPILE_CACHE: path.join(CACHE_FOLDER, 'compiled') }
  const { isGood } = await runCommand(command, { isShown: true, env })
  return { report: await readReport(REPORT_FILE), isGood }
}

const EVERYTHING: TestPlan = { unit: 'all', specs: 'all' }

const readPlan = async (): Promise<TestPlan> => {
  const { values } = parseArgs({ options: { changed: { type: 'boolean' }, base: { type: 'string', default: 'main' } } })
  if (values.changed !== true) return EVERYTHING
  const { changed, ...plan } = await planChanged(values.base)
  const count = (list: readonly string[] | 'all') => (list === 'all' ? 'all' : String(list.length))
  say(
    `${changed.length} files differ from ${values.base}: tests of ${count(plan.unit)} files, ${count(plan.specs)} browser specs\n`,
  )
  return plan
}

const runUnit = async ({ unit }: TestPlan): Promise<Tally> => {
  if (unit.length === 0) return NOTHING
  say('\nTests of rules, stores, routes and components')
  const which = unit === 'all' ? ['run'] : ['related', '--run', ...unit]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT_FILE}`]
  const { report, isGood } = await runTests(['vitest', ...which, ...reporters])
  return tallyVitest(report as VitestReport | undefined, isGood)
}

const runBrowser = async ({ specs }: TestPlan): Promise<Tally> => {
  if (specs.length === 0) return NOTHING
  say('\nTests in the browser')
  const files = specs === 'all' ? [] : specs.map((spec) => `e2e/${spec}.spec.ts`)
  const reporter = '--reporter=dot,json,./e2e/failures.reporter.ts'
  const { report, isGood } = await runTests(['playwright', 'test', ...files, reporter])
  return tallyPlaywright(report as PlaywrightReport | undefined, isGood)
}

const runAll = async (): Promise<Tally> => {
  const plan = await readPlan()
  say('Checks and build')
  const [checks, build] = await Promise.all([runChecks(), runBuild()])
  const unit = await runUnit(plan)
  const browser = await runBrowser(plan)
  return addTallies([...checks.map(({ isGood }) => countStep(isGood)), build, unit, browser])
}

const tally = await runAll().catch((error: unknown) => {
  say(error instanceof Error ? error.stack : String(error))
  return countStep(false)
})
say(`\n${phraseTally(tally)}`)
process.exitCode = tally.failed === 0 ? 0 : 1
