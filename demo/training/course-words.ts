import { CONTROL_COURSES } from '#demo/training/control-courses.ts'
import { SAFETY_COURSES } from '#demo/training/safety-courses.ts'

/** Courses of the building business, in every language of the sites. */
export const COURSE_WORDS = { ...CONTROL_COURSES, ...SAFETY_COURSES } as const

export type CourseId = keyof typeof COURSE_WORDS
