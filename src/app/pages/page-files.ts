import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Tenants } from '#foundation/tenants/public.ts'
import { parseSitePath, type SitePath } from '#kernel/site-path.ts'
import { pathOf } from '#app/pages/page-address.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import { Problem } from '#platform/http/errors.ts'
import { collectForm, isFormFile, parseMultipart, type FormParts } from '#platform/http/multipart-body.ts'
import type { Services } from '#platform/services.ts'

/** Of a form around its files. */
const FRAME_BYTES = 64 * 1024

/** Reads forms with files that are sent to a page, where the selector takes them; its look at each file holds no transaction. */
export const createFileReader =
  (services: Services, tenants: Tenants, findRoute: (request: FastifyRequest, path: SitePath) => SelectorRoute | undefined) =>
  async (request: FastifyRequest, payload: Readable): Promise<FormParts> => {
    const path = tenants.byHost(request.host) && parseSitePath(pathOf(request.url))
    const { files } = (path && findRoute(request, path)) ?? {}
    if (!files) throw new Problem(415, 'wrong_type', 'No files are taken here.')
    const parts = await parseMultipart(request, await collectForm(request, payload, files.mostBytes + FRAME_BYTES))
    const inspected = Object.entries(parts).map(async ([name, part]) => {
      const isSent = isFormFile(part) && part.bytes.length > 0
      return [name, isSent ? await files.inspect(services, part) : part] as const
    })
    return Object.fromEntries(await Promise.all(inspected))
  }
