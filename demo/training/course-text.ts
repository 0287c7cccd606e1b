import type { Language } from '#kernel/locale.ts'

type CourseText = { readonly title: string; readonly summary: string; readonly audience: string }

export type CourseTexts = Readonly<Record<Language, CourseText>>

export const writeCourse = (title: string, summary: string, audience: string): CourseText => ({ title, summary, audience })
