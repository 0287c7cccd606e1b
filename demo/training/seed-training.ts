import { createHash } from 'node:crypto'
import { demoId } from '#demo/demo-id.ts'
import type { Person } from '#demo/people.ts'
import { seedRequest } from '#demo/seed-request.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { COURSE_WORDS, type CourseId } from '#demo/training/course-words.ts'
import {
  insertCertificates,
  insertCourseDates,
  insertCourses,
  insertEnrolments,
  writeCertificateNumber,
  type CourseRow,
  type DateRow,
} from '#features/training/training/public.seed.ts'
import type { Tx } from '#platform/database/database.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const COURSES: readonly Omit<CourseRow & { id: CourseId }, 'position'>[] = [
  { id: 'BMS-101', level: 'basic', days: 2, certificateMonths: null },
  { id: 'BMS-210', level: 'advanced', days: 4, certificateMonths: 36 },
  { id: 'FIRE-120', level: 'basic', days: 1, certificateMonths: 24 },
  { id: 'FIRE-310', level: 'expert', days: 5, certificateMonths: 24 },
  { id: 'ACC-150', level: 'basic', days: 1, certificateMonths: null },
  { id: 'HVAC-230', level: 'advanced', days: 3, certificateMonths: null },
  { id: 'ENER-140', level: 'basic', days: 1, certificateMonths: null },
  { id: 'SEC-330', level: 'expert', days: 2, certificateMonths: 12 },
]

type Centre = Pick<DateRow, 'city' | 'countryCode' | 'venue' | 'timeZone' | 'language'> & { readonly utcHour: number }
const ONLINE: Centre = { city: null, countryCode: null, venue: null, timeZone: 'Europe/London', language: 'en', utcHour: 9 }
const CENTRES: readonly Centre[] = [
  {
    city: 'Charlotte',
    countryCode: 'US',
    venue: 'Halden Training Centre',
    timeZone: 'America/New_York',
    language: 'en',
    utcHour: 14,
  },
  { city: 'Stuttgart', countryCode: 'DE', venue: 'Halden Akademie', timeZone: 'Europe/Berlin', language: 'de', utcHour: 8 },
  ONLINE,
  { city: 'Lyon', countryCode: 'FR', venue: 'Halden Formation', timeZone: 'Europe/Paris', language: 'fr', utcHour: 8 },
  { city: 'Gdańsk', countryCode: 'PL', venue: 'Halden Centrum Szkoleń', timeZone: 'Europe/Warsaw', language: 'pl', utcHour: 8 },
  { city: 'Suzhou', countryCode: 'CN', venue: '海登培训中心', timeZone: 'Asia/Shanghai', language: 'zh', utcHour: 1 },
  { city: 'Valencia', countryCode: 'ES', venue: 'Halden Formación', timeZone: 'Europe/Madrid', language: 'es', utcHour: 8 },
]
const DATES_A_COURSE = 3
const FEW_SEATS = 2
/** Courses on whose first date no seat is left. */
const FULL: ReadonlySet<string> = new Set(['FIRE-310', 'SEC-330'])

/** The first Monday so many days from now: a course ends before its weekend. */
const mondayAfter = (now: Date, days: number): number => {
  const day = Math.floor(now.getTime() / DAY_MS) + days
  return (day + ((8 - new Date(day * DAY_MS).getUTCDay()) % 7)) * DAY_MS
}

type SeededDate = DateRow & { readonly id: string }

const planDates = (tenant: TenantKey, now: Date): SeededDate[] =>
  COURSES.flatMap(({ id, days }, course) =>
    Array.from({ length: DATES_A_COURSE }, (_, turn) => {
      const { utcHour, ...centre } = CENTRES[(course + turn * 2) % CENTRES.length] ?? ONLINE
      const start = mondayAfter(now, 9 + course * 5 + turn * 35) + utcHour * HOUR_MS
      return {
        ...centre,
        id: demoId(`course-date/${tenant}/${id}/${turn}`),
        courseId: id,
        startsAt: new Date(start),
        endsAt: new Date(start + (days - 1) * DAY_MS + 8 * HOUR_MS),
        seats: turn === 0 && FULL.has(id) ? FEW_SEATS : 8 + ((course + turn) % 3) * 2,
      }
    }),
  )

const numberOf = (name: string): string => writeCertificateNumber(createHash('sha256').update(`portico-demo/${name}`).digest())

/** Courses, dates and people in them, where the site offers training. */
export const seedTraining = async (tx: Tx, tenant: TenantKey, people: readonly Person[], now: Date): Promise<void> => {
  for (const table of ['certificate', 'courseDate', 'course'] as const) await tx.deleteFrom(table).execute()
  if (!people.some(({ traits }) => traits.training)) return
  await insertCourses(
    tx,
    COURSES.map((course, position) => ({ ...course, position, texts: COURSE_WORDS[course.id] })),
  )
  const dates = planDates(tenant, now)
  await insertCourseDates(tx, dates)
  const others = people.filter(({ who, traits }) => !traits.isInternalUser && who !== 'trainee')
  await insertEnrolments(
    tx,
    dates.flatMap(({ id, seats }, index) =>
      others.slice(0, seats === FEW_SEATS ? seats : index % 5).map((person, turn) => ({
        dateId: id,
        personId: person.id,
        status: 'Enrolled' as const,
        enrolledAt: new Date(now.getTime() - (turn + 1) * DAY_MS),
      })),
    ),
  )
  for (const { id: personId } of people.filter(({ traits }) => traits.training?.status === 'Pending'))
    await seedRequest(tx, {
      kind: 'training',
      personId,
      subjectId: 'training',
      subjectName: 'Training',
      askedAt: new Date(now.getTime() - DAY_MS / 2),
    })
  const trainee = people.find(({ who }) => who === 'trainee')
  const next = dates.find(({ courseId }) => courseId === 'HVAC-230')
  if (!trainee || !next) return
  await insertEnrolments(tx, [
    { dateId: next.id, personId: trainee.id, status: 'Enrolled', enrolledAt: new Date(now.getTime() - DAY_MS) },
  ])
  await insertCertificates(
    tx,
    (
      [
        ['BMS-210', -120, 975],
        ['FIRE-120', -760, -30],
      ] as const
    ).map(([courseId, issued, until]) => ({
      number: numberOf(`certificate/${tenant}/${courseId}`),
      personId: trainee.id,
      holder: `${trainee.givenName} ${trainee.familyName}`,
      courseId,
      courseTitles: Object.fromEntries(Object.entries(COURSE_WORDS[courseId]).map(([language, { title }]) => [language, title])),
      dateId: null,
      issuedOn: new Date(now.getTime() + issued * DAY_MS).toISOString().slice(0, 10),
      validUntil: new Date(now.getTime() + until * DAY_MS).toISOString().slice(0, 10),
      isRevoked: false,
    })),
  )
}
