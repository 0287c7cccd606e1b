import { releaseRoutes } from '#features/authoring/releases/release.routes.ts'
import { releaseList } from '#features/authoring/releases/release.schema.ts'
import { releaseStarterPages } from '#features/authoring/releases/release.starter.ts'
import type { Feature } from '#platform/feature.ts'

export { publishDueReleases } from '#features/authoring/releases/release.service.ts'
export { findNextReleaseTime } from '#features/authoring/releases/release.store.ts'

export const releases: Feature = {
  name: 'releases',
  blocks: [releaseList],
  starterPages: releaseStarterPages,
  routes: releaseRoutes,
}
