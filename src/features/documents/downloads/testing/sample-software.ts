import type { SoftwareProduct } from '#features/documents/downloads/software/software.rules.ts'
import { SOFTWARE_SOURCE } from '#features/documents/downloads/software/software.store.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

/** Programs without a version, which a line cannot bring. */
export const saveProducts = async (tx: Tx, products: readonly SoftwareProduct[]): Promise<void> => {
  for (const product of products) {
    const row = { ...product, names: JSON.stringify(product.names) as never, texts: JSON.stringify(product.texts) as never }
    await tx
      .insertInto('softwareProduct')
      .values(row)
      .onConflict((conflict) => conflict.columns(['tenant', 'key'] as never).doUpdateSet(row))
      .execute()
  }
  await touchDocuments(tx, SOFTWARE_SOURCE, products.map(({ key }) => key)) // prettier-ignore
}
