import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CLIENT_FOLDER, RENDERER_FILE } from '#server/build.ts'
import type { App } from '#server/feature.ts'
import { createAssetFinder, type AssetFinder, type Manifest } from '#server/pages/page-assets.ts'

/** The module that Vite makes of render-page.tsx. */
export type RenderModule = typeof import('#server/pages/render-page.tsx')

export type Renderer = {
  /** Asked for each page: while developing, the next one may be drawn by newer code. */
  readonly load: () => Promise<RenderModule>
  readonly findAssets: AssetFinder
  /** What the build made; absent while Vite serves the sources. */
  readonly clientFolder?: string
  readonly mount?: (app: App) => Promise<void>
}

export const loadBuiltRenderer = async (): Promise<Renderer> => {
  const [module, manifest] = await Promise.all([
    import(RENDERER_FILE) as Promise<RenderModule>,
    readFile(path.join(CLIENT_FOLDER, 'manifest.json'), 'utf8'),
  ])
  return {
    load: async () => module,
    findAssets: createAssetFinder(JSON.parse(manifest) as Manifest),
    clientFolder: CLIENT_FOLDER,
  }
}
