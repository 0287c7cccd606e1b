import { sql } from 'kysely'
import { requestReindex, settleCatalogue } from '#features/storefront/catalogue/category-index/reindex.task.ts'
import { announceCategoryIndexes } from '#features/storefront/catalogue/category-index/category-index.store.ts'
import { PATH_FIELD } from '#features/storefront/catalogue/kinds/catalogue-fields.rules.ts'
import { parentPathOf, planCategories } from '#features/storefront/catalogue/kinds/category-tree.rules.ts'
import { listUsedCategories, readNodes, saveNodes } from '#features/storefront/catalogue/kinds/category-nodes.store.ts'
import { keepPosition, numberLines } from '#features/storefront/catalogue/kinds/line-position.store.ts'
import { findPictures, refusePicture } from '#features/storefront/catalogue/kinds/known-pictures.service.ts'
import { touchProducts } from '#features/storefront/catalogue/kinds/touch-products.store.ts'
import { cataloguePageDocumentSource } from '#features/storefront/catalogue/search/catalogue-page-source.service.ts'
import { categoryDocumentSource } from '#features/storefront/catalogue/search/category-source.service.ts'
import type { Image } from '#foundation/blocks/public.ts'
import { fieldOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { defineRecords, parseLine, type DataKind, type KindContext } from '#foundation/data-kinds/public.server.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'

const { text, texts, country, link, wholeNumber } = fieldOf

/** Pages of the catalogue are there as soon as it has a category. */
const PAGES = ['/products', '/our-brands']

const follow = async (context: KindContext, paths: readonly string[], known: readonly string[]): Promise<void> => {
  const { tx } = context
  await touchDocuments(tx, categoryDocumentSource.name, paths)
  await touchDocuments(tx, cataloguePageDocumentSource.name, PAGES)
  // Products are found by the names of the categories they stand in, however deep.
  if (known.length > 0)
    await touchProducts(
      tx,
      sql`category_id in (select below.id from category below join unnest(${[...known]}::text[]) as given (top)
        on below.path = top or starts_with(below.path, top || '/'))`,
    )
  await announceCategoryIndexes(tx)
  await requestReindex(context)
}

const records = defineRecords({
  name: 'categories',
  help: 'The tree in which products stand.',
  keys: ['path'],
  fields: {
    path: text({ ...PATH_FIELD, isRequired: true, help: 'Short names from the top, joined with /, such as valves/ball-valves.' }),
    names: texts({ isRequired: true, isSearched: true, column: 'name', most: 200, help: 'Its name; English at least.' }),
    texts: texts({ column: 'text', most: 2000, help: 'One or two sentences about it.' }),
    image: link({
      ...{ most: 500, pattern: /^\//, patternFault: 'is no path of this site' },
      help: 'The address of its picture in the media library, such as /content/dam/marine/pumps.jpg.',
    }),
    markets: country({ isList: true, help: 'The countries in which it is sold; without them everywhere.' }),
    position: wholeNumber({ least: 0, most: 100_000, help: 'Its place among its neighbours; without it behind those before.' }),
    parent: text({
      ...PATH_FIELD,
      refersTo: 'categories',
      help: 'The path above it; it follows from the path, so leave it out.',
    }),
  },
  example: { path: 'valves/ball-valves', names: { en: 'Ball valves' }, markets: ['de', 'fr'] },
  check: ({ names }) => (names.en ? [] : [{ column: 'name_en', reason: 'is missing' }]),
  normalise: keepPosition,
  source: sql`
    select path, coalesce(given->'names', names) as "names", coalesce(given->'texts', texts) as "texts", image->>'src' as "image",
      case when given is null then markets else array(select jsonb_array_elements_text(given->'markets')) end as "markets",
      position, case when depth > 1 then left(path, -length(slug) - 1) end as "parent", changed_at from category`,
  findReferences: async (tx, references) => {
    const { rows } = await sql<{ path: string }>`
      select path from category where path = any(${[...references]}::text[])`.execute(tx)
    return new Map(rows.map(({ path }) => [path, path]))
  },
  referencesOf: ({ path }) => [String(path)],
  save: async (context, changes) => {
    const lines = changes.map(({ line }) => line)
    const positions = await numberLines(context.tx, 'category', lines)
    const pictures = await findPictures(
      context,
      lines.flatMap(({ image }) => image ?? []),
    )
    const bad = lines.map(({ image }): LineProblem[] => refusePicture(pictures, 'image', image))
    const stored = await readNodes(context.tx)
    const images = new Map(stored.map(({ path, image }) => [path, image]))
    /** With the words that authors gave it, as long as it is the same. */
    const imageOf = (path: string, address: string | undefined): Image | null => {
      const known = images.get(path)
      if (address === undefined) return null
      return known?.src === address ? known : (pictures.get(address) ?? null)
    }
    const draft = lines.map((line, at) => ({
      ...{ path: line.path, names: line.names, texts: line.texts ?? {}, markets: line.markets?.length ? line.markets : null },
      ...{ position: positions[at] ?? 0, image: imageOf(line.path, line.image) },
    }))
    const { nodes, problems } = planCategories(
      stored,
      draft.map((one, at) => (bad[at]?.length ? undefined : one)),
    )
    await saveNodes(context.tx, nodes)
    await follow(
      context,
      nodes.map(({ path }) => path),
      changes.filter(({ before }) => before).map(({ line }) => line.path),
    )
    return problems.map((problem, at) => [...(bad[at] ?? []), ...problem])
  },
  remove: async (context, lines) => {
    const used = await listUsedCategories(
      context.tx,
      lines.map(({ path }) => path),
    )
    const gone = lines.map(({ path }) => path).filter((path) => !used.has(path))
    await sql`delete from category where path = any(${gone}::text[])`.execute(context.tx)
    await follow(context, gone, [])
    return lines.map(({ path }) => {
      const problem = used.get(path)
      return problem ? [problem] : []
    })
  },
  settle: settleCatalogue,
})

/** The parent is known by the path, so that a category never stands below what is not there. */
export const categoryKind: DataKind = {
  ...records,
  parse: (value) => {
    const checked = parseLine(records, value)
    if ('problems' in checked || checked.isDeleted) return checked
    const { path, parent } = checked.line
    const above = parentPathOf(String(path)) ?? null
    if (parent !== undefined && parent !== null && parent !== above)
      return { problems: [{ column: 'parent', reason: 'is not the beginning of the path; leave it out' }] }
    return { ...checked, line: { ...checked.line, parent: above } }
  },
}
