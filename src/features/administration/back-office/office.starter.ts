import * as blocks from '#features/administration/back-office/office-screens.schema.ts'
import { SCREEN_WORDS, type ScreenName } from '#features/administration/back-office/office.texts.ts'
import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { NEW_RELEASE_BLOCK } from '#features/documents/downloads/public.server.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'

type Screen = Pick<BackOfficeEntry, 'icon' | 'group' | 'order' | 'roles'> & {
  readonly block: { readonly type: string }
  /** Blocks of other areas that stand above the list. */
  readonly before?: readonly { readonly type: string; readonly props: Readonly<Record<string, unknown>> }[]
}

const SCREENS: Readonly<Record<ScreenName, Screen>> = {
  people: {
    block: blocks.peopleList,
    icon: 'user',
    group: 'people',
    order: 20,
    roles: ['admin'],
  },
  notices: { block: blocks.noticeList, icon: 'info', group: 'content', order: 40, roles: ['admin', 'author'] },
  downloads: {
    block: blocks.documentList,
    before: [{ type: NEW_RELEASE_BLOCK, props: {} }],
    icon: 'download',
    group: 'trade',
    order: 30,
    roles: ['admin'],
  },
  jobs: { block: blocks.jobList, icon: 'refresh', group: 'watch', order: 20, roles: ['admin'] },
  audit: { block: blocks.auditLog, icon: 'clock', group: 'watch', order: 30, roles: ['admin'] },
}
const NAMES = Object.keys(SCREENS) as ScreenName[]
const pathOf = (name: ScreenName) => `/back-office/${name}` as const

export const officeScreens: readonly BackOfficeEntry[] = NAMES.map((name) => {
  const { block: _block, before: _before, ...entry } = SCREENS[name]
  return { ...entry, path: pathOf(name), title: mapWords(SCREEN_WORDS, (words) => words[name].title) }
})

/** For staff; to everyone else they do not exist. */
export const officeStarterPages: StarterPages = (site) =>
  NAMES.map((name) =>
    writeTitledPage(site, {
      path: pathOf(name),
      ...SCREEN_WORDS[site.locale.language][name],
      blocks: [...(SCREENS[name].before ?? []), { type: SCREENS[name].block.type, props: {} }],
    }),
  )
