import type { Block, Link, PageMode } from '#foundation/blocks/public.ts'
import type { Notice } from '#foundation/notifications/blocks/notifications.schema.ts'
import {
  cutText,
  findNextChange,
  isShown,
  measureWords,
  readPeriod,
  type Period,
  type Visibility,
} from '#foundation/notifications/notice.rules.ts'

/** A notice as a page draws it; one that only some may read is an empty place. */
export type DrawnNotice = Period & {
  readonly id: string
  readonly visibility: Visibility
  readonly tone: Notice['tone']
  /** Empty while it is stored back. */
  readonly words?: NoticeWords
  readonly isLong: boolean
  readonly hasLink: boolean
  readonly dismissable: boolean
  readonly noOfDays: number
}

export type NoticeWords = { readonly title?: string; readonly text: string; readonly isCut: boolean; readonly link?: Link }

type Surroundings = { readonly now: number; readonly mode: PageMode }
/** A page shows one line until it is unfolded: what is urgent first. */
const URGENCY: readonly Notice['tone'][] = ['bad', 'warn', 'info', 'ok']
/** Beyond this a notice offers to be unfolded. A place that waits for its words has one line, or three on the smallest phone. */
const ROOM = { open: 110, held: 80 }
const UNKNOWN = { hasCookie: false }

export const readWords = ({ title, text, link }: Notice): NoticeWords => ({
  ...(title === undefined ? {} : { title }),
  ...cutText(text),
  ...(link === undefined ? {} : { link }),
})

/**
 * The notices of a page that everyone may get [T-34]: words for all, places for those who are signed in.
 * Who dismissed what is known to their browser only.
 */
export const planNotices = (items: readonly Notice[], { now, mode }: Surroundings): DrawnNotice[] =>
  items
    .toSorted((one, other) => URGENCY.indexOf(one.tone) - URGENCY.indexOf(other.tone))
    .flatMap((notice) => {
      const { id, visibility, tone, dismissable, noOfDays } = notice
      const item = { ...readPeriod(notice), visibility, dismissable }
      if (!isShown({ item, now, isSignedIn: true, dismissal: UNKNOWN, mode })) return []
      const isOpen = mode !== 'publish' || visibility === 'show-for-everyone'
      const words = readWords(notice)
      const isLong = measureWords(words.title, words.text) > ROOM[isOpen ? 'open' : 'held']
      return [{ id, tone, noOfDays, ...item, isLong, hasLink: words.link !== undefined, ...(isOpen ? { words } : {}) }]
    })

export type PlannedBlock = { readonly block: Block | undefined; readonly freshUntil?: number }

const EMPTY: Block = { id: 'notices', type: 'notifications', props: { items: [] } }

/** The block of a page's frame as it is drawn now, and until when that holds. What the product itself says comes first, everywhere. */
export const planNoticesBlock = (
  authored: Block | undefined,
  { system, ...around }: Surroundings & { readonly system?: Notice | undefined },
): PlannedBlock => {
  const block = authored ?? (system && EMPTY)
  if (!block) return { block }
  const stored = (block.props as { items: readonly Notice[] }).items
  const items = [...planNotices(system ? [system] : [], around), ...planNotices(stored, around)]
  const change = findNextChange(stored.map(readPeriod), around.now)
  return {
    block: items.length === 0 ? undefined : { ...block, props: { items, mode: around.mode } },
    ...(change === undefined ? {} : { freshUntil: change }),
  }
}

/** For a look ahead: the notices that somebody would have before them at a time, with their words, whoever looks. */
export const showNoticesAs = (
  block: Block | undefined,
  { now, isSignedIn }: { readonly now: Date; readonly isSignedIn: boolean },
): Block | undefined => {
  if (!block) return undefined
  const stored = (block.props as { items: readonly Notice[] }).items
  const seen = stored.filter((notice) => {
    const item = { ...readPeriod(notice), visibility: notice.visibility, dismissable: false }
    return isShown({ item, now: now.getTime(), isSignedIn, dismissal: UNKNOWN, mode: 'publish' })
  })
  const items = seen.map(({ startDate: _, endDate: __, ...notice }) => ({ ...notice, visibility: 'show-for-everyone' }))
  return { ...block, props: { items } }
}
