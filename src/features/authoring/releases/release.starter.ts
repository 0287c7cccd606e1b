import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { releaseList } from '#features/authoring/releases/release.schema.ts'
import { RELEASE_WORDS } from '#features/authoring/releases/release.texts.ts'

/** Below the pages, whose screen is for authors and admins. */
export const releaseStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: '/back-office/pages/releases',
    ...RELEASE_WORDS[site.locale.language],
    blocks: [{ type: releaseList.type, props: {} }],
  }),
]
