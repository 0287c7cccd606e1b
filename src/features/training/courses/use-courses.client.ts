import { useEffect, useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#features/blocks/public.ts'
import { dropPast, type Course } from '#features/training/courses/course.rules.ts'
import { readCourses } from '#features/training/courses/training.api.ts'

/** What the page was drawn with, until the seats that are left now have come. */
export const useCourses = (drawn: readonly Course[]): readonly Course[] => {
  const { language } = usePage().locale
  const { data } = useEndpointQuery(readCourses, { query: { language } })
  const [now, setNow] = useState<number>()
  // A page that was kept may be older than its first date.
  useEffect(() => setNow(Date.now()), [])
  if (data) return data.courses
  return now === undefined ? drawn : dropPast(drawn, now)
}
