import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { spendBudget } from './budget.ts'
import { FAULTS } from './faults.ts'
import { countFaults, planRounds, TRIAL_NAMES, type Round, type Trial } from './forms.rules.ts'
import { repeatIntents } from './intents.ts'
import { isOutside, runOutside, type OutsideRound, type OutsideTrial } from './outside-trials.ts'
import { openProduct, type Product } from './product.ts'
import { report, say } from './report.ts'
import { runFault } from './run-fault.ts'
import { killWorkers } from './workers.ts'

/** `npm run faults`: breaks the database, the product and what is around it under writing load, and counts what was lost. */
const readPlan = (): readonly Round[] => {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ options: { only: text, rounds: text, short: flag, long: flag } })
  const form = values.long && !values.short ? 'long' : 'short'
  const plan = planRounds({
    form,
    only: values.only?.split(','),
    rounds: values.rounds === undefined ? undefined : Number(values.rounds),
  })
  if (!plan) {
    say(`--short or --long; --only with some of ${TRIAL_NAMES.join(', ')}; --rounds with a number`)
    process.exit(2)
  }
  return plan
}

const runTrial = (product: Product, trial: Exclude<Trial, OutsideTrial | 'workers'>, rounds: number) => {
  if (trial === 'intents') return repeatIntents(product, rounds, report)
  if (trial === 'budget') return spendBudget(product, rounds, report)
  return runFault(product, FAULTS[trial], rounds)
}

const plan = readPlan()
const startedAt = performance.now()
const dataFolder = await mkdtemp(path.join(tmpdir(), 'portico-faults-'))
await chmod(dataFolder, 0o755)
const product = await openProduct(dataFolder)
const failures: string[] = []
try {
  const { kills, others, kinds } = countFaults(plan)
  say(`${kills} kills and ${others} other faults of ${kinds} kinds. Starting the product with data of its own.`)
  await product.start()
  for (const { trial, rounds } of plan)
    if (!isOutside(trial) && trial !== 'workers') failures.push(...(await runTrial(product, trial, rounds)))
  // It does no work of its own then: workers and another process beside it do.
  await product.stop()
  await product.start({ PORTICO_ROLE: 'web' })
  for (const { trial, rounds } of plan) if (trial === 'workers') failures.push(...(await killWorkers(product, rounds, report)))
  const outside = plan.filter((round): round is OutsideRound => isOutside(round.trial))
  if (outside.length > 0) failures.push(...(await runOutside(dataFolder, outside)))
} catch (error) {
  failures.push(...report('it did not come to its end', [], [error instanceof Error ? error.message : String(error)]))
} finally {
  await product.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
say(`${failures.length === 0 ? 'Nothing acknowledged was lost' : `${failures.length} failures`}, in ${minutes} minutes.`)
process.exitCode = failures.length === 0 ? 0 : 1
