import type { PageModel } from '#foundation/blocks/public.ts'
import { isNarrowed } from '#features/site/content/public.ts'
import type { PublishedPage } from '#features/site/content/public.server.ts'
import type { Frame } from '#app/pages/page-frame.ts'
import { describeKind } from '#app/pages/page-kind.ts'
import type { PageLocales } from '#app/pages/page-locales.ts'
import { variantOf, type PageMakerOptions } from '#app/pages/page-maker-options.ts'
import type { PageRequest } from '#app/pages/page-request.ts'

export type PageParts = {
  readonly page: Pick<PublishedPage, 'content'> & { readonly publishedAt?: Date }
  readonly locales: PageLocales
  readonly frame: Frame
  /** Where the page's kind depends on another address than its own. */
  readonly address?: string | undefined
}
export type BuildModel = (request: PageRequest, parts: PageParts) => PageModel

type ModelOptions = Pick<PageMakerOptions, 'registry' | 'settings' | 'originOf' | 'pickTraits' | 'brandOf' | 'findFirstCalls'>

/** Builds one model from the content, the frame, and the configuration of site and page. */
export const createModelBuilder =
  ({
    registry,
    settings,
    originOf,
    pickTraits = (traits) => traits,
    brandOf = () => undefined,
    findFirstCalls,
  }: ModelOptions): BuildModel =>
  (request, { page: { content, publishedAt }, locales, frame, address = request.path }) => {
    const { tenant, locale, path, mode = 'publish' } = request
    // Decided on the server: browsers need not know of these two.
    const { translationScript, reviewRequired, ...config } = settings.resolveConfig(
      tenant.key,
      locale,
      tenant.config,
      content.config,
    )
    const model: PageModel = {
      tenant: { key: tenant.key, name: tenant.name, traits: pickTraits(tenant.traits) },
      theme: tenant.traits.theme,
      brand: brandOf(tenant.key),
      locale,
      path,
      ...describeKind(registry, { path: address, query: variantOf(request).query }, content),
      mode,
      config,
      flags: settings.resolveFlags(tenant.flags, content.flags),
      ...locales,
      title: content.title,
      description: content.description,
      origin: originOf(tenant.key),
      publishedAt: publishedAt?.toISOString(),
      ...(isNarrowed(content.audience) && { isNarrowed: true }),
      structure: content.structure,
      ...frame,
      blocks: content.blocks,
    }
    const firstCalls = findFirstCalls?.(model, variantOf(request).query)
    return firstCalls === undefined ? model : { ...model, firstCalls }
  }
