import type { CourseText } from '#features/training/training/public.seed.ts'
import type { Language } from '#kernel/locale.ts'

export type CourseTexts = Readonly<Record<Language, CourseText>>

export const writeCourse = (title: string, summary: string, audience: string): CourseText => ({ title, summary, audience })
