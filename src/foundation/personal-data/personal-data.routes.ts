import { writeAudit } from '#foundation/audit/public.server.ts'
import { downloadOwnData, requestOwnData } from '#foundation/personal-data/personal-data.api.ts'
import { keyOf, PERSON_DATA, personDataFile } from '#foundation/personal-data/person-data-file.task.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem, tooMany } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { findJob, listJobs } from '#platform/jobs/jobs.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'

const DAY_MS = 86_400_000
const MOST_A_DAY = 5

/** By themselves alone: nobody takes a customer's data away while acting for them. */
const requireSelf = (user: { readonly id: string; readonly actorId?: string | undefined }): string => {
  if (user.actorId !== undefined)
    throw new Problem(403, 'acting_personal', 'You are acting for a customer. Only they can do this themselves.')
  return user.id
}

export const personalDataRoutes = (app: App): void => {
  const { services } = app
  const { clock, jobs, files } = services

  addEndpoint(app, requestOwnData, async (request) => {
    const user = userOf(request)
    const personId = requireSelf(user)
    const since = clock.now().getTime() - DAY_MS
    const count = async () =>
      (await listJobs(request.tx, { owner: personId, kind: PERSON_DATA, limit: MOST_A_DAY + 1 })).filter(
        ({ createdAt }) => createdAt.getTime() > since,
      ).length
    if (!(await hasRoom(request.tx, { of: [PERSON_DATA, personId], most: MOST_A_DAY, count }))) tooMany(3600)
    const options = { owner: personId, singletonKey: personId }
    const jobId = await jobs.enqueue(request.tx, personDataFile(services), { personId }, options)
    await writeAudit(request.tx, user, clock.now(), 'person.data-requested', { object: personId, address: request.ip })
    return { jobId }
  })

  addEndpoint(app, downloadOwnData, async (request, reply) => {
    const personId = requireSelf(userOf(request))
    const job = (await findJob(request.tx, request.params.id, personId)) ?? notFound('file')
    if (job.kind !== PERSON_DATA || job.state !== 'completed') notFound('file')
    const file = (await files.stat(keyOf(request.scope.tenant, job.id))) ?? notFound('file')
    return sendFile({ files, file, request, reply, disposition: 'attachment; filename="my-data.zip"' })
  })
}
