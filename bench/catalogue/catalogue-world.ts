import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientConfig } from 'pg'
import { generateDemoWorld } from '#demo/generate-demo-world.ts'
import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { DATA_FOLDER } from '../pages/world.ts'

/** All generated products are of one tenant: what another one has changes nothing for it. */
export const TENANT = 'process'
export const HOST = 'process.localhost'
export const DATABASE = 'bench_catalogue'

const FILE = path.join(DATA_FOLDER, 'catalogue', 'products.jsonl')

function* writeLines(products: Iterable<ProductRecord>): Generator<string> {
  let lines = ''
  for (const product of products) {
    lines += `${JSON.stringify(product)}\n`
    if (lines.length < 1 << 20) continue
    yield lines
    lines = ''
  }
  yield lines
}

/** The demo's products, and more like them, as the file of a supplier. */
export const writeProductFile = async (products: number): Promise<string> => {
  await mkdir(path.dirname(FILE), { recursive: true })
  await generateDemoWorld({
    tenants: [TENANT],
    size: { products },
    write: {
      products: (_tenant, records) => pipeline(Readable.from(writeLines(records)), createWriteStream(FILE)),
    },
  })
  return FILE
}

/** A copy of the demo's world to fill. Nobody may be connected to the original meanwhile. */
export const createCatalogueDatabase = (admin: ClientConfig): Promise<void> =>
  withClient(admin, async (client) => {
    await client.query(`drop database if exists ${DATABASE} with (force)`)
    await client.query(`create database ${DATABASE} template portico`)
  })

/** Several gigabytes, which nobody needs afterwards. */
export const dropCatalogue = async (admin: ClientConfig): Promise<void> => {
  await rm(path.dirname(FILE), { recursive: true, force: true })
  await withClient(admin, (client) => client.query(`drop database if exists ${DATABASE} with (force)`))
}

export type LargeCategory = { readonly id: string; readonly path: string; readonly products: number }

/** The smallest category that holds so many, or the largest there is. */
export const findLargeCategory = (admin: ClientConfig, products: number): Promise<LargeCategory> =>
  withClient({ ...admin, database: DATABASE }, async (client) => {
    const { rows } = await client.query<LargeCategory>(
      `select c.id, c.path, cardinality(s.products) as products from category_index s join category c on c.id = s.category_id
       where s.tenant = $1 order by cardinality(s.products) < $2, abs(cardinality(s.products) - $2) limit 1`,
      [TENANT, products],
    )
    if (!rows[0]) throw new Error('no category index was built')
    return rows[0]
  })
