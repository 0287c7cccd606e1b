import type { z } from 'zod'
import { listPublishedVersions } from '#features/site/content/public.server.ts'
import { listApprovedTools } from '#features/documents/downloads/approved-tools.service.ts'
import { assetAddress, nameIn, type DownloadDocument } from '#features/documents/downloads/document.rules.ts'
import { listDocuments } from '#features/documents/downloads/document.store.ts'
import { toFileName } from '#features/documents/downloads/file-name.rules.ts'
import type { listSoftware } from '#features/documents/downloads/software/software.api.ts'
import {
  findSuccessor,
  isEntitled,
  sortReleases,
  type SoftwareRelease,
} from '#features/documents/downloads/software/software.rules.ts'
import { listProducts, listReleases, listWatched } from '#features/documents/downloads/software/software.store.ts'
import { localePath, type Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

type Reply = z.infer<typeof listSoftware.reply>
type Listed = Reply['software'][number]

type Reader = { readonly tenant: string; readonly personId: string; readonly locale: Locale }

const readVersions = async (tx: Tx, documents: Iterable<DownloadDocument>, { country, language }: Locale) => {
  const paths = new Set([...documents].flatMap(({ gate, gatePath }) => (gate === 'eula' && gatePath !== null ? [gatePath] : [])))
  const versions = new Map<string, number>()
  for (const path of paths)
    for (const { locale, version } of await listPublishedVersions(tx, path))
      if (locale.country === country && locale.language === language) versions.set(path, version)
  return versions
}

/** Everything there is, with the newest version of each product in front; what a person may not have yet says so. */
export const listSoftwareFor = async (tx: Tx, { tenant, personId, locale }: Reader): Promise<Reply> => {
  const { language } = locale
  const [products, releases] = [await listProducts(tx), await listReleases(tx)]
  const documents = new Map((await listDocuments(tx, releases.map(({ path }) => path))).map((one) => [one.path, one])) // prettier-ignore
  const [approved, watched] = [await listApprovedTools(tx, personId), await listWatched(tx, personId)]
  const versions = await readVersions(tx, documents.values(), locale)
  const byKey = new Map(products.map((product) => [product.key, product]))

  const describe = (release: SoftwareRelease, { size, sha256, gate, gatePath }: DownloadDocument) => {
    const notes = release.notes[language] ?? release.notes['en'] ?? []
    const version = gatePath === null ? undefined : versions.get(gatePath)
    return {
      eakNumber: release.eakNumber,
      version: release.version,
      releasedAt: release.releasedAt.toISOString(),
      description: notes[0] ?? '',
      notes: [...notes],
      fileName: toFileName(release.path),
      assetPath: assetAddress(tenant, release.path),
      size,
      sha256,
      gate,
      ...(gatePath !== null && { gatePath: `${localePath(locale)}${gatePath}` }),
      ...(version !== undefined && { eulaVersion: version }),
    }
  }

  const software = products.flatMap((product): Listed[] => {
    const own = sortReleases(releases.filter(({ productKey }) => productKey === product.key))
    const described = own.flatMap((release) => {
      const document = documents.get(release.path)
      return document ? [{ document, shown: describe(release, document) }] : []
    })
    const [newest, ...older] = described
    if (!newest) return []
    const successor = findSuccessor(product, byKey)
    return [
      {
        ...newest.shown,
        productKey: product.key,
        productName: nameIn(product.names, language, product.key),
        productDescription: product.texts[language] ?? product.texts.en ?? '',
        kind: product.kind,
        isEntitled: isEntitled(newest.document.toolId, approved),
        isWatched: watched.has(product.key),
        ...(successor && {
          replacedBy: { productKey: successor.key, productName: nameIn(successor.names, language, successor.key) },
        }),
        replaces: products
          .filter(({ replacedBy }) => replacedBy === product.key)
          .map((one) => nameIn(one.names, language, one.key)),
        older: older.map(({ shown }) => shown),
      },
    ]
  })
  return { software }
}
