import { createHash } from 'node:crypto'
import type { Bringing } from '#demo/bring-lines.ts'
import { requestThen } from '#demo/past.ts'
import type { Person } from '#demo/people.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'
import { COURSE_WORDS, type CourseId } from '#demo/training/course-words.ts'
import { enrol, insertCertificates, listAllDates, writeCertificateNumber } from '#features/training/training/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

const DAY_MS = 86_400_000

type Course = {
  readonly id: CourseId
  readonly level: 'basic' | 'advanced' | 'expert'
  readonly days: number
  readonly certificateMonths?: number
}

const COURSES: readonly Course[] = [
  { id: 'BMS-101', level: 'basic', days: 2 },
  { id: 'BMS-210', level: 'advanced', days: 4, certificateMonths: 36 },
  { id: 'FIRE-120', level: 'basic', days: 1, certificateMonths: 24 },
  { id: 'FIRE-310', level: 'expert', days: 5, certificateMonths: 24 },
  { id: 'ACC-150', level: 'basic', days: 1 },
  { id: 'HVAC-230', level: 'advanced', days: 3 },
  { id: 'ENER-140', level: 'basic', days: 1 },
  { id: 'SEC-330', level: 'expert', days: 2, certificateMonths: 12 },
]

type Centre = {
  readonly place?: string
  readonly countryCode?: string
  readonly venue?: string
  readonly timeZone: string
  readonly language: string
}
const ONLINE: Centre = { timeZone: 'Europe/London', language: 'en' }
const CENTRES: readonly Centre[] = [
  { place: 'Charlotte', countryCode: 'us', venue: 'Halden Training Centre', timeZone: 'America/New_York', language: 'en' },
  { place: 'Stuttgart', countryCode: 'de', venue: 'Halden Akademie', timeZone: 'Europe/Berlin', language: 'de' },
  ONLINE,
  { place: 'Lyon', countryCode: 'fr', venue: 'Halden Formation', timeZone: 'Europe/Paris', language: 'fr' },
  { place: 'Gdańsk', countryCode: 'pl', venue: 'Halden Centrum Szkoleń', timeZone: 'Europe/Warsaw', language: 'pl' },
  { place: 'Suzhou', countryCode: 'cn', venue: '海登培训中心', timeZone: 'Asia/Shanghai', language: 'zh' },
  { place: 'Valencia', countryCode: 'es', venue: 'Halden Formación', timeZone: 'Europe/Madrid', language: 'es' },
]
const DATES_A_COURSE = 3
const FEW_SEATS = 2
/** Courses on whose first date no seat is left. */
const FULL: ReadonlySet<string> = new Set(['FIRE-310', 'SEC-330'])

const writeDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The first Monday so many days from now: a course ends before its weekend. */
const mondayAfter = (now: Date, days: number): number => {
  const day = Math.floor(now.getTime() / DAY_MS) + days
  return (day + ((8 - new Date(day * DAY_MS).getUTCDay()) % 7)) * DAY_MS
}

const planDates = (now: Date) =>
  COURSES.flatMap(({ id, days }, course) =>
    Array.from({ length: DATES_A_COURSE }, (_, turn) => {
      const start = mondayAfter(now, 9 + course * 5 + turn * 35)
      return {
        ...(CENTRES[(course + turn * 2) % CENTRES.length] ?? ONLINE),
        ...{ course: id, id: `${id}-${turn + 1}`, startsOn: writeDay(start), endsOn: writeDay(start + (days - 1) * DAY_MS) },
        seats: turn === 0 && FULL.has(id) ? FEW_SEATS : 8 + ((course + turn) % 3) * 2,
      }
    }),
  )

const textsOf = (id: CourseId, part: 'title' | 'summary' | 'audience') =>
  Object.fromEntries(Object.entries(COURSE_WORDS[id]).map(([language, words]) => [language, words[part]]))

const numberOf = (name: string): string => writeCertificateNumber(createHash('sha256').update(`portico-demo/${name}`).digest())

/** Some seats of each date are taken, all of them where there are few; the trainee has one. */
const enrolPeople = async (tx: Tx, people: readonly Person[], now: Date): Promise<void> => {
  const others = people.filter(({ who, traits }) => !traits.isInternalUser && who !== 'trainee')
  const dates = await listAllDates(tx, now)
  for (const [index, { id, seats }] of dates.entries())
    for (const [turn, person] of others.slice(0, seats === FEW_SEATS ? seats : index % 5).entries())
      await enrol(tx, person.id, id, new Date(now.getTime() - (turn + 1) * DAY_MS))
  const [trainee, next] = [people.find(({ who }) => who === 'trainee'), dates.find(({ courseId }) => courseId === 'HVAC-230')]
  if (trainee && next) await enrol(tx, trainee.id, next.id, new Date(now.getTime() - DAY_MS))
}

/** Earned before this site had courses. */
const insertOlderCertificates = (tx: Tx, tenant: TenantKey, trainee: Person, now: Date): Promise<void> =>
  insertCertificates(
    tx,
    (
      [
        ['BMS-210', -120, 975],
        ['FIRE-120', -760, -30],
      ] as const
    ).map(([courseId, issued, until]) => ({
      ...{
        number: numberOf(`certificate/${tenant}/${courseId}`),
        personId: trainee.id,
        courseId,
        dateId: null,
        isRevoked: false,
      },
      holder: `${trainee.givenName} ${trainee.familyName}`,
      courseTitles: textsOf(courseId, 'title'),
      issuedOn: writeDay(now.getTime() + issued * DAY_MS),
      validUntil: writeDay(now.getTime() + until * DAY_MS),
    })),
  )

/** Courses, dates and people in them, where the site offers training. */
export const bringTraining = async (
  bringing: Bringing,
  tenant: TenantKey,
  people: readonly Person[],
  now: Date,
): Promise<void> => {
  const { tx, bring } = bringing
  for (const table of ['certificate', 'courseDate', 'course'] as const) await tx.deleteFrom(table).execute()
  if (!people.some(({ traits }) => traits.training)) return
  await bring(
    'courses',
    COURSES.map(({ id, ...course }) => ({
      ...{ ...course, id, titles: textsOf(id, 'title'), texts: textsOf(id, 'summary'), audiences: textsOf(id, 'audience') },
    })),
  )
  await bring('course-dates', planDates(now))
  await enrolPeople(tx, people, now)
  const training = { kind: 'training', subjectId: 'training', subjectName: 'Training' }
  for (const { id: personId } of people.filter(({ traits }) => traits.training?.status === 'Pending'))
    await requestThen(bringing, { ...training, personId, askedAt: new Date(now.getTime() - DAY_MS / 2) })
  const trainee = people.find(({ who }) => who === 'trainee')
  if (trainee) await insertOlderCertificates(tx, tenant, trainee, now)
}
