import { randomBytes, randomUUID } from 'node:crypto'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import { issueEarned } from '#features/training/training/certificates/certificate.store.ts'
import { COURSE_KIND } from '#features/training/training/courses/course-source.service.ts'
import {
  findCourse,
  insertCourseDates,
  insertCourses,
  listAllDates,
  listCourseHeads,
} from '#features/training/training/courses/course.store.ts'
import { findAttendanceFault, isPlausibleDuration, isTimeZone } from '#features/training/training/office/attendance.rules.ts'
import {
  countSeated,
  deleteCourseDate,
  findDateStart,
  lockEnrolment,
  readAttendance,
  setRevoked,
  writeAttendance,
} from '#features/training/training/office/attendance.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, conflict, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'
import * as api from '#features/training/training/office/course-office.api.ts'

const YEAR_MS = 365 * 86_400_000
const FAULTS = { not_begun: 'This date has not begun yet.', no_seat: 'This person has no seat.' } as const

export const courseOfficeRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, api.listOfficeCourses, async ({ tx, query: { language } }) => {
    const dates = await listAllDates(tx, new Date(clock.now().getTime() - YEAR_MS))
    return {
      courses: (await listCourseHeads(tx, language)).map(({ id, title, days, certificateMonths }) => ({
        ...{ id, title, days, certificateMonths },
        dates: dates
          .filter(({ courseId }) => courseId === id)
          .map(({ id: dateId, startsAt, endsAt, city, seats, enrolled, waiting }) => ({
            ...{ id: dateId, city, seats, enrolled, waiting },
            startsAt: startsAt.toISOString(),
            endsAt: endsAt.toISOString(),
          })),
      })),
    }
  })

  addEndpoint(app, api.createCourse, async (request) => {
    const { tx, body } = request
    const { language, title, summary, audience, ...row } = body
    if (await findCourse(tx, row.id)) conflict('There is a course with this number.')
    const position = (await listCourseHeads(tx, language)).length
    await insertCourses(tx, [{ ...row, position, texts: { [language]: { title, summary, audience } } }])
    await touchDocuments(tx, COURSE_KIND, [row.id])
    await writeAudit(tx, userOf(request), clock.now(), 'training.course', { object: row.id, after: title })
    return { id: row.id }
  })

  addEndpoint(app, api.createCourseDate, async (request) => {
    const { tx, params, body } = request
    if (!(await findCourse(tx, params.id))) notFound('course')
    const { place, timeZone, language, seats } = body
    const [startsAt, endsAt] = [new Date(body.startsAt), new Date(body.endsAt)]
    if (!isPlausibleDuration(startsAt, endsAt))
      badRequest('The end must follow the beginning.', [{ path: 'endsAt', message: 'must be later' }])
    if (!isTimeZone(timeZone)) badRequest('This time zone is not known.', [{ path: 'timeZone', message: 'is not known' }])
    const id = randomUUID()
    const { city = null, countryCode = null, venue = null } = place ?? {}
    await insertCourseDates(tx, [
      { id, courseId: params.id, startsAt, endsAt, timeZone, language, city, countryCode, venue, seats },
    ])
    await writeAudit(tx, userOf(request), clock.now(), 'training.date', { object: `${params.id} ${id}`, after: body.startsAt })
    return { id }
  })

  addEndpoint(app, api.removeCourseDate, async (request, reply) => {
    const { tx, params } = request
    if ((await countSeated(tx, params.dateId)) > 0) conflict('Somebody takes part in this date.')
    if (!(await deleteCourseDate(tx, params.dateId))) notFound('date')
    await writeAudit(tx, userOf(request), clock.now(), 'training.date-removed', { object: params.dateId })
    return reply.send(undefined)
  })

  addEndpoint(app, api.listAttendance, async ({ tx, params }) => {
    const startsAt = (await findDateStart(tx, params.dateId)) ?? notFound('date')
    return { hasBegun: startsAt <= clock.now(), people: await readAttendance(tx, params.dateId) }
  })

  addEndpoint(app, api.noteAttendance, async (request) => {
    const { tx, params, body } = request
    const { dateId, personId } = params
    const now = clock.now()
    const startsAt = (await findDateStart(tx, dateId)) ?? notFound('date')
    const { status } = (await lockEnrolment(tx, dateId, personId)) ?? notFound('person')
    const fault = findAttendanceFault({ status, startsAt }, now)
    if (fault) conflict(FAULTS[fault])
    await writeAttendance(tx, dateId, personId, body.attended)
    await setRevoked(tx, dateId, personId, !body.attended)
    if (body.attended) await issueEarned(tx, personId, now, () => randomBytes(12))
    await writeAudit(tx, userOf(request), now, 'training.attendance', {
      object: dateId,
      person: personId,
      after: body.attended,
    })
    const person = (await readAttendance(tx, dateId)).find(({ id }) => id === personId)
    return { attended: body.attended, certificate: person?.certificate ?? null }
  })
}
