import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CLIENT_FOLDER, RENDERER_FILE } from '#server/build.ts'
import { createAssetFinder, type AssetFinder, type Manifest } from '#server/page-assets.ts'

/** The module that Vite builds from render-page.tsx. */
export type RenderModule = typeof import('#server/render-page.tsx')

export type Renderer = { readonly module: RenderModule; readonly findAssets: AssetFinder; readonly clientFolder?: string }

export const loadBuiltRenderer = async (): Promise<Renderer> => {
  const [module, manifest] = await Promise.all([
    import(RENDERER_FILE) as Promise<RenderModule>,
    readFile(path.join(CLIENT_FOLDER, 'manifest.json'), 'utf8'),
  ])
  return { module, findAssets: createAssetFinder(JSON.parse(manifest) as Manifest), clientFolder: CLIENT_FOLDER }
}
