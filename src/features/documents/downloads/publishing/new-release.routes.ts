import { writeAudit } from '#foundation/audit/public.server.ts'
import { nameIn } from '#features/documents/downloads/document.rules.ts'
import { listPublishedSoftware, startRelease } from '#features/documents/downloads/publishing/new-release.api.ts'
import { RELEASE_UPLOAD } from '#features/documents/downloads/publishing/new-release.rules.ts'
import { createReleaseTask } from '#features/documents/downloads/publishing/publish-release.task.ts'
import { sortReleases } from '#features/documents/downloads/software/software.rules.ts'
import { countWatchers, findProduct, listProducts, listReleases } from '#features/documents/downloads/software/software.store.ts'
import { claimUpload } from '#foundation/uploads/public.server.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

export const mayPublish = ({ roles }: Pick<ScopeUser, 'roles'>): boolean => roles.includes('admin')

export const newReleaseRoutes = (app: App): void => {
  const { jobs, clock } = app.services
  const task = createReleaseTask(app.services)

  addEndpoint(app, listPublishedSoftware, async ({ tx, query: { language } }) => {
    const [products, releases, watchers] = [await listProducts(tx), sortReleases(await listReleases(tx)), await countWatchers(tx)]
    return {
      products: products.map(({ key, names, replacedBy }) => ({
        key,
        name: nameIn(names, language, key),
        version: releases.find(({ productKey }) => productKey === key)?.version ?? null,
        watchers: watchers.get(key) ?? 0,
        replacedBy,
      })),
    }
  })

  addEndpoint(
    app,
    startRelease,
    async (request) => {
      const { tx, body } = request
      const user = userOf(request)
      const { productKey, version, replaces, uploadId } = body
      if (!(await findProduct(tx, productKey))) notFound('product')
      if (replaces !== undefined && (replaces === productKey || !(await findProduct(tx, replaces)))) notFound('product')
      const isKnown = (await listReleases(tx)).some((one) => one.productKey === productKey && one.version === version)
      if (isKnown) throw new Problem(409, 'version_exists', 'This version is published already.')
      const upload = (await claimUpload(tx, user.id, uploadId, RELEASE_UPLOAD)) ?? notFound('upload')
      const jobId = await jobs.enqueue(tx, task, { ...body, file: upload.name }, { owner: user.id })
      await writeAudit(tx, user, clock.now(), 'software.release', { object: `${productKey} ${version}`, file: upload.name })
      return { jobId }
    },
    { config: { idempotency: 'required' } },
  )
}
