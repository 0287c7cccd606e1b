import type { ListSpec } from '#kernel/list-query.ts'

export const RELEASE_STATES = ['open', 'scheduled', 'published', 'reverted'] as const
export type ReleaseState = (typeof RELEASE_STATES)[number]

export const RELEASE_LIST = {
  sortable: ['createdAt', 'name', 'state', 'publishedAt'],
  sort: '-createdAt',
  sizes: [50, 100, 200],
} as const satisfies ListSpec

/** So many pages go out together: they are checked and written in one transaction. */
export const MOST_PAGES = 200

export const RELEASE_STEPS = ['change', 'publish', 'cancel', 'revert', 'remove'] as const
export type ReleaseStep = (typeof RELEASE_STEPS)[number]

const STEPS: Readonly<Record<ReleaseState, readonly ReleaseStep[]>> = {
  open: ['change', 'publish', 'remove'],
  scheduled: ['cancel'],
  published: ['revert'],
  reverted: [],
}

/** Actions on a release, by its state. */
export const maySay = (state: ReleaseState, step: ReleaseStep): boolean => STEPS[state].includes(step)

export type ReleasedPage = {
  readonly pageId: string
  readonly version: number | null
  readonly before: number | null
  readonly publishedVersion: number | null
}

/** Pages that somebody published or took down since: taking the release back would undo that as well. */
export const listChangedSince = <Page extends ReleasedPage>(pages: readonly Page[]): Page[] =>
  pages.filter(({ version, publishedVersion }) => version !== publishedVersion)
