import type { PageContent } from '#features/site/content/page-content.schema.ts'
import { createCountCache } from '#platform/cache/bounded-cache.ts'
import type { Tx } from '#platform/database/database.ts'

/** Texts of versions that were read before; whatever is written gets another name, so that none is ever old. */
const texts = createCountCache<PageContent>(600)
type NamedVersion = { readonly pageId: string; readonly version: number; readonly name: string }

/** Known ones keep their identity: what is worked out of them can be stored beside them. */
export const readTexts = async (tx: Tx, versions: readonly NamedVersion[]): Promise<ReadonlyMap<string, PageContent>> => {
  const known = new Map(versions.flatMap(({ name }) => [[name, texts.get(name)] as const]))
  const missing = versions.filter(({ name }) => known.get(name) === undefined)
  const rows =
    missing.length === 0
      ? []
      : await tx
          .selectFrom('pageVersion')
          .select(['pageId', 'number', 'content'])
          .where((eb) =>
            eb(
              eb.refTuple('pageId', 'number'),
              'in',
              missing.map(({ pageId, version }) => eb.tuple(pageId, version)),
            ),
          )
          .execute()
  for (const { pageId, number, content } of rows) {
    const name = missing.find((one) => one.pageId === pageId && one.version === number)?.name
    if (name === undefined) continue
    texts.set(name, content)
    known.set(name, content)
  }
  return new Map([...known].flatMap(([name, content]) => (content ? [[name, content] as const] : [])))
}
