import { buffer } from 'node:stream/consumers'
import type { RenditionRequest } from '#features/site/media/asset-address.rules.ts'
import { assetFolder, type Asset } from '#features/site/media/asset.store.ts'
import { drawRendition } from '#features/site/media/rendition-drawing.service.ts'
import { createUnstoredRenditions, type Rendition } from '#features/site/media/unstored-renditions.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Files } from '#platform/files/files.ts'
import { Problem } from '#platform/http/errors.ts'
import { createSemaphore } from '#platform/limits/semaphore.ts'

/** Drawing takes a core and some 100 MB for a large picture: two at a time leave room for everyone else. */
const PARALLEL = 2
/** Past this the visitor is better served by the answer to come back. */
const MAX_WAITING = 64
/** Originals larger than this are not read into memory. */
const MAX_ORIGINAL_BYTES = 40_000_000
const REMEMBERED_FAILURES = 500

/** `unkept`: made, but the file store would not take it. */
export type RenditionOutcome = 'kept' | 'made' | 'unkept' | 'failed'
export type RenditionMaker = {
  /** Made once however many ask at the same time. */
  readonly provide: (tenant: TenantKey, asset: Asset, wish: RenditionRequest) => Promise<Rendition>
}

type Parts = {
  readonly files: Files
  readonly draw?: typeof drawRendition
  /** Told once, and again only after the store has taken something. */
  readonly onUnstored?: (error: unknown) => void
  readonly now?: () => number
  readonly onOutcome?: (outcome: RenditionOutcome, format: RenditionRequest['format'], seconds: number) => void
}

const unreadable = (cause?: unknown): Problem =>
  new Problem(415, 'unsupported_media_type', 'This picture cannot be shown in another size.', { cause })

export const createRenditionMaker = (parts: Parts): RenditionMaker => {
  const { files, draw = drawRendition, onOutcome, onUnstored } = parts
  const unstored = createUnstoredRenditions(parts.now)
  let isStoreRefusing = false
  const making = new Map<string, Promise<Rendition>>()
  const failed = new Set<string>()
  const pass = createSemaphore({ places: PARALLEL, waiting: MAX_WAITING, retryAfterS: 2 })

  const rememberFailure = (hash: string): void => {
    failed.add(hash)
    const [oldest] = failed
    if (failed.size > REMEMBERED_FAILURES && oldest !== undefined) failed.delete(oldest)
  }

  /** A full disk, one that may only be read, or a store that does not answer: the visitor gets the picture all the same. */
  const keep = async (key: string, content: Buffer, contentType: string): Promise<Rendition> => {
    try {
      const stored = await files.put(key, content, { contentType })
      unstored.remove(key)
      isStoreRefusing = false
      return stored
    } catch (error) {
      if (!isStoreRefusing) onUnstored?.(error)
      isStoreRefusing = true
      return unstored.hold(key, content, contentType)
    }
  }

  const make = async (key: string, asset: Asset, wish: RenditionRequest): Promise<Rendition> => {
    const original = await files.open(asset.fileKey)
    if (!original) throw unreadable()
    const content = await buffer(original.stream)
    const drawn = await draw(content, wish, asset).catch((error: unknown) => {
      rememberFailure(asset.contentHash)
      throw unreadable(error)
    })
    // Another process may have been quicker: then both have drawn the same.
    return keep(key, drawn, `image/${wish.format}`)
  }

  const provideOnce = async (key: string, asset: Asset, wish: RenditionRequest): Promise<Rendition> => {
    const unstoredOne = unstored.find(key)
    if (unstoredOne) {
      const { rendition } = unstoredOne
      const provided = unstoredOne.isDue ? await keep(key, rendition.content, rendition.contentType) : rendition
      onOutcome?.(provided.content ? 'unkept' : 'kept', wish.format, 0)
      return provided
    }
    // Whether it is there is not worth more than the picture.
    const stored = await files.stat(key).catch(() => undefined)
    if (stored) {
      onOutcome?.('kept', wish.format, 0)
      return stored
    }
    const startedAt = performance.now()
    const report = (outcome: RenditionOutcome) => onOutcome?.(outcome, wish.format, (performance.now() - startedAt) / 1000)
    try {
      const made = await pass(() => make(key, asset, wish))
      report(made.content ? 'unkept' : 'made')
      return made
    } catch (error) {
      report('failed')
      throw error
    }
  }

  return {
    provide: (tenant, asset, wish) => {
      if (asset.byteSize > MAX_ORIGINAL_BYTES || failed.has(asset.contentHash)) return Promise.reject(unreadable())
      // Another focal point is another picture.
      const shape = wish.isSquare ? `square-${asset.focusX}-${asset.focusY}-` : ''
      const key = `${assetFolder(tenant, asset.contentHash)}/${shape}${wish.width}.${wish.format}`
      const running = making.get(key) ?? provideOnce(key, asset, wish).finally(() => making.delete(key))
      making.set(key, running)
      return running
    },
  }
}
