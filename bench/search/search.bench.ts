import { createEngine } from '#foundation/search-engine/public.server.ts'
import { connect, openPool } from '#platform/database/database.ts'
import { features } from '#app/features.ts'
import { createCatalogueDatabase, DATABASE, dropCatalogue, TENANT, writeProductFile } from '../catalogue/catalogue-world.ts'
import { measureImport } from '../catalogue/import-figures.ts'
import { chooseCores } from '../machine.ts'
import { openWorldDatabase, prepareWorld } from '../pages/world.ts'
import type { Benchmark } from '../report.ts'
import { askChild, buildFloor, measureSearches } from './search-figures.ts'
import { describeSearch } from './search-report.ts'

const FULL = { products: 1_000_000, rounds: 2, seconds: 3 }
const QUICK = { products: 60_000, rounds: 1, seconds: 2 }

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** Search over a million products: the index, every class of question, and search while the index is made anew. */
export const searchBenchmark: Benchmark = {
  name: 'search',
  run: async ({ isQuick, products: requested }) => {
    const { rounds, seconds, ...sizes } = isQuick ? QUICK : FULL
    const products = requested ?? sizes.products
    const cores = chooseCores()
    say('making the world (the first time takes a while)')
    await prepareWorld()
    say(`writing ${products.toLocaleString('en-US')} products`)
    const file = await writeProductFile(products)
    const database = await openWorldDatabase(cores?.client)
    try {
      await createCatalogueDatabase(database.admin)
      const urls = { url: database.urlOf(DATABASE), floorUrl: database.urlOf(DATABASE).replace(/\/\/[^@]*@/, '//postgres@') }
      say('importing them')
      const imported = await measureImport(file, urls.url, cores?.server)
      say('building the floor')
      await buildFloor(database.admin)
      await database.settle(DATABASE)
      say('asking')
      const searches = await measureSearches(urls, { rounds, seconds, core: cores?.server })
      say('asking while the index is made anew')
      const broad = { ...urls, case: 'broad', clients: 1, seconds: seconds * 2 } as const
      const alone = await askChild(broad, cores?.server)
      const db = connect(openPool({ connectionString: urls.url, max: 2 }))
      const engine = createEngine({ sources: features.flatMap((feature) => feature.documentSources ?? []) })
      const rebuilding = engine.rebuild(db, TENANT)
      const beside = await askChild(broad, cores?.server)
      await rebuilding
      await db.destroy()
      return describeSearch({ imported, searches, rebuild: { alone: alone.p95, beside: beside.p95 } })
    } finally {
      await dropCatalogue(database.admin)
      await database.stop()
    }
  },
}
