import { z } from 'zod'
import { COURSE_LEVELS } from '#features/training/training/courses/course.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const PATH = '/api/back-office/v1/courses'
const tag = 'training'
const courseId = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{1,29}$/)
const dateParams = z.object({ dateId: z.uuid() })

export const listOfficeCourses = endpoint({
  method: 'GET',
  access: 'admin',
  path: PATH,
  tag,
  summary: 'Courses with their dates of the last year and to come, with who takes part in numbers; admins',
  query: z.object({ language: z.enum(LANGUAGES).default('en') }),
  reply: z.object({
    courses: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        days: z.number(),
        certificateMonths: z.number().nullable(),
        dates: z.array(
          z.object({
            id: z.uuid(),
            startsAt: z.string(),
            endsAt: z.string(),
            city: z.string().nullable(),
            seats: z.number(),
            enrolled: z.number(),
            waiting: z.number(),
          }),
        ),
      }),
    ),
  }),
  errors: [400, 401, 404],
})

export const createCourse = endpoint({
  method: 'POST',
  access: 'admin',
  path: PATH,
  tag,
  summary: 'A new course, in the language of whoever writes it; admins',
  body: z.strictObject({
    id: courseId,
    level: z.enum(COURSE_LEVELS),
    days: z.number().int().min(1).max(60),
    certificateMonths: z.number().int().min(1).max(240).nullable(),
    language: z.enum(LANGUAGES),
    title: z.string().trim().min(3).max(160),
    summary: z.string().trim().min(3).max(1000),
    audience: z.string().trim().max(300),
  }),
  reply: z.object({ id: z.string() }),
  status: 201,
  errors: [400, 401, 404, 409],
})

export const courseForm = formRules(createCourse)

export const createCourseDate = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/:id/dates`,
  tag,
  summary: 'A date of a course: when, where and how many seats; admins',
  params: z.object({ id: z.string().max(30) }),
  body: z.strictObject({
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    timeZone: z.string().max(60),
    language: z.enum(LANGUAGES),
    place: z
      .strictObject({
        city: z.string().trim().min(1).max(80),
        countryCode: z.string().regex(/^[A-Z]{2}$/),
        venue: z.string().trim().max(160),
      })
      .nullable()
      .describe('Null: online'),
    seats: z.number().int().min(1).max(1000),
  }),
  reply: z.object({ id: z.uuid() }),
  status: 201,
  errors: [400, 401, 404],
})

export const courseDateForm = formRules(createCourseDate)

export const removeCourseDate = endpoint({
  method: 'DELETE',
  access: 'admin',
  path: `${PATH}/dates/:dateId`,
  tag,
  summary: 'Takes a date away that nobody has a seat on; admins',
  params: dateParams,
  status: 204,
  errors: [401, 404, 409],
})

export const listAttendance = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${PATH}/dates/:dateId/attendance`,
  tag,
  summary: 'Who takes part in a date, and who was there; admins',
  params: dateParams,
  reply: z.object({
    hasBegun: z.boolean(),
    people: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        email: z.string(),
        status: z.enum(['Enrolled', 'Waiting']),
        attended: z.boolean().nullable(),
        certificate: z.string().nullable(),
      }),
    ),
  }),
  errors: [401, 404],
})

export const noteAttendance = endpoint({
  method: 'PUT',
  access: 'admin',
  path: `${PATH}/dates/:dateId/attendance/:personId`,
  tag,
  summary: 'Notes whether somebody was there: who was gets the certificate, from who was not it is taken back; admins',
  params: dateParams.extend({ personId: z.uuid() }),
  body: z.strictObject({ attended: z.boolean() }),
  reply: z.object({ attended: z.boolean(), certificate: z.string().nullable() }),
  errors: [400, 401, 404, 409],
})
