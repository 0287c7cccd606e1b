import { z } from 'zod'
import { CASE_PRIORITIES, CASE_STATUSES } from '#features/support/cases/case.rules.ts'

const time = z.string()
const party = z.enum(['customer', 'staff'])

/** Visible to staff only; null for customers, for whom nothing of it was read. */
const staffPart = z.object({
  hasCustomer: z.boolean(),
  customer: z.string(),
  company: z.string(),
  copies: z.array(z.string()),
  assignedTo: z.object({ id: z.string(), name: z.string() }).nullable(),
  dueAt: time,
  isLate: z.boolean(),
  notes: z.array(z.object({ id: z.string(), author: z.string(), text: z.string(), at: time })),
})

export const caseView = z.object({
  id: z.string(),
  kind: z.string(),
  subject: z.string(),
  status: z.enum(CASE_STATUSES),
  priority: z.enum(CASE_PRIORITIES),
  details: z.record(z.string(), z.string()),
  createdAt: time,
  updatedAt: time,
  copyCount: z.number(),
  isOwn: z.boolean().describe('Opened by the one who reads it, not by a colleague who put them in copy'),
  rating: z.number().nullable(),
  ratingText: z.string().nullable(),
  mergedInto: z.string().nullable().describe('The case that goes on in its place'),
  messages: z.array(
    z.object({
      id: z.string(),
      by: party,
      author: z.string(),
      text: z.string(),
      at: time,
      files: z.array(z.object({ id: z.string(), name: z.string(), size: z.number() })),
    }),
  ),
  events: z.array(z.object({ id: z.string(), by: party, status: z.enum(CASE_STATUSES), at: time })),
  staff: staffPart.nullable(),
})
export type CaseView = z.infer<typeof caseView>
