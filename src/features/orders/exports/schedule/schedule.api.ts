import { z } from 'zod'
import { SCHEDULE_PACES } from '#features/orders/exports/schedule/schedule.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const tag = 'exports'
const PATH = '/api/exports/v1/schedules'
const requested = { every: z.enum(SCHEDULE_PACES), format: z.enum(['xlsx', 'csv']), onlyChanged: z.boolean() }
const schedule = z.object({ id: z.uuid(), account: z.string(), ...requested, nextAt: z.string(), endsAt: z.string() })

export const listSchedules = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'The exports of orders that come to the person by themselves',
  reply: z.object({ schedules: z.array(schedule) }),
  errors: [401],
})

export const addSchedule = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'Has the orders of the account that is ordered for exported again and again; a mail tells of each file',
  body: z.strictObject({ ...requested, language: z.enum(LANGUAGES).default('en') }),
  status: 201,
  reply: schedule,
  errors: [400, 401, 404, 409],
})

export const scheduleForm = formRules(addSchedule)

export const removeSchedule = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag,
  summary: 'Ends a scheduled export',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: [400, 401, 404],
})
