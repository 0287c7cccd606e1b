import type { Query } from '#platform/doctor/check.ts'
import type { FileKind } from '#platform/files/file-kind.ts'

/** `name` is the path of a picture or document of the site, else the key: names that people gave to their files are for those with a right to them. */
type NamedFile = { readonly key: string; readonly name: string; readonly size: number | null }

/** Of each table, so many of the first rows and so many of pages anywhere in it. */
const SAMPLE = 10
const PAGES = 16
/** Of all tables: each is looked for in a storage that may be far away. */
const MOST = 40

/** A file that `file_removal` names may be gone already. */
const LISTED_TABLES = `
  select c.relname as "table",
    exists (select from pg_attribute where attrelid = c.oid and attname = 'path' and not attisdropped) as "hasPath",
    (select attname::text from pg_attribute where attrelid = c.oid and not attisdropped
       and attname in ('byte_size', 'file_size', 'size') limit 1) as size,
    least(100, 100.0 * ${PAGES} * 8192 / greatest(pg_relation_size(c.oid), 1))::float as percent
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'file_key' and not a.attisdropped
  where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'file_removal' order by 1`

type ListedTable = {
  readonly table: string
  readonly hasPath: boolean
  readonly size: string | null
  readonly percent: number
}

const readTable = ({ table, hasPath, size, percent }: ListedTable): string => {
  const columns = `file_key as key, ${hasPath ? 'path' : 'file_key'} as name, ${size === null ? 'null' : `"${size}"`}::float as size`
  return `select * from (
    (select ${columns} from "${table}" where file_key is not null limit ${SAMPLE}) union
    (select ${columns} from "${table}" tablesample system (${percent}) where file_key is not null order by random() limit ${SAMPLE})
    ) named order by random()`
}

/** One of each list by turns, so that a long one leaves room for the others. */
export const takeByTurns = <Item>(lists: readonly (readonly Item[])[], most: number): Item[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)))
    .flat()
    .slice(0, most)
}

/** Some of the files that rows name: of every table with a column `file_key`, and of kinds that name them in another way. */
export const sampleNamedFiles = async (
  query: Query,
  kinds: readonly Pick<FileKind, 'listNamed'>[],
): Promise<readonly NamedFile[]> => {
  const statements = [
    ...(await query<ListedTable>(LISTED_TABLES)).map(readTable),
    ...kinds.flatMap(({ listNamed }) =>
      listNamed === undefined ? [] : [`select key, key as name, null::float as size from (${listNamed}) named limit ${SAMPLE}`],
    ),
  ]
  const lists: (readonly NamedFile[])[] = []
  for (const statement of statements) lists.push(await query<NamedFile>(statement))
  return takeByTurns(lists, MOST)
}
