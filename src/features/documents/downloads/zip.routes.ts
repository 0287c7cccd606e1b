import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { listApprovedTools } from '#features/documents/downloads/approved-tools.service.ts'
import { listDocuments } from '#features/documents/downloads/document.store.ts'
import { isReadable, type DownloadDocument } from '#features/documents/downloads/document.rules.ts'
import { isBeyondLimit, nameEntries, readZipPaths, writeManifest, zipNameOf } from '#features/documents/downloads/zip.rules.ts'
import { findPublishedPages } from '#features/site/content/public.server.ts'
import { isGatedPage, maySeePage } from '#features/site/content/public.ts'
import { describeAsset, listAssets } from '#features/site/media/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import type { Files } from '#platform/files/files.ts'
import { writeZip, type ZipEntry } from '#platform/files/zip-writer.ts'
import { badRequest, forbidden, notFound, Problem, unauthorised } from '#platform/http/errors.ts'

/** How much may be downloaded at once on this page. */
const readLimit = async ({ tx, scope, server }: FastifyRequest, locale: Locale, path: string): Promise<number> => {
  const page = (await findPublishedPages(tx, locale, [path])).get(path) ?? notFound('page')
  if (!maySeePage(page.content.audience, scope.user)) notFound('page')
  return page.content.config.maxDownloadSizeMb ?? server.services.tenants.configOf(scope.tenant, locale).maxDownloadSizeMb
}

/** Each one looked up, free, and for whoever asks: what stands behind a gate comes one by one [T-42]. */
const requireFree = async (request: FastifyRequest, paths: readonly string[]): Promise<DownloadDocument[]> => {
  const found = new Map((await listDocuments(request.tx, paths)).map((document) => [document.path, document]))
  const { user } = request.scope
  const isForTools = [...found.values()].some(({ toolId }) => toolId !== null)
  const tools: ReadonlySet<string> = user && isForTools ? await listApprovedTools(request.tx, user.id) : new Set()
  const isVisible = (document: DownloadDocument) => isReadable(document, { isSignedIn: user !== undefined, tools })
  return paths
    .map((path) => {
      const document = found.get(path)
      return document && isVisible(document) ? document : badRequest('One of these is no document of this site.')
    })
    .map((document) => (document.gate === 'free' ? document : forbidden('One of these documents has to be unlocked first.')))
}

/** Opened when its turn comes, so that one file is open at a time. */
async function* readFile(files: Files, key: string): AsyncGenerator<Buffer> {
  const { stream } = (await files.open(key)) ?? notFound('file')
  yield* stream as AsyncIterable<Buffer>
}

const answerZip = async (request: FastifyRequest, reply: FastifyReply, locale: Locale, page: string): Promise<Readable> => {
  const { assetPaths, downloadName } = (request.body ?? {}) as Readonly<Record<string, string | undefined>>
  const paths = readZipPaths(assetPaths, request.scope.tenant)
  if ('reason' in paths) throw new Problem(paths.status, paths.status === 400 ? 'bad_request' : 'too_large', paths.reason)
  const documents = await requireFree(request, paths)
  const maxMb = await readLimit(request, locale, page)
  if (
    isBeyondLimit(
      documents.map(({ size }) => size),
      maxMb,
    )
  )
    // prettier-ignore
    throw new Problem(413, 'too_large', `The selection is larger than ${maxMb} MB.`)
  const assets = new Map((await listAssets(request.tx, paths)).map((asset) => [asset.path, describeAsset(asset)]))
  const named = nameEntries(documents)
  const { files } = request.server.services
  const entries: ZipEntry[] = named.map(({ name, file: { path } }) => {
    const { key, size } = assets.get(path) ?? notFound('file')
    return { name, size, content: readFile(files, key) }
  })
  const manifest = writeManifest(named)
  reply.type('application/zip').header('content-disposition', toDisposition(zipNameOf(downloadName)))
  // Given back, not sent here: the transaction ends before the first byte leaves.
  return Readable.from(writeZip([{ name: manifest.name, content: [manifest.text] }, ...entries]), { objectMode: false })
}

/** Many documents as one archive, made while it is sent [2.18.11, 7.9.5]. */
export const zipSelector: SelectorRoute = {
  selector: 'downloadZip',
  methods: ['POST'],
  isReading: true,
  price: { perMinute: 30, perMinuteInAll: 120 },
  documented: {
    path: '/{country}/{language}/{page}.downloadZip.zip',
    tag: 'downloads',
    summary:
      'Free documents as one archive, with their checksums: a form with `assetPaths` (joined by commas) and `downloadName`',
  },
  answer: async (request, reply, { locale, page, extension }) => {
    if (!locale || extension !== 'zip') return notFound('page')
    if (isGatedPage(page) && !request.scope.user) return unauthorised()
    return answerZip(request, reply, locale, page)
  },
}
