import { createBlockRegistry } from '#features/site/content/public.server.ts'
import { composeSettings } from '#foundation/tenants/public.ts'
import { listTenants } from '#foundation/tenants/public.server.ts'
import type { PoolConfig } from 'pg'
import { connect, openPool } from '#platform/database/database.ts'
import { features } from '#app/features.ts'
import { loadDictionaries } from '#app/pages/dictionaries.ts'
import { createPageMaker } from '#app/pages/page-maker.ts'
import { loadBuiltRenderer, type RenderModule } from '#app/pages/renderer.ts'
import { SITE } from './world.ts'

type RenderInput = Parameters<RenderModule['renderPage']>[0]

/** The input of React for the home page, as text for another process. */
export const captureRenderInput = async (app: PoolConfig): Promise<string> => {
  const db = connect(openPool({ ...app, max: 1 }))
  try {
    const settings = composeSettings(features)
    const tenant = (await listTenants(db, settings)).find(({ key }) => key === SITE.tenant)
    if (!tenant) throw new Error(`there is no tenant ${SITE.tenant}`)
    const renderer = await loadBuiltRenderer()
    const built = await renderer.load()
    const captured: RenderInput[] = []
    const renderPage: RenderModule['renderPage'] = (input) => {
      captured.push(input)
      return built.renderPage(input)
    }
    const maker = createPageMaker({
      db,
      registry: createBlockRegistry(features.flatMap((feature) => feature.blocks ?? [])),
      renderer: { ...renderer, load: async () => ({ ...built, renderPage }) },
      dictionaries: await loadDictionaries(),
      settings,
      originOf: () => `http://${SITE.host}`,
    })
    await maker.makePage({ tenant, locale: SITE.locale, path: '/' })
    const [input] = captured
    if (!input) throw new Error('the home page is missing')
    return JSON.stringify({ ...input, interactive: [...input.interactive], timeless: [...input.timeless] })
  } finally {
    await db.destroy()
  }
}

export const readRenderInput = (text: string): RenderInput => {
  type Written = Omit<RenderInput, 'interactive' | 'timeless'> & { interactive: string[]; timeless: string[] }
  const { interactive, timeless, ...input } = JSON.parse(text) as Written
  return { ...input, interactive: new Set(interactive), timeless: new Set(timeless) }
}
