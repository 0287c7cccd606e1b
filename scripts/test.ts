import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { runChecks, say } from './checks.ts'
import { CACHE_FOLDER, runCommand, type CommandOptions } from './run-command.ts'
import { addTallies, countStep, phraseTally, tallyPlaywright, tallyVitest, type Tally } from './tally.rules.ts'

/** `npm test`: checks, build, unit and browser tests; the last line says how many of all of them passed. */
const LIMIT_SECONDS = 600

const readReport = async <Report>(file: string): Promise<Report | undefined> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  )

const runBuild = async (): Promise<Tally> => {
  const { isGood, output, seconds } = await runCommand([process.execPath, 'src/server/build.ts'])
  say(`  ${isGood ? 'ok    ' : 'FAILED'} build (${seconds.toFixed(1)} s)${isGood ? '' : `\n\n--- build\n${output}`}`)
  return countStep(isGood)
}

/** The report is removed first: that of an earlier run must not speak for one that crashed. */
const runTests = async <Report>(
  command: (report: string) => readonly string[],
  options: (report: string) => CommandOptions,
  count: (report: Report | undefined, isGood: boolean) => Tally,
): Promise<Tally> => {
  const file = path.join(CACHE_FOLDER, 'report.json')
  await mkdir(CACHE_FOLDER, { recursive: true })
  await rm(file, { force: true })
  const { isGood } = await runCommand(command(file), { isShown: true, limitSeconds: LIMIT_SECONDS, ...options(file) })
  return count(await readReport<Report>(file), isGood)
}

const runEverything = async (): Promise<Tally> => {
  say('Checks and build')
  const [checks, build] = await Promise.all([runChecks(), runBuild()])
  say('\nTests of rules, stores, routes and components')
  const unit = await runTests(
    (file) => ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    () => ({}),
    tallyVitest,
  )
  say('\nTests in the browser')
  const browser = await runTests(
    () => ['playwright', 'test', '--reporter=dot,json,./e2e/server-log.reporter.ts'],
    (file) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
    tallyPlaywright,
  )
  return addTallies([...checks.map(({ isGood }) => countStep(isGood)), build, unit, browser])
}

const tally = await runEverything().catch((error: unknown) => {
  say(error instanceof Error ? error.stack : String(error))
  return countStep(false)
})
say(`\n${phraseTally(tally)}`)
process.exitCode = tally.failed === 0 ? 0 : 1
