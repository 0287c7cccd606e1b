import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const PATH = '/pif/api/swdownload/v1'
const appId = z.string().max(100).optional()
const localeTag = z
  .string()
  .regex(/^[a-z]{2}\/[a-z]{2}$/)
  .optional()
  .describe('Whose words and agreements, such as `de/de`; us/en unless said')
const eakNumber = z.string().min(1).max(60)

const release = z.object({
  eakNumber: z.string(),
  version: z.string(),
  releasedAt: z.string(),
  description: z.string().describe('What is new, in a sentence'),
  notes: z.array(z.string()),
  fileName: z.string(),
  assetPath: z.string(),
  size: z.number(),
  sha256: z.string(),
  gate: z.enum(['free', 'eula', 'form']),
  gatePath: z.string().optional(),
  eulaVersion: z.number().optional(),
})

export const listSoftware = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/list`,
  tag: 'downloads',
  summary: 'Software for customers: the newest version of each product, older ones, and whether one may have it',
  query: z.object({ appId, locale: localeTag }),
  reply: z.object({
    software: z.array(
      release.extend({
        productKey: z.string(),
        productName: z.string(),
        productDescription: z.string(),
        kind: z.enum(['software', 'firmware', 'manual', 'library']),
        isEntitled: z.boolean(),
        isWatched: z.boolean(),
        replacedBy: z.object({ productKey: z.string(), productName: z.string() }).optional(),
        replaces: z.array(z.string()).describe('Names of the products that it replaced'),
        older: z.array(release),
      }),
    ),
  }),
  errors: [400, 401],
})

export const downloadSoftware = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/download`,
  tag: 'downloads',
  summary: 'A link to a version, for whoever may have it and has passed what stands before it',
  query: z.object({ appId }),
  body: z.strictObject({ eakNumber }),
  reply: z.object({ url: z.string(), fileName: z.string(), size: z.number(), sha256: z.string() }),
  errors: [400, 401, 403, 404],
})

export const openSoftware = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: `${PATH}/download`,
  tag: 'downloads',
  summary: 'The same as a redirect, for plain links',
  query: z.object({ appId, eakNumber }),
})

const product = z.object({ key: z.string().max(80) })
const done = z.object({ isWatched: z.boolean() })

export const watchSoftware = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: '/api/downloads/v1/software/:key/watch',
  tag: 'downloads',
  summary: 'Tells one by mail when a new version of a product appears',
  params: product,
  reply: done,
  errors: [401, 404],
})

export const unwatchSoftware = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: '/api/downloads/v1/software/:key/watch',
  tag: 'downloads',
  summary: 'Tells one no more of new versions of a product',
  params: product,
  reply: done,
  errors: [401, 404],
})
