import type { FastifyRequest } from 'fastify'
import type { SitePath } from '#kernel/site-path.ts'
import type { SelectorRoute } from '#platform/feature.ts'

/** Who answers an address by its first selector, or by what stands after the page. */
export const createSelectorFinder =
  (selectors: readonly SelectorRoute[]) =>
  (request: FastifyRequest, path: SitePath): SelectorRoute | undefined => {
    const name = path.part === undefined ? path.selectors[0] : `jcr:content/${path.part}`
    if (name === undefined) return undefined
    return selectors.find(
      ({ selector, methods }) =>
        (typeof selector === 'string' ? selector === name : selector.test(name)) &&
        methods.some((method) => method === request.method),
    )
  }
