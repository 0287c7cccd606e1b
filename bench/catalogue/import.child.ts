import { features } from '#app/features.ts'
import {
  importProducts,
  nameSource,
  readProducts,
  settleProducts,
  type ImportRun,
  type SettleStep,
} from '#features/storefront/product-import/public.server.ts'
import { createEngine } from '#foundation/search-engine/public.server.ts'
import { readConfig } from '#platform/config.ts'
import { connect, openPool } from '#platform/database/database.ts'
import { startDatabase } from '#platform/database/start-database.ts'

/** The back office's import of products reads a file here, in a process of its own. */
const [, , tenant = '', file = ''] = process.argv

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const count = (value: number): string => value.toLocaleString('en-US')

const describe = ({ lines, accepted, unchanged, rejected }: ImportRun): string =>
  `${count(lines)} lines: ${count(accepted)} written, ${count(unchanged)} unchanged, ${count(rejected)} rejected`

const describeStep = (step: SettleStep): string => {
  if (step.kind === 'held') return 'Listings and search are up to date.'
  const seconds = `${step.seconds.toFixed(1)} s`
  if (step.kind === 'listings') return `Category indexes built in ${seconds}.`
  return step.isFollowed
    ? `Search followed in ${seconds}.`
    : `Search index of ${count(step.count)} documents built in ${seconds}.`
}

const engine = createEngine({ sources: features.flatMap((feature) => feature.documentSources ?? []) })
const database = await startDatabase(readConfig(), say)
const db = connect(openPool({ ...database.app, max: 3 }))
try {
  const startedAt = performance.now()
  const run = await importProducts({
    db,
    tenant,
    source: await nameSource(file),
    lines: readProducts(file),
    onProgress: () => {},
  })
  say(`${describe(run)}, in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  await settleProducts({ db, tenant, engine, onStep: (step) => say(describeStep(step)) })
} finally {
  await db.destroy()
  await database.stop()
}
