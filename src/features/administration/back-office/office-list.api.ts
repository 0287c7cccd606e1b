import { z } from 'zod'
import * as rules from '#features/administration/back-office/office-list.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import {
  OFFICE_ERRORS as errors,
  OFFICE_PATH as PATH,
  OFFICE_TAG as tag,
  officeFind as find,
  officeParams as params,
  officeTotal as total,
} from '#kernel/office-list.schema.ts'

export const listAllJobs = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${PATH}/jobs`,
  tag,
  summary: 'Work in the background, whoever started it; admins',
  query: listQuery(rules.JOB_LIST).extend({ find, state: z.enum(rules.JOB_STATES).optional() }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.uuid(),
        kind: z.string(),
        state: z.enum(rules.JOB_STATES),
        owner: z.string().nullable(),
        done: z.number(),
        total: z.number().nullable(),
        attempts: z.number(),
        error: z.string().nullable(),
        createdAt: z.string(),
        endedAt: z.string().nullable(),
        mayCancel: z.boolean(),
        mayRetry: z.boolean(),
      }),
    ),
    total,
  }),
  errors,
})

export const cancelAnyJob = endpoint({
  method: 'DELETE',
  access: 'admin',
  path: `${PATH}/jobs/:id`,
  tag,
  summary: 'Stops work that somebody started; admins',
  params,
  reply: z.void(),
  status: 204,
  errors,
})

export const retryJob = endpoint({
  method: 'POST',
  access: 'admin',
  path: `${PATH}/jobs/:id/retry`,
  tag,
  summary: 'Does work that failed or was stopped again, as a new job; admins',
  params,
  reply: z.object({ id: z.uuid().describe('Of the new job') }),
  status: 201,
  errors: [400, 401, 404, 409],
})

export const listDownloadDocuments = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${PATH}/downloads`,
  tag,
  summary: 'Documents that people download, and what stands before them; admins',
  query: listQuery(rules.DOCUMENT_LIST).extend({ find, gate: z.enum(['free', 'eula', 'form']).optional() }),
  reply: z.object({
    rows: z.array(
      z.object({
        path: z.string(),
        names: z.record(z.string(), z.string()),
        kind: z.string(),
        gate: z.enum(['free', 'eula', 'form']),
        audience: z.string(),
        updatedAt: z.string(),
      }),
    ),
    total,
  }),
  errors,
})

export const listNotices = endpoint({
  method: 'GET',
  access: 'staff',
  path: `${PATH}/notices`,
  tag,
  summary: 'What the site tells on every page, by market; authors and admins',
  query: listQuery(rules.NOTICE_LIST).extend({ find }),
  reply: z.object({
    rows: z.array(
      z.object({
        key: z.string(),
        locale: z.string(),
        id: z.string(),
        title: z.string().nullable(),
        text: z.string(),
        visibility: z.string(),
        startDate: z.string().nullable(),
        endDate: z.string().nullable(),
      }),
    ),
    total,
    mayEdit: z.boolean(),
  }),
  errors,
})
