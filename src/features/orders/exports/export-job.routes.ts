import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pollExport, startExport as startExportCall } from '#features/orders/exports/exports.api.ts'
import { jobPayload, type JobPayload } from '#features/orders/exports/exports.schema.ts'
import type { ExportKind } from '#features/orders/exports/export-kind.rules.ts'
import { findReadableFile, openDelivery } from '#features/orders/exports/deliver-file.service.ts'
import { findFieldFault, kindOf, reportPoll, type PollFields } from '#features/orders/exports/poll-reply.rules.ts'
import { startExport, TASK_OF } from '#features/orders/exports/start-export.service.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import { documentSelector } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound } from '#platform/http/errors.ts'
import { findJob, listJobs, type Job } from '#platform/jobs/jobs.ts'
import { userOf } from '#platform/http/access.ts'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type RequestedExport = {
  readonly personId: string
  readonly kind: ExportKind
  readonly payload: JobPayload
  readonly fields: PollFields
}

/** Who asks is known from the session; what the fields say of a person or a site is only checked [T-47]. */
const readRequest = (request: FastifyRequest): RequestedExport => {
  const { id: personId } = userOf(request)
  const form = pollExport.body.safeParse(request.body ?? {})
  if (!form.success) return badRequest('payload is missing.')
  const fault = findFieldFault(form.data, request.scope.tenant)
  if (fault !== undefined) badRequest(fault)
  const payload = jobPayload.safeParse(parseJson(form.data.payload))
  return payload.success
    ? { personId, kind: kindOf(form.data), payload: payload.data, fields: form.data }
    : badRequest('payload is no JSON of this call.')
}

/** The one that is named, else the person's latest of this kind; of the other kind or of somebody else there is none. */
const findRequestedJob = async (
  { tx }: FastifyRequest,
  { personId, kind, payload }: RequestedExport,
): Promise<Job | undefined> => {
  if (payload.uuid) {
    const job = await findJob(tx, payload.uuid, personId)
    return job?.kind === TASK_OF[kind] ? job : undefined
  }
  return (await listJobs(tx, { owner: personId, kind: TASK_OF[kind], limit: 1 }))[0]
}

const sendStatus = async (request: FastifyRequest, reply: FastifyReply, requested: RequestedExport): Promise<unknown> => {
  const job = await findRequestedJob(request, requested)
  const file = job && (await findReadableFile(request, job.id, requested.personId))
  const answer = reportPoll(job, file, request.server.services.clock.now())
  reply.type('application/json; charset=utf-8')
  return JSON.stringify(JSON.stringify(answer))
}

const sendBlob = async (request: FastifyRequest, reply: FastifyReply, requested: RequestedExport): Promise<Readable> => {
  const job = (await findRequestedJob(request, requested)) ?? notFound('file')
  const file = (await findReadableFile(request, job.id, requested.personId)) ?? notFound('file')
  return openDelivery(request, reply, file)
}

const answerPoll: SelectorRoute['answer'] = async (request, reply, { extension }) => {
  if (extension !== undefined) notFound('page')
  const requested = readRequest(request)
  return requested.fields.responseType === 'blob' ? sendBlob(request, reply, requested) : sendStatus(request, reply, requested)
}

const answerStart: SelectorRoute['answer'] = async (request, reply, { extension, locale = DEFAULT_LOCALE }) => {
  if (extension !== undefined) notFound('page')
  const { kind, payload } = readRequest(request)
  const uuid = await startExport(request, kind, payload, locale)
  // Given back, not sent here: the job is committed before its uuid leaves.
  return { code: 200, response: { uuid, status: 'Starting', isDownloaded: 0 } }
}

/** Starts and polls the jobs of 4.16 [7.9.6]. */
export const exportSelectors: readonly SelectorRoute[] = [
  {
    selector: 'invoicedownloadstatus',
    methods: ['POST'],
    isReading: true,
    access: 'signed-in',
    documented: documentSelector(pollExport),
    answer: answerPoll,
  },
  {
    selector: 'invoicedownloadstart',
    methods: ['POST'],
    access: 'signed-in',
    documented: documentSelector(startExportCall),
    answer: answerStart,
  },
]
