import { z } from 'zod'
import { EMPLOYEE_LIST, MOST_CHANGED, SERVED_LIST } from '#features/accounts/ordering-accounts/served-account.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery } from '#kernel/list-query.schema.ts'

const tag = 'back office'
const PATH = '/api/back-office/v1/employees'
const key = z.string().regex(/^[\w.-]{1,20}~[\w.-]{1,20}$/, 'is no account: {erpId}~{number}')
const keys = z.array(key).max(MOST_CHANGED).default([])
const search = z.string().max(100).default('')

export const listServingEmployees = endpoint({
  method: 'GET',
  access: 'admin',
  path: PATH,
  tag,
  summary: 'Employees, and how many accounts each of them serves',
  query: listQuery(EMPLOYEE_LIST).extend({ search }),
  reply: z.object({
    employees: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string(), accounts: z.number() })),
    total: z.number().int(),
  }),
  errors: [400, 401, 404],
})

export const listAssignableAccounts = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${PATH}/:personId/accounts`,
  tag,
  summary: 'Accounts of the tenant, and which of them an employee serves',
  params: z.object({ personId: z.uuid() }),
  query: listQuery(SERVED_LIST).extend({ search, served: z.enum(['yes', 'no']).optional() }),
  reply: z.object({
    employee: z.object({ id: z.uuid(), name: z.string() }),
    accounts: z.array(
      z.object({
        key: z.string(),
        number: z.string(),
        name: z.string(),
        city: z.string(),
        postalCode: z.string(),
        isAssigned: z.boolean(),
      }),
    ),
    total: z.number().int(),
  }),
  errors: [400, 401, 404],
})

export const changeAssignments = endpoint({
  method: 'PATCH',
  access: 'admin',
  path: `${PATH}/:personId/accounts`,
  tag,
  summary: 'Assign accounts to an employee, or take them away',
  params: z.object({ personId: z.uuid() }),
  body: z.strictObject({ assign: keys, remove: keys }),
  reply: z.object({ assigned: z.number().int(), removed: z.number().int() }),
  errors: [400, 401, 403, 404],
})
