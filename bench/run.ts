import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { casesBenchmark } from './cases/cases.bench.ts'
import { agentsBenchmark } from './agents/agents.bench.ts'
import { accountsBenchmark } from './accounts/accounts.bench.ts'
import { bringBenchmark } from './bring/bring.bench.ts'
import { clusterBenchmark } from './cluster/cluster.bench.ts'
import { cartBenchmark } from './cart/cart.bench.ts'
import { catalogueBenchmark } from './catalogue/catalogue.bench.ts'
import { companyBenchmark } from './company/company.bench.ts'
import { chooseCores, describeMachine, readLoad } from './machine.ts'
import { runGuard } from './guard/guard.ts'
import { exportsBenchmark } from './exports/exports.bench.ts'
import { ordersBenchmark } from './orders/orders.bench.ts'
import { insightsBenchmark } from './insights/insights.bench.ts'
import { hostileBenchmark } from './hostile/hostile.bench.ts'
import { jobsBenchmark } from './jobs/jobs.bench.ts'
import { overloadBenchmark } from './overload/overload.bench.ts'
import { pagesBenchmark } from './pages/pages.bench.ts'
import { procurementBenchmark } from './procurement/procurement.bench.ts'
import { publishingBenchmark } from './publishing/publishing.bench.ts'
import { searchBenchmark } from './search/search.bench.ts'
import { drawTable, type Benchmark, type Report } from './report.ts'

const RESULTS = path.join(import.meta.dirname, 'results')
const benchmarks: readonly Benchmark[] = [
  pagesBenchmark,
  catalogueBenchmark,
  searchBenchmark,
  overloadBenchmark,
  hostileBenchmark,
  bringBenchmark,
  exportsBenchmark,
  ordersBenchmark,
  accountsBenchmark,
  agentsBenchmark,
  cartBenchmark,
  casesBenchmark,
  companyBenchmark,
  insightsBenchmark,
  jobsBenchmark,
  procurementBenchmark,
  publishingBenchmark,
  clusterBenchmark,
]

const say = (text: string): void => void process.stdout.write(`${text}\n\n`)

const show = ({ tables, goals, notes }: Report): void => {
  for (const table of tables) say(drawTable(table))
  say(drawTable({ title: 'Goals', rows: goals.map(({ isMet, ...goal }) => ({ ...goal, met: isMet ? 'yes' : 'NO' })) }))
  say(notes.join('\n'))
}

/** `--products=200000`: a smaller world than the benchmark's own. */
const readProducts = (args: readonly string[]): number | undefined => {
  const written = args.find((arg) => arg.startsWith('--products='))?.slice('--products='.length)
  if (written !== undefined && !/^[1-9]\d{2,6}$/.test(written)) throw new Error(`${written} is no number of products.`)
  return written === undefined ? undefined : Number(written)
}

/** `npm run bench [name…] [-- --quick]`: all of them without a name. A quick or smaller run is shown, never stored. */
const runBenchmarks = async (args: readonly string[]): Promise<void> => {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const isQuick = args.includes('--quick')
  const products = readProducts(args)
  const unknown = names.find((name) => !benchmarks.some((benchmark) => benchmark.name === name))
  if (unknown !== undefined)
    throw new Error(`There is no benchmark ${unknown}: ${benchmarks.map(({ name }) => name).join(', ')}.`)
  for (const benchmark of benchmarks.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const date = new Date().toISOString()
    const machine = { ...describeMachine(chooseCores()), loadBefore: readLoad() }
    const report = await benchmark.run({ isQuick, ...(products === undefined ? {} : { products }) })
    const result = { benchmark: benchmark.name, date, machine: { ...machine, loadAfter: readLoad() }, ...report }
    say(
      drawTable({
        title: `${benchmark.name}, ${date}`,
        rows: Object.entries(result.machine).map(([key, value]) => ({ machine: key, is: String(value) })),
      }),
    )
    show(report)
    if (isQuick || products !== undefined) continue
    const file = path.join(RESULTS, `${benchmark.name}-${date.slice(0, 10)}.json`)
    await mkdir(RESULTS, { recursive: true })
    await writeFile(file, `${JSON.stringify(result, null, 2)}\n`)
    say(`Kept in ${path.relative(process.cwd(), file)}.`)
  }
}

const given = process.argv.slice(2)
if (given.includes('--guard')) process.exitCode = (await runGuard({ isUpdate: given.includes('--update') })) ? 0 : 1
else await runBenchmarks(given)
