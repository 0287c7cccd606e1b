import { findBuild } from '#app/find-build.ts'
import type { Check } from '#platform/doctor/check.ts'

/** The next start makes one; on a read-only root it cannot. */
export const createBuildCheck = (find: () => unknown = findBuild): Check => ({
  of: 'settings',
  name: 'build',
  title: 'The pages and scripts of these sources are built',
  look: ({ config }) => {
    if (config.mode !== 'production' || config.role === 'worker' || find()) return []
    const what = 'These sources are not built: the next start takes a minute longer, and fails where the root is read-only.'
    return [{ severity: 'warning', what, cure: 'Run npm run build.' }]
  },
})
