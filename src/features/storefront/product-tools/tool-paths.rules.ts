import type { ScheduleKind } from '#features/storefront/product-tools/schedule/schedule.rules.ts'

/** Pages below the locale [2.2.11]. */
export const REPLACEMENT_PAGE = '/product-replacement'
export const SCHEDULE_PAGES: Readonly<Record<ScheduleKind, string>> = {
  general: '/product-schedule',
  video: '/video-product-schedule',
}
export const SELECT_PAGES: Readonly<Record<ScheduleKind, string>> = {
  general: '/select-products',
  video: '/video-product-selector',
}
/** Accessories of the products of a selection; a change of the account leads here from the video selector [2.14.10]. */
export const ADDITIONAL_PAGE = '/additional-products'

/** Storage of the tools in the browser; a change of the locale clears all of it [2.4.13]. */
export const SCHEDULE_KEYS: Readonly<Record<ScheduleKind, string>> = { general: 'scheduleData', video: 'videoScheduleData' }
export const NAME_KEY = 'ProjectName'
export const SELECTION_KEY = 'listArray'
export const SEARCHED_KEY = 'replacement-searched'
export const SESSION_DATA_KEY = 'replacement-session-data'
