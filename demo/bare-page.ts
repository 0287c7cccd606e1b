import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageModel } from '#foundation/blocks/public.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import type { Renderer } from '#app/pages/renderer.ts'
import type { Services } from '#platform/services.ts'

type BarePage = {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly block: { readonly type: string; readonly props: Readonly<Record<string, unknown>> }
}

/** Pages that belong to no tenant: in the look of the first site, neither indexed nor counted. */
export const createBarePage =
  ({ dictionaries, tenants }: Services, renderer: Renderer) =>
  async (request: FastifyRequest, reply: FastifyReply, { path, title, description, block }: BarePage): Promise<FastifyReply> => {
    const { renderPage } = await renderer.load()
    const model: PageModel = {
      tenant: { key: 'aerobt', name: 'Portico demo', traits: {} },
      locale: DEFAULT_LOCALE,
      path,
      template: 'content-page-template',
      kind: 'Content',
      mode: 'preview',
      config: tenants.configOf('aerobt'),
      flags: tenants.flagsOf('aerobt'),
      alternates: [],
      title,
      description,
      origin: `http://${request.host}`,
      blocks: [{ id: block.type, type: block.type, props: block.props }],
    }
    const assets = renderer.findAssets({ blocks: new Set([block.type]), islands: new Set(), language: 'en' })
    const html = renderPage({ model, assets, dictionaries: dictionaries.en, interactive: new Set(), timeless: new Set() })
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  }

export type SendBarePage = ReturnType<typeof createBarePage>
