import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { cachePage, type CachedPage } from '#platform/http/page-cache.ts'

const HEADERS = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=604800' }

let drawn: Promise<CachedPage> | undefined

const draw = async (): Promise<CachedPage> => {
  const worker = new Worker(new URL('draw-world.worker.ts', import.meta.url))
  const [svg] = (await once(worker, 'message')) as [string]
  return cachePage(svg, 200, HEADERS)
}

/** Drawn with the first question for it and kept; a drawing that failed is tried again. */
export const findWorldMap = (): Promise<CachedPage> => {
  drawn ??= draw().catch((error: unknown) => {
    drawn = undefined
    throw error
  })
  return drawn
}
