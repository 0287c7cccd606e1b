import { successAnswer } from '#features/accounts/account-settings/success.schema.ts'
import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { z } from 'zod'

/** Names go into mails: nothing in them may look like an address to click. */
const name = z
  .string()
  .trim()
  .max(80)
  .regex(/^[\p{L}\p{M}\p{N} .,'’()&+-]*$/u)
const required = name.min(1)

const profileChanges = z.strictObject({
  givenName: required,
  familyName: required,
  jobTitle: name,
  department: name,
  functionName: name,
  phone: z
    .string()
    .trim()
    .max(40)
    .regex(/^[\d+()/. -]*$/),
  language: z.enum(LANGUAGES),
})

const company = z.object({
  name: z.string(),
  number: z.string(),
  customerType: z.string(),
  customerGroup: z.string(),
  lineOfBusiness: z.string(),
  requestedName: z.string().nullable(),
})

const profileAnswer = z.object({
  ...profileChanges.shape,
  // Stored values may be older than today's rules.
  givenName: z.string(),
  familyName: z.string(),
  jobTitle: z.string(),
  department: z.string(),
  functionName: z.string(),
  phone: z.string(),
  honId: z.string(),
  email: z.string(),
  tempEmail: z.string().nullable(),
  countryCode: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  isRevalidationRequired: z.boolean(),
  isYearlyRevalidationDue: z.boolean().describe('Not confirmed for a year'),
  company: company.nullable(),
  isActedFor: z.boolean(),
  hasPassword: z.boolean().describe('False where another provider keeps the passwords'),
})

const PATH = '/api/me/profile'

export const readProfile = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'Who I am, and the company I belong to',
  query: appIdQuery,
  reply: profileAnswer,
  errors: [401],
})

export const changeProfile = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'Changes my profile',
  query: appIdQuery,
  body: profileChanges,
  reply: successAnswer,
  errors: [400, 401],
})

export const profileForm = formRules(changeProfile)
