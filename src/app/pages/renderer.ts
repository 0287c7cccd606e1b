import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createApiDocumentReader } from '#app/api-documents.ts'
import { findBuild, type Build } from '#app/find-build.ts'
import { StartError } from '#platform/start-error.ts'
import type { App } from '#platform/feature.ts'
import { createAssetFinder, type AssetFinder, type Manifest } from '#app/pages/page-assets.ts'

/** The module that Vite makes of render-page.tsx. */
export type RenderModule = typeof import('#app/pages/render-page.tsx')

export type Renderer = {
  /** Asked for each page: while developing, the next one may be drawn by newer code. */
  readonly load: () => Promise<RenderModule>
  readonly findAssets: AssetFinder
  /** Output of the build; absent while Vite serves the sources. */
  readonly clientFolder?: string
  /** The description of the API that the build made, if it is of these very routes. */
  readonly readApiDocument?: (openapi: string, signature: string) => Promise<string | undefined>
  readonly mount?: (app: App) => Promise<void>
}

export const loadBuiltRenderer = async (known?: Build): Promise<Renderer> => {
  const build = known ?? findBuild()
  if (!build) throw new StartError('There is no build of these sources: run `npm run build`.')
  const readManifest = async (name: string) => JSON.parse(await readFile(path.join(build.clientFolder, name), 'utf8')) as Manifest
  const [module, manifest, firstPaint] = await Promise.all([
    import(build.rendererFile) as Promise<RenderModule>,
    readManifest('manifest.json'),
    readManifest('first-paint.json'),
  ])
  const findAssets = createAssetFinder({ ...manifest, ...firstPaint })
  const readApiDocument = createApiDocumentReader(build.apiFolder)
  return { load: async () => module, findAssets, clientFolder: build.clientFolder, readApiDocument }
}
