import { z } from 'zod'
import { certificateSchema, courseSchema, ownEnrolmentSchema } from '#features/training/training/courses/training.schema.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { endpoint } from '#kernel/endpoint.ts'

const language = z.object({ language: z.enum(LANGUAGES).default('en') })
const date = z.object({ dateId: z.string().max(64) })
const PATH = '/api/training/v1'

export const readCourses = endpoint({
  method: 'GET',
  access: 'everyone',
  path: `${PATH}/courses`,
  tag: 'training',
  summary: 'Courses with the dates that are to come and the seats that are left',
  query: language,
  reply: z.object({ courses: z.array(courseSchema) }),
  errors: [400],
})

export const readOwnTraining = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/me`,
  tag: 'training',
  summary: 'Whether I may enrol, the dates I take part in, and my certificates',
  query: language,
  reply: z.object({
    status: z.string().describe('Of the training tool'),
    isApproved: z.boolean().describe('Approved, and known to the learning system'),
    enrolments: z.array(ownEnrolmentSchema),
    certificates: z.array(certificateSchema),
  }),
  errors: [400, 401],
})

export const enrolMyself = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: `${PATH}/dates/:dateId/enrolment`,
  tag: 'training',
  summary: 'Takes a seat, or a place on the waiting list of a full date; again it changes nothing',
  params: date,
  reply: z.object({ status: z.enum(['Enrolled', 'Waiting']), position: z.number().optional() }),
  errors: [401, 403, 404, 409],
})

export const cancelMyself = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/dates/:dateId/enrolment`,
  tag: 'training',
  summary: 'Gives a seat back; the first of the waiting list gets it',
  params: date,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 403, 404, 409],
})

/** Opened by a link, not by a script. */
export const readCalendarFile = endpoint({
  method: 'GET',
  access: 'everyone',
  path: `${PATH}/dates/:dateId/calendar.ics`,
  tag: 'training',
  summary: 'A date as a file for one’s calendar',
  params: date,
  query: language,
  errors: [400, 404],
})
