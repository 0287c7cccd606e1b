import path from 'node:path'
import { chooseCores } from '../machine.ts'
import { measureLoads } from '../load.ts'
import { openWorldDatabase, prepareWorld, DATA_FOLDER } from '../pages/world.ts'
import type { Benchmark } from '../report.ts'
import { startServer } from '../server-process.ts'
import { describeCatalogue, PAGE_CASE } from './catalogue-report.ts'
import { createCatalogueDatabase, DATABASE, dropCatalogue, findLargeCategory, HOST, writeProductFile } from './catalogue-world.ts'
import { measureImport } from './import-figures.ts'
import { measureListings } from './listing-figures.ts'

const UNCACHED = path.resolve(import.meta.dirname, '../pages/uncached.child.ts')
const PAGE = { host: HOST, path: '/us/en' } as const

const say = (line: string): void => void process.stderr.write(`${line}\n`)

type Sizes = { readonly products: number; readonly rounds: number; readonly seconds: number }
const FULL: Sizes = { products: 1_000_000, rounds: 3, seconds: 5 }
const QUICK: Sizes = { products: 100_000, rounds: 1, seconds: 2 }
const LARGE_CATEGORY = 100_000

/** A page of words, once beside the demo's products and once beside all of them. */
const measurePages = async (
  urlOf: (database: string) => string,
  { rounds, seconds }: Sizes,
  cores: ReturnType<typeof chooseCores>,
) => {
  const start = (database: string) =>
    startServer({ file: UNCACHED, env: { DATA_FOLDER, DATABASE_URL: urlOf(database) }, core: cores?.server, page: PAGE })
  const [few, many] = [await start('portico'), await start(DATABASE)]
  const ask = { path: PAGE.path, headers: { host: HOST, 'accept-encoding': 'identity' }, connections: 1 }
  try {
    return await measureLoads(
      [
        { name: PAGE_CASE.few, server: few, ...ask },
        { name: PAGE_CASE.many, server: many, ...ask },
      ],
      { rounds: rounds * 2 + 1, seconds: Math.min(seconds, 2), core: cores?.client },
    )
  } finally {
    await Promise.all([few.stop(), many.stop()])
  }
}

/** Import, category indexes, listings and the flatness of pages, over a million products. */
export const catalogueBenchmark: Benchmark = {
  name: 'catalogue',
  run: async ({ isQuick }) => {
    const sizes = isQuick ? QUICK : FULL
    const cores = chooseCores()
    say('making the world (the first time takes a while)')
    await prepareWorld()
    say(`writing ${sizes.products.toLocaleString('en-US')} products`)
    const file = await writeProductFile(sizes.products)
    const database = await openWorldDatabase(cores?.client)
    try {
      await createCatalogueDatabase(database.admin)
      say('importing them')
      const imported = await measureImport(file, database.urlOf(DATABASE), cores?.server)
      await database.settle(DATABASE)
      const category = await findLargeCategory(database.admin, LARGE_CATEGORY)
      say(`asking for ${category.path}`)
      const listings = await measureListings(database.urlOf(DATABASE), category, { ...sizes, core: cores?.server })
      say('comparing pages')
      const pages = await measurePages(database.urlOf, sizes, cores)
      return describeCatalogue({ imported, category, listings, pages })
    } finally {
      await dropCatalogue(database.admin)
      await database.stop()
    }
  },
}
