import { readBrandFile } from '#foundation/brand/brand.api.ts'
import type { BrandFile, SiteBrand } from '#foundation/brand/brands.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

/** A drawing opened by itself can do nothing, whatever it holds [T-46]. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; sandbox"

/** A page drawn a moment ago, or by a process that has not heard of a change, gets the style of now instead of none. */
const findStyle = ({ files }: SiteBrand, name: string): BrandFile | undefined =>
  name.endsWith('.css') ? [...files.values()].find((file) => file.name.endsWith('.css')) : undefined

export const brandRoutes = (app: App): void => {
  const { brands } = app.services
  addEndpoint(
    app,
    readBrandFile,
    async ({ scope, params: { name } }, reply) => {
      const brand = brands.of(scope.tenant)
      const current = brand.files.get(name)
      const file = current ?? findStyle(brand, name) ?? notFound('file')
      if (current) reply.header('cache-control', 'public, max-age=31536000, immutable')
      return reply
        .header('content-security-policy', POLICY)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(file.mediaType)
        .send(file.content)
    },
    { config: { opensNoTransaction: true } },
  )
}
