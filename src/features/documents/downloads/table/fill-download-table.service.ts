import type { BlockFiller } from '#foundation/blocks/public.server.ts'
import { listPublishedVersions } from '#features/site/content/public.server.ts'
import { assetAddress, nameIn, type DownloadDocument } from '#features/documents/downloads/document.rules.ts'
import { listDocuments, listFolder, listForPart } from '#features/documents/downloads/document.store.ts'
import type { DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import type { DownloadTable } from '#features/documents/downloads/table/download-table.schema.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export const MOST_ROWS = 500

type Site = { readonly tenant: string; readonly locale: Locale }

/** The version that is published in this locale, of each agreement. */
const readVersions = async (tx: Tx, documents: readonly DownloadDocument[], { country, language }: Locale) => {
  const versions = new Map<string, number>()
  for (const path of new Set(
    documents.flatMap(({ gate, gatePath }) => (gate === 'eula' && gatePath !== null ? [gatePath] : [])),
  )) {
    const published = await listPublishedVersions(tx, path)
    const here = published.find(({ locale }) => locale.country === country && locale.language === language)
    if (here) versions.set(path, here.version)
  }
  return versions
}

export const toRows = async (
  tx: Tx,
  documents: readonly DownloadDocument[],
  { tenant, locale }: Site,
): Promise<DocumentRow[]> => {
  const versions = await readVersions(tx, documents, locale)
  return documents.map(
    ({ path, names, kind, size, updatedAt, sha256, gate, gatePath, videoUrl, languages, audience, toolId }) => {
      const version = gatePath === null ? undefined : versions.get(gatePath)
      return {
        address: assetAddress(tenant, path),
        name: nameIn(names, locale.language, path),
        kind,
        size,
        updatedAt: updatedAt.toISOString(),
        sha256,
        gate,
        ...(gatePath !== null && { gatePath: `${localePath(locale)}${gatePath}` }),
        ...(version !== undefined && { eulaVersion: version }),
        ...(videoUrl !== null && { videoUrl }),
        ...((audience !== 'public' || toolId !== null) && { isRestricted: true }),
        ...(languages.length > 0 && { languages }),
      }
    },
  )
}

/** Only what everyone may see: the page is the same for all. */
export const fillDownloadTable: BlockFiller = async (tx, props, { tenant, locale }) => {
  const { folder, documents } = props as DownloadTable
  const paths = documents.map(({ path }) => path)
  const named = new Map((await listDocuments(tx, paths)).map((document) => [document.path, document]))
  const inFolder = folder === undefined ? [] : await listFolder(tx, folder, MOST_ROWS)
  const marked = documents.flatMap(({ path, externalVideo }) => {
    const document = named.get(path)
    return document ? [{ ...document, videoUrl: externalVideo ?? document.videoUrl }] : []
  })
  const all = [...marked, ...inFolder.filter(({ path }) => !named.has(path))]
  const shown = all.filter(({ audience, toolId }) => audience === 'public' && toolId === null)
  return { ...props, rows: await toRows(tx, shown.slice(0, MOST_ROWS), { tenant, locale }) }
}

const MOST_FOR_PART = 50

/** Documents about a part that everyone may see. */
export const fillPartDownloads: BlockFiller = async (tx, props, { tenant, locale }) => ({
  ...props,
  rows: await toRows(tx, await listForPart(tx, String(props['sku']), MOST_FOR_PART), { tenant, locale }),
})
