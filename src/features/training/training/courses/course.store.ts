import { sql, type ColumnType, type Generated } from 'kysely'
import { z } from 'zod'
import type { Course, CourseDate, CourseLevel, CourseText } from '#features/training/training/courses/course.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

type Texts = Readonly<Partial<Record<Language, CourseText>>>
export type CourseRow = {
  readonly id: string
  readonly level: CourseLevel
  readonly days: number
  readonly certificateMonths: number | null
  readonly position: number
}
export type DateRow = {
  readonly courseId: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  readonly language: Language
  readonly city: string | null
  readonly countryCode: string | null
  readonly venue: string | null
  readonly seats: number
}

declare module '#platform/database/database.ts' {
  interface Tables {
    course: CourseRow & { texts: ColumnType<Texts, string, string> }
    courseDate: DateRow & { id: Generated<string> }
  }
}

/** In the language that is requested, else in English, else in the one there is. */
const pickText = (texts: Texts, language: Language): CourseText =>
  texts[language] ?? texts.en ?? Object.values(texts)[0] ?? { title: '', summary: '', audience: '' }

type CountedDate = DateRow & { readonly id: string; readonly enrolled: number; readonly waiting: number }

const toDate = ({
  id,
  startsAt,
  endsAt,
  timeZone,
  language,
  city,
  countryCode,
  venue,
  seats,
  enrolled,
  waiting,
}: CountedDate): CourseDate => ({
  id,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  timeZone,
  language,
  place: city === null ? null : { city, countryCode: countryCode ?? '', venue: venue ?? '' },
  seats,
  seatsLeft: Math.max(0, seats - enrolled),
  waiting,
})

const selectDates = (tx: Tx) =>
  tx
    .selectFrom('courseDate')
    .leftJoin('courseEnrolment', 'courseEnrolment.dateId', 'courseDate.id')
    .select([
      'courseDate.id',
      'courseId',
      'startsAt',
      'endsAt',
      'timeZone',
      'language',
      'city',
      'countryCode',
      'venue',
      'seats',
      sql<number>`count(*) filter (where course_enrolment.status = 'Enrolled')::integer`.as('enrolled'),
      sql<number>`count(*) filter (where course_enrolment.status = 'Waiting')::integer`.as('waiting'),
    ])
    .groupBy(['courseDate.tenant' as never, 'courseDate.id'])
    .orderBy('startsAt')
    .orderBy('courseDate.id')

export const listCourses = async (tx: Tx, language: Language, now: Date): Promise<Course[]> => {
  const courses = await tx.selectFrom('course').selectAll().orderBy('position').orderBy('id').execute()
  const dates = await selectDates(tx).where('startsAt', '>', now).execute()
  return courses.map(({ id, level, days, certificateMonths, texts }) => ({
    id,
    level,
    days,
    certificateMonths,
    ...pickText(texts, language),
    dates: dates.filter(({ courseId }) => courseId === id).map(toDate),
  }))
}

export type CourseHead = Pick<CourseRow, 'id' | 'days' | 'certificateMonths'> & { readonly title: string }

export const listCourseHeads = async (tx: Tx, language: Language): Promise<CourseHead[]> => {
  const courses = await tx.selectFrom('course').selectAll().orderBy('position').orderBy('id').execute()
  return courses.map(({ id, days, certificateMonths, texts }) => ({
    ...{ id, days, certificateMonths },
    title: pickText(texts, language).title,
  }))
}

export const findCourse = (tx: Tx, id: string): Promise<{ id: string } | undefined> =>
  tx.selectFrom('course').select('id').where('id', '=', id).executeTakeFirst()

/** All dates from then on, for staff. */
export const listAllDates = (tx: Tx, from: Date): Promise<CountedDate[]> => selectDates(tx).where('endsAt', '>', from).execute()

export const hasCourses = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('course').select('id').limit(1).executeTakeFirst()) !== undefined

export type FoundDate = CourseDate & { readonly course: CourseText & { readonly id: string } }

const isUuid = (value: string): boolean => z.uuid().safeParse(value).success

export const findCourseDate = async (tx: Tx, dateId: string, language: Language): Promise<FoundDate | undefined> => {
  if (!isUuid(dateId)) return undefined
  const date = await selectDates(tx).where('courseDate.id', '=', dateId).executeTakeFirst()
  const course = date && (await tx.selectFrom('course').select('texts').where('id', '=', date.courseId).executeTakeFirst())
  return course && { ...toDate(date), course: { id: date.courseId, ...pickText(course.texts, language) } }
}

/** All languages at once, for the search. */
export const listCourseTexts = (tx: Tx): Promise<{ id: string; texts: Texts }[]> =>
  tx.selectFrom('course').select(['id', 'texts']).orderBy('position').orderBy('id').execute()

export const insertCourses = async (tx: Tx, courses: readonly (CourseRow & { readonly texts: Texts })[]): Promise<void> => {
  const rows = courses.map(({ texts, ...row }) => ({ ...row, texts: JSON.stringify(texts) }))
  if (rows.length > 0) await tx.insertInto('course').values(rows).execute()
}

export const insertCourseDates = async (tx: Tx, dates: readonly (DateRow & { readonly id: string })[]): Promise<void> => {
  if (dates.length > 0)
    await tx
      .insertInto('courseDate')
      .values([...dates])
      .execute()
}
