import { z } from 'zod'
import { COURSE_LEVELS } from '#features/training/training/courses/course.rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const dateSchema = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string().describe('Of the place'),
  language: z.enum(LANGUAGES),
  place: z.object({ city: z.string(), countryCode: z.string(), venue: z.string() }).nullable().describe('Null: online'),
  seats: z.number(),
  seatsLeft: z.number(),
  waiting: z.number(),
})
const textShape = { title: z.string(), summary: z.string(), audience: z.string() }

export const courseSchema = z.object({
  id: z.string(),
  ...textShape,
  level: z.enum(COURSE_LEVELS),
  days: z.number(),
  certificateMonths: z.number().nullable(),
  dates: z.array(dateSchema),
})

export const ownEnrolmentSchema = z.object({
  status: z.enum(['Enrolled', 'Waiting']),
  position: z.number().optional().describe('On the waiting list; 1 is next'),
  date: dateSchema.extend({ course: z.object({ id: z.string(), ...textShape }) }),
})
export type ShownEnrolment = z.infer<typeof ownEnrolmentSchema>

export const certificateSchema = z.object({
  number: z.string(),
  holder: z.string(),
  course: z.object({ id: z.string(), title: z.string() }),
  issuedOn: z.string(),
  validUntil: z.string().nullable(),
  isRevoked: z.boolean(),
  state: z.enum(['valid', 'expired', 'revoked']),
})
export type ShownCertificate = z.infer<typeof certificateSchema>
