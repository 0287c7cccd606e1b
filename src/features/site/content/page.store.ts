import { sql, type Generated } from 'kysely'
import type { Block } from '#foundation/blocks/public.ts'
import { PAGE_KIND, pageKey } from '#features/site/content/page-search.rules.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import { checkBlocks } from '#features/site/content/block-registry.service.ts'
import type { PageRegistry } from '#features/site/content/page-registry.service.ts'
import type { PageContent } from '#features/site/content/page-content.schema.ts'
import { selectLocales, selectPresent, selectPublished } from '#features/site/content/page-statements.store.ts'
import { readTexts } from '#features/site/content/page-text.store.ts'
import { readNotice, READS, writeNotice, type ContentChange } from '#features/site/content/content-notice.rules.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/page.rules.ts'
import { PASSING_PATHS } from '#features/site/content/seo.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { addPurge } from '#platform/cdn/purge.store.ts'
import { keysOfChange } from '#platform/cdn/surrogate-key.rules.ts'
import { noteReads } from '#platform/http/page-reads.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    page: {
      id: Generated<string>
      country: string
      language: string
      path: string
      lastVersion: Generated<number>
      publishedVersion: number | null
      revision: Generated<number>
      scheduledAt: Date | null
      scheduledVersion: number | null
      scheduledBy: string | null
    }
    pageVersion: {
      pageId: string
      number: number
      content: PageContent
      publishedBy: string | null
      /** Null while nobody but authors has seen it. */
      publishedAt: Generated<Date | null>
      isKept: Generated<boolean>
      savedAt: Generated<Date>
      savedBy: string | null
    }
  }
}

export type PageAddress = { readonly locale: Locale; readonly path: string }
export type PublishedPage = PageAddress & {
  readonly content: PageContent
  readonly version: number
  readonly publishedAt: Date
}
type PublishedRow = { readonly publishedAt: Date }

/** Processes that hold rendered pages listen here; the payload is the tenant, and what changed (`readNotice`). */
export const CONTENT_CHANNEL = 'portico_content'

const publishedPages = (tx: Tx) =>
  tx
    .selectFrom('page')
    .innerJoin('pageVersion', (join) =>
      join.onRef('pageVersion.pageId', '=', 'page.id').onRef('pageVersion.number', '=', 'page.publishedVersion'),
    )

/** Several pages of one locale at once: a page, its header and its footer are one question. */
export const findPublishedPages = async (
  tx: Tx,
  locale: Locale,
  paths: readonly string[],
): Promise<Map<string, PublishedPage>> => {
  noteReads(paths.map((path) => READS.text(locale, path)))
  const rows = await selectPublished(tx, locale.country, locale.language, paths)
  const contents = await readTexts(tx, rows)
  return new Map(
    rows.flatMap(({ path, version, publishedAt, name }) => {
      const content = contents.get(name)
      return content ? [[path, { locale, path, version, publishedAt, content }] as const] : []
    }),
  )
}

/** Of these paths, those that are published in the locale. */
export const listPublishedPaths = async (tx: Tx, locale: Locale, paths: readonly string[]): Promise<Set<string>> => {
  noteReads(paths.map(READS.presence))
  const rows = await selectPresent(tx, locale.country, locale.language, paths)
  return new Set(rows.map(({ path }) => path))
}

/** A part of the frame: the one block that its fragment holds. */
export const findFrameBlock = async (tx: Tx, locale: Locale, part: keyof typeof FRAME_FRAGMENTS): Promise<Block | undefined> => {
  const path = FRAME_FRAGMENTS[part]
  return (await findPublishedPages(tx, locale, [path])).get(path)?.content.blocks[0]
}

/** The locales in which a page is published. */
export const listPageLocales = async (tx: Tx, path: string): Promise<Locale[]> => {
  noteReads([READS.presence(path)])
  const rows = await tx
    .selectFrom('page')
    .select(['country', 'language'])
    .where('path', '=', path)
    .where('publishedVersion', 'is not', null)
    .orderBy('country')
    .orderBy('language')
    .execute()
  return rows as Locale[]
}

/** The locales of several pages at once; what is looked up in the answer counts as read. */
export const readLocalesOf = async (tx: Tx, paths: readonly string[]): Promise<(path: string) => Locale[]> => {
  const rows = await selectLocales(tx, paths)
  return (path) => {
    noteReads([READS.presence(path)])
    return rows.filter((row) => row.path === path).map(({ country, language }) => ({ country, language }))
  }
}

export type PublishedVersion = { readonly locale: Locale; readonly version: number; readonly publishedAt: Date }

/** The version of a page or fragment that is published, in each locale that has it. */
export const listPublishedVersions = async (tx: Tx, path: string): Promise<PublishedVersion[]> => {
  noteReads([READS.versions(path)])
  const rows = await publishedPages(tx)
    .select(['page.country', 'page.language', 'pageVersion.number as version', 'pageVersion.publishedAt'])
    .$narrowType<PublishedRow>()
    .where('page.path', '=', path)
    .execute()
  return rows.map(({ country, language, ...row }) => ({ locale: { country, language } as Locale, ...row }))
}

export type SitemapEntry = PageAddress & { readonly publishedAt: Date }

/** Pages for search engines. */
export const listSitemap = async (tx: Tx, locale: Locale, limit: number): Promise<SitemapEntry[]> => {
  noteReads([READS.any])
  const rows = await publishedPages(tx)
    .select(['page.path', 'pageVersion.publishedAt'])
    .$narrowType<PublishedRow>()
    .where('page.country', '=', locale.country)
    .where('page.language', '=', locale.language)
    .where((eb) =>
      eb.not(
        eb.or([
          eb('page.path', 'like', '/secure%'),
          eb('page.path', 'like', '/back-office%'),
          eb('page.path', 'like', '%/error/%'),
          eb('page.path', 'like', '/fragments/%'),
          ...PASSING_PATHS.flatMap((path) => [eb('page.path', '=', path), eb('page.path', 'like', `${path}/%`)]),
        ]),
      ),
    )
    .where(sql<boolean>`coalesce(jsonb_array_length(page_version.content->'audience'), 0) = 0`)
    .orderBy('page.path')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ locale, ...row }))
}

/** Publishes pages as their next versions; visitors see all of them or none. */
export const publishPages = async (
  tx: Tx,
  registry: PageRegistry,
  pages: readonly (PageAddress & { readonly content: PageContent })[],
  by: string | null = null,
): Promise<void> => {
  if (pages.length === 0) return
  const checked = await Promise.all(
    pages.map(async (page) => {
      const content = registry.contentSchema.parse(page.content)
      const blocks = await checkBlocks(registry.blocks, content.blocks).catch((error: Error) => {
        throw new Error(`/${page.locale.country}/${page.locale.language}${page.path}: ${error.message}`, { cause: error })
      })
      return { ...page, content: { ...content, blocks } }
    }),
  )
  const rows = await tx
    .insertInto('page')
    .values(checked.map(({ locale, path }) => ({ ...locale, path, lastVersion: 1, publishedVersion: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'country', 'language', 'path'] as never)
        .doUpdateSet({ lastVersion: sql`page.last_version + 1`, publishedVersion: sql`page.last_version + 1` }),
    )
    .returning(['id', 'country', 'language', 'path', 'lastVersion'])
    .execute()
  const contentOf = new Map(checked.map((page) => [addressKey(page.locale, page.path), page.content]))
  await tx
    .insertInto('pageVersion')
    .values(
      rows.map((row) => ({
        pageId: row.id,
        number: row.lastVersion,
        content: JSON.stringify(contentOf.get(addressKey(row, row.path))) as never,
        publishedBy: by,
      })),
    )
    .execute()
  await announceContent(tx, rows)
}

const addressKey = ({ country, language }: { country: string; language: string }, path: string): string =>
  `${country}/${language}${path}`

/** Every process drops the rendered pages that read one of these when the transaction commits, and search follows. */
export const announceContent = async (
  tx: Tx,
  pages: readonly Parameters<typeof pageKey>[0][],
  change: ContentChange = 'presence',
): Promise<void> => {
  await touchDocuments(tx, PAGE_KIND, pages.map(pageKey))
  const { rows } = await sql<{ tenant: string }>`select current_setting('app.tenant') as tenant`.execute(tx)
  const notice = writeNotice(rows[0]?.tenant ?? '', pages, change)
  await addPurge(tx, (tenant) => keysOfChange(tenant, readNotice(notice).reads))
  await sql`select pg_notify(${CONTENT_CHANNEL}, ${notice})`.execute(tx)
}

/** Every process drops all rendered pages of the site when the transaction commits: what they list has changed. */
export const announceData = async (tx: Tx): Promise<void> => {
  await addPurge(tx, (tenant) => keysOfChange(tenant, undefined))
  await sql`select pg_notify(${CONTENT_CHANNEL}, current_setting('app.tenant'))`.execute(tx)
}
