import { sql } from 'kysely'
import { defineRecords, type KindContext } from '#foundation/data-kinds/public.server.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { promoteWaiting } from '#features/training/training/courses/enrolment.store.ts'
import {
  courseDateFields,
  fillEmptyCells,
  findDateFaults,
  FIRST_HOUR,
  LAST_HOUR,
  zoneOfCountry,
  type CourseDateLine,
} from '#features/training/training/kinds/course-date.rules.ts'
import { sendTrainingMail } from '#features/training/training/training-mail.service.ts'

type DateKey = Pick<CourseDateLine, 'course' | 'id'>

const keyOf = ({ course, id }: DateKey): string => JSON.stringify([course, id])

/** How many have a seat or wait, by date; the rows are locked until the lines are saved. */
const countPeople = async (
  { tx }: KindContext,
  lines: readonly DateKey[],
): Promise<ReadonlyMap<string, { readonly enrolled: number; readonly waiting: number; readonly dateId: string }>> => {
  const keys = JSON.stringify(lines.map(({ course, id }) => ({ course, id })))
  const { rows } = await sql<{ dateId: string; course: string; code: string }>`
    select course_date.id as date_id, course_id as course, code
    from course_date join jsonb_to_recordset(${keys}::jsonb) as row (course text, id text)
      on course_date.course_id = row.course and course_date.code = row.id
    order by course_date.id for update of course_date`.execute(tx)
  const { rows: counts } = await sql<{ dateId: string; enrolled: number; waiting: number }>`
    select date_id, (count(*) filter (where status = 'Enrolled'))::integer as enrolled,
      (count(*) filter (where status = 'Waiting'))::integer as waiting
    from course_enrolment where date_id = any(${rows.map(({ dateId }) => dateId)}::uuid[]) group by date_id`.execute(tx)
  const countOf = new Map(counts.map((count) => [count.dateId, count]))
  return new Map(
    rows.map(({ dateId, course, code }) => [
      keyOf({ course, id: code }),
      { dateId, enrolled: countOf.get(dateId)?.enrolled ?? 0, waiting: countOf.get(dateId)?.waiting ?? 0 },
    ]),
  )
}

const toRow = (line: CourseDateLine) => {
  const { course, id, startsOn, endsOn, startTime = FIRST_HOUR, endTime = LAST_HOUR, place, countryCode, venue, seats } = line
  return {
    ...{ course, id, seats, city: place, venue, countryCode: countryCode?.toUpperCase() },
    ...{ startsAt: `${startsOn} ${startTime}`, endsAt: `${endsOn} ${endTime}`, language: line.language ?? 'en' },
    timeZone: line.timeZone ?? zoneOfCountry(countryCode),
  }
}

export const courseDateKind = defineRecords({
  name: 'course-dates',
  help: 'When and where courses are held, and how many can take part.',
  keys: ['course', 'id'],
  fields: courseDateFields,
  example: {
    ...{ course: 'ENG-101', id: 'ENG-101-1', startsOn: '2027-03-08', endsOn: '2027-03-09', timeZone: 'Europe/Oslo' },
    ...{ language: 'en', place: 'Bergen', countryCode: 'no', venue: 'Harbour school', seats: 12 },
  },
  normalise: fillEmptyCells,
  check: findDateFaults,
  source: sql`
    select course_id as "course", code as "id", (starts_at at time zone time_zone)::date::text as "startsOn",
      (ends_at at time zone time_zone)::date::text as "endsOn", to_char(starts_at at time zone time_zone, 'HH24:MI') as "startTime",
      to_char(ends_at at time zone time_zone, 'HH24:MI') as "endTime", time_zone as "timeZone", language, city as "place",
      lower(country_code) as "countryCode", venue, seats, changed_at from course_date`,
  /** Nobody loses a seat by a line; whoever waits gets one where a line adds some. */
  save: async (context, changes) => {
    const { tx, services, tenant } = context
    const lines = changes.map(({ line }) => line)
    const people = await countPeople(context, lines)
    const problems = lines.map((line): LineProblem[] => {
      const enrolled = people.get(keyOf(line))?.enrolled ?? 0
      return line.seats < enrolled ? [{ column: 'seats', reason: `${enrolled} people have a seat already` }] : []
    })
    const saved = lines.filter((_, at) => problems[at]?.length === 0)
    await sql`
      insert into course_date (course_id, code, starts_at, ends_at, time_zone, language, city, country_code, venue, seats)
      select row.course, row.id, row."startsAt" at time zone row."timeZone", row."endsAt" at time zone row."timeZone",
        row."timeZone", row.language, row.city, row."countryCode", row.venue, row.seats
      from jsonb_to_recordset(${JSON.stringify(saved.map(toRow))}::jsonb) as row (course text, id text, "startsAt" timestamp,
        "endsAt" timestamp, "timeZone" text, language text, city text, "countryCode" text, venue text, seats integer)
      on conflict (tenant, course_id, code) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at,
        time_zone = excluded.time_zone, language = excluded.language, city = excluded.city,
        country_code = excluded.country_code, venue = excluded.venue, seats = excluded.seats`.execute(tx)
    for (const line of saved) {
      const known = people.get(keyOf(line))
      if (!known || known.waiting === 0 || line.seats <= known.enrolled) continue
      for (const personId of await promoteWaiting(tx, known.dateId, services.clock.now()))
        await sendTrainingMail(tx, services, tenant, { personId, dateId: known.dateId, kind: 'promoted', by: null })
    }
    return problems
  },
  remove: async (context, lines) => {
    const people = await countPeople(context, lines)
    const isTaken = (line: DateKey): boolean => {
      const known = people.get(keyOf(line))
      return known !== undefined && known.enrolled + known.waiting > 0
    }
    const removed = lines.filter((line) => !isTaken(line)).flatMap((line) => people.get(keyOf(line))?.dateId ?? [])
    await sql`delete from course_date where id = any(${removed}::uuid[])`.execute(context.tx)
    return lines.map((line) =>
      isTaken(line) ? [{ column: 'id', reason: 'people have a seat on this date or wait for one' }] : [],
    )
  },
})
