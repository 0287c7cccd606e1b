import type { FastifyRequest } from 'fastify'
import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import { addSchedule, listSchedules, removeSchedule } from '#features/orders/exports/schedule/schedule.api.ts'
import { MOST_SCHEDULES, planNextRun, SCHEDULE_DAYS } from '#features/orders/exports/schedule/schedule.rules.ts'
import {
  deleteSchedule,
  insertSchedule,
  listSchedulesOf,
  type Schedule,
} from '#features/orders/exports/schedule/schedule.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const DAY_MS = 86_400_000

const personOf = (request: FastifyRequest): string => {
  return userOf(request).id
}

const toView = ({ id, account, every, format, onlyChanged, nextAt, endsAt }: Schedule) => ({
  ...{ id, account, every, format, onlyChanged },
  nextAt: nextAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** Somebody's own scheduled exports; to everyone else they do not exist [T-83]. */
export const scheduleRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listSchedules, async (request) => ({
    schedules: (await listSchedulesOf(request.tx, personOf(request))).map(toView),
  }))

  addEndpoint(
    app,
    addSchedule,
    async (request) => {
      const personId = personOf(request)
      const { key: account } = await requireOrderingAccount(request)
      const now = clock.now()
      const { every } = request.body
      const added = await insertSchedule(request.tx, {
        ...{ personId, account, ...request.body, createdAt: now },
        nextAt: planNextRun(every, now),
        endsAt: new Date(now.getTime() + SCHEDULE_DAYS * DAY_MS),
      })
      return toView(added ?? conflict(`You have ${MOST_SCHEDULES} scheduled exports. Remove one to add another.`))
    },
    { config: { idempotency: 'optional' } },
  )

  addEndpoint(app, removeSchedule, async (request, reply) => {
    if (!(await deleteSchedule(request.tx, request.params.id, personOf(request)))) notFound('schedule')
    return reply.status(204).send()
  })
}
