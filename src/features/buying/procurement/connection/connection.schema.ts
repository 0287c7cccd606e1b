import { z } from 'zod'
import { MOST_UNITS } from '#features/buying/procurement/connection/unit-map.rules.ts'
import { CONNECTION_STATES, MOST_ORIGINS } from '#features/buying/procurement/connection/connection.rules.ts'

export const params = z.object({ id: z.uuid() })
export const done = z.object({ success: z.literal(true) })
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, 'holds characters that cannot be stored')

const fields = {
  name: line(80).min(1).describe('What the system is called in the shop: Transfer to …'),
  person: z.email().max(254).describe('Mail address of the person of the company that it buys as'),
  frameOrigins: z
    .array(z.string().trim().max(200))
    .max(MOST_ORIGINS)
    .describe('Where the shop may be shown in a frame: https://buyer.example'),
  costCentre: line(40).nullable().describe('Code of a cost centre of the company'),
  documentsUrl: z.string().trim().max(500).nullable().describe('Where confirmations, ship notices and invoices are sent'),
  classification: z
    .string()
    .trim()
    .regex(/^(?:\d{8})?$/, 'is no code of eight digits')
    .describe('UNSPSC code of parts that have none of their own; empty for the usual one'),
  units: z
    .record(z.string().regex(/^[^\s=]{1,20}$/), z.string().regex(/^[A-Z0-9]{2,3}$/, 'is no code of UN/ECE Recommendation 20'))
    .refine((units) => Object.keys(units).length <= MOST_UNITS, `names more than ${MOST_UNITS} units`)
    .describe('Units as the system writes them, each with our code of UN/ECE Recommendation 20: {"ST": "EA"}'),
  account: line(60).nullable().describe('Key of the account that it buys for; null for the usual one of the person'),
}
const identity = {
  domain: line(80).min(1).describe('Of the credential, such as NetworkId or DUNS; its case does not count'),
  identity: line(120).min(1).describe('NetworkID of the credential, for OCI the USERNAME'),
}
export const newConnection = z.strictObject({
  ...identity,
  name: fields.name,
  person: fields.person,
  frameOrigins: fields.frameOrigins.default([]),
  costCentre: fields.costCentre.default(null),
  documentsUrl: fields.documentsUrl.default(null),
  classification: fields.classification.default(''),
  units: fields.units.default({}),
  account: fields.account.default(null),
})
const sharedSecret = z
  .string()
  .regex(/^[\x21-\x7e]{16,200}$/, 'has 16 to 200 letters, digits and signs without spaces')
  .describe('Entered in the customer’s system already; made here where it is missing')
/** By staff, as some systems set a secret of their own: in the supplier profile of Ariba, for one. */
export const newOfficeConnection = newConnection.extend({ sharedSecret: sharedSecret.optional() })
export const chosenSecret = z.strictObject({ sharedSecret: sharedSecret.optional() })
export const newSecret = z.object({ sharedSecret: z.string() })
export const change = z.strictObject({ ...fields, isActive: z.boolean() }).partial()

const connection = z.object({
  id: z.uuid(),
  name: z.string(),
  domain: z.string(),
  identity: z.string(),
  person: z.string().describe('Mail address'),
  personName: z.string(),
  company: z.string(),
  frameOrigins: z.array(z.string()),
  costCentre: z.string().nullable(),
  documentsUrl: z.string().nullable(),
  classification: z.string(),
  units: z.record(z.string(), z.string()),
  account: z.string().nullable(),
  isActive: z.boolean(),
  state: z.enum(CONNECTION_STATES),
  hasTwoSecrets: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export const list = z.object({ connections: z.array(connection) })
export const added = z.object({
  id: z.uuid(),
  sharedSecret: z.string().describe('The SharedSecret of cXML and the PASSWORD of OCI; it is not shown again'),
})
export const messages = z.object({
  messages: z.array(
    z.object({
      id: z.uuid(),
      direction: z.enum(['in', 'out']),
      kind: z.string(),
      status: z.number().int().nullable(),
      detail: z.string(),
      payloadId: z.string().nullable(),
      tookMs: z.number().int(),
      at: z.string(),
      document: z.string().describe('Without secrets'),
      answer: z.string(),
    }),
  ),
})
const step = z.object({
  name: z.enum(['setup', 'response', 'start', 'transfer', 'order', 'documents']),
  isOk: z.boolean(),
  tookMs: z.number().int(),
  detail: z.string(),
  sent: z.string(),
  answer: z.string(),
})
export const tested = z.object({ isOk: z.boolean(), steps: z.array(step) })
