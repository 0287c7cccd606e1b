import { releaseRoutes } from '#features/releases/release.routes.ts'
import { releaseList } from '#features/releases/release.schema.ts'
import { releaseStarterPages } from '#features/releases/release.starter.ts'
import type { Feature } from '#platform/feature.ts'

export { publishDueReleases } from '#features/releases/release.service.ts'
export { findNextReleaseTime } from '#features/releases/release.store.ts'

export const releases: Feature = {
  name: 'releases',
  blocks: [releaseList],
  starterPages: releaseStarterPages,
  routes: releaseRoutes,
}
