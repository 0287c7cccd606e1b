import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { listToolAccess } from '#foundation/entitlements/public.server.ts'
import { TRAINING_TOOL_ID } from '#foundation/entitlements/public.ts'
import { isTrainingApproved } from '#features/training/training/access/training-access.rules.ts'
import { stateOf } from '#features/training/training/certificates/certificate.rules.ts'
import { writeCalendarFile } from '#features/training/training/courses/calendar-file.rules.ts'
import { describePlace } from '#features/training/training/courses/course-words.rules.ts'
import {
  cancelMyself,
  enrolMyself,
  readCalendarFile,
  readCourses,
  readOwnTraining,
} from '#features/training/training/courses/training.api.ts'
import { openLearningSystem } from '#features/training/training/learning-system.service.ts'
import { COURSES_PATH } from '#features/training/training/training-paths.rules.ts'
import { sendTrainingMail } from '#features/training/training/training-mail.service.ts'
import { DEFAULT_LOCALE, localePath } from '#kernel/locale.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { SITE_LOCALES } from '#kernel/site-locale.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound, Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

/** The server's own record decides, whatever a cookie says [6.9.1, T-59]. */
const requireTrainee = async (request: FastifyRequest): Promise<ScopeUser> => {
  const user = userOf(request)
  if (!isTrainingApproved(await listToolAccess(request.tx, user.id)))
    throw new Problem(403, 'training_not_approved', 'Ask for access to training first.')
  return user
}

export const trainingRoutes = (app: App): void => {
  const { services } = app
  const { clock } = services

  addEndpoint(app, readCourses, async (request) => {
    return { courses: [...(await openLearningSystem(request.tx).listCourses(request.query.language, clock.now()))] }
  })

  addEndpoint(app, readOwnTraining, async (request) => {
    const [{ id }, { language }, now] = [userOf(request), request.query, clock.now()]
    const tools = await listToolAccess(request.tx, id)
    const system = openLearningSystem(request.tx)
    const certificates = await system.listCertificates(id, language, now)
    return {
      status: tools.find(({ masterToolId }) => masterToolId === TRAINING_TOOL_ID)?.status ?? 'Not Requested',
      isApproved: isTrainingApproved(tools),
      enrolments: [...(await system.listEnrolments(id, language))],
      certificates: certificates.map((one) => ({ ...one, state: stateOf(one, now) })),
    }
  })

  addEndpoint(app, enrolMyself, async (request) => {
    const user = await requireTrainee(request)
    const [{ dateId }, now] = [request.params, clock.now()]
    const outcome = (await openLearningSystem(request.tx).enrol(user.id, dateId, now)) ?? notFound('date')
    if ('fault' in outcome)
      return conflict(outcome.fault === 'begun' ? 'This date has begun already.' : 'The waiting list of this date is full.')
    const { status, isNew, position } = outcome
    if (isNew) {
      await writeAudit(request.tx, user, now, 'training.enrol', { date: dateId, status })
      await sendTrainingMail(request.tx, services, request.scope.tenant, {
        personId: user.id,
        dateId,
        kind: status === 'Enrolled' ? 'enrolled' : 'waiting',
        by: user.actorId ?? user.id,
      })
    }
    return { status, position }
  })

  addEndpoint(app, cancelMyself, async (request) => {
    const user = userOf(request)
    const [{ dateId }, now] = [request.params, clock.now()]
    const cancelled = (await openLearningSystem(request.tx).cancel(user.id, dateId, now)) ?? notFound('enrolment')
    if (cancelled === 'begun') return conflict('This date has begun already.')
    await writeAudit(request.tx, user, now, 'training.cancel', { date: dateId })
    for (const personId of cancelled.promoted)
      await sendTrainingMail(request.tx, services, request.scope.tenant, {
        personId,
        dateId,
        kind: 'promoted',
        by: user.actorId ?? user.id,
      })
    return { success: true as const }
  })

  addEndpoint(app, readCalendarFile, async (request, reply) => {
    const { language } = request.query
    const date = (await openLearningSystem(request.tx).findDate(request.params.dateId, language)) ?? notFound('date')
    const locale = SITE_LOCALES.find((one) => one.language === language) ?? DEFAULT_LOCALE
    const origin = services.originOf(request.scope.tenant)
    const file = writeCalendarFile({
      uid: `${date.id}@${new URL(origin).hostname}`,
      stampedAt: clock.now(),
      startsAt: new Date(date.startsAt),
      endsAt: new Date(date.endsAt),
      title: date.course.title,
      text: date.course.summary,
      place: describePlace(date.place, language),
      url: `${origin}${localePath(locale)}${COURSES_PATH}?course=${encodeURIComponent(date.course.id)}`,
    })
    return reply
      .header('content-disposition', `attachment; filename="${date.course.id.replaceAll(/[^\w-]/g, '')}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(file)
  })
}
