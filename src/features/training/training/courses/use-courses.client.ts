import { useSyncExternalStore } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { dropPast, type Course } from '#features/training/training/courses/course.rules.ts'
import { readCourses } from '#features/training/training/courses/training.api.ts'

const subscribe = () => () => {}
/** When this page was opened; the server does not know. */
const OPENED_AT = Date.now()

/** The dates drawn with the page, until the current number of seats has loaded. */
export const useCourses = (drawn: readonly Course[]): readonly Course[] => {
  const { language } = usePage().locale
  const { data } = useEndpointQuery(readCourses, { query: { language } })
  const openedAt = useSyncExternalStore(
    subscribe,
    () => OPENED_AT,
    () => undefined,
  )
  if (data) return data.courses
  // A page that was stored may be older than its first date.
  return openedAt === undefined ? drawn : dropPast(drawn, openedAt)
}
