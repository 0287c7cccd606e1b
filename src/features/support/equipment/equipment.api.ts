import { z } from 'zod'
import { EQUIPMENT_LIST, SERVICE_FILTERS } from '#features/support/equipment/equipment.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery, periodFilter } from '#kernel/list-query.schema.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { moneySchema } from '#kernel/money.schema.ts'

const tag = 'equipment'
const PATH = '/api/equipment/v1'
const day = z.string().nullable()
const language = z.enum(LANGUAGES).default('en')

const unitSchema = z.object({
  id: z.string(),
  serialNumber: z.string(),
  sku: z.string(),
  product: z.string().describe('The name of the product'),
  site: z.string(),
  commissionedOn: day,
  nextServiceOn: day,
  service: z.enum([...SERVICE_FILTERS, 'planned', 'none']),
})

export const listEquipment = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'Equipment of the account that is ordered for, page by page',
  query: listQuery(EQUIPMENT_LIST).extend({
    q: z.string().trim().max(100).optional().describe('Letters of the serial number, the product or the site'),
    site: z.string().max(120).optional().describe('Letters of the site'),
    service: z.enum(SERVICE_FILTERS).optional(),
    commissioned: periodFilter.optional().describe('2026-11-01..2026-11-15, either day may be missing'),
    language,
  }),
  reply: z.object({
    rows: z.array(unitSchema),
    total: z.number(),
    counts: z.object({ all: z.number(), due: z.number(), overdue: z.number() }).describe('Of all equipment of the account'),
  }),
  errors: [400, 401, 404, 409],
})

export const unitViewSchema = unitSchema.extend({
  warranty: z.enum(['unknown', 'valid', 'ended']),
  warrantyUntil: day,
  daysToService: z.number().nullable().describe('Negative where it is overdue'),
  account: z.object({ key: z.string(), number: z.string(), name: z.string() }),
  isSold: z.boolean().describe('Whether the market still has a page of the product'),
  parts: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      relation: z.enum(['accessory', 'replacement']),
      price: moneySchema.nullable().describe('Of the unit’s account, where the person may buy for it'),
    }),
  ),
  documents: z.array(z.object({ title: z.string(), href: z.string(), note: z.string() })),
  cases: z.array(
    z.object({
      label: z.string(),
      href: z.string().describe('Below the locale'),
      note: z.string(),
      tone: z.enum(['ok', 'warn', 'bad', 'info', 'idle']),
      at: z.string(),
    }),
  ),
})
export type UnitView = z.infer<typeof unitViewSchema>

export const readUnit = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag,
  summary: 'One unit of an account of one’s own, with the parts that fit, its documents and its cases',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    country: z
      .string()
      .regex(/^[a-z]{2}$/)
      .default('us'),
    language,
  }),
  reply: unitViewSchema,
  errors: [400, 401, 404],
})

const LOCALE = '/:country([a-z]{2})/:language([a-z]{2})'

/** The page of one unit. */
export const openUnit = endpoint({
  isHidden: true,
  method: 'GET',
  access: 'everyone',
  path: `${LOCALE}/secure/equipment/details.:id`,
})
