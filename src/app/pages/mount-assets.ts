import statics from '@fastify/static'
import { ASSET_BASE } from '#app/pages/page-assets.ts'
import type { App } from '#platform/feature.ts'
import { leaveOutPageHeaders } from '#platform/http/security-headers.ts'

/** Scripts, styles and fonts of the build: their names change with their content. */
export const mountAssets = async (app: App, root: string): Promise<void> => {
  await app.register(async (scope) => {
    leaveOutPageHeaders(scope)
    await scope.register(statics, {
      root,
      prefix: ASSET_BASE,
      decorateReply: false,
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      index: false,
    })
  })
}
