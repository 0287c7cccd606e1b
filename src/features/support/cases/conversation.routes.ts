import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  answerCase,
  assignCase,
  listAgents,
  moveCase,
  noteOnCase,
  rateCase,
  readCase,
  readCaseFile,
} from '#features/support/cases/case.api.ts'
import { findFile, keepFiles } from '#features/support/cases/case-file.service.ts'
import { reportHandedOver } from '#features/support/cases/case-mail.service.ts'
import { partsOf, readerOf, takeStep, viewCase } from '#features/support/cases/case-step.service.ts'
import { addMessage, findCase, lockCase, markSeen, saveRating } from '#features/support/cases/conversation.store.ts'
import { addNote, isKnownAgent, listAgentsOf, setAssignee } from '#features/support/cases/staff-part.store.ts'
import { agentOf } from '#features/support/cases/staff/staff.routes.ts'
import type { App } from '#platform/feature.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound, tooMany } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { countInMinute } from '#platform/limits/attempt.store.ts'

const MOST_MESSAGES_A_MINUTE = 30

export const conversationRoutes = (app: App): void => {
  const { clock, files } = app.services

  addEndpoint(app, readCase, async (request) => {
    const reader = readerOf(request)
    const view = (await viewCase(request, reader, request.params.id)) ?? notFound('case')
    if (view.isOwn) await markSeen(request.tx, view.id, clock.now())
    return view
  })

  addEndpoint(
    app,
    answerCase,
    async (request) => {
      const { tx, params, body } = request
      const [reader, now] = [readerOf(request), clock.now()]
      if ((await countInMinute(tx, now, { kind: 'case-message', of: [reader.id] })) > MOST_MESSAGES_A_MINUTE) tooMany(60)
      const { text, step, uploads } = body
      return takeStep(request, { id: params.id, step, text }, async ({ id }) => {
        const messageId = await addMessage(tx, { caseId: id, authorId: reader.id, by: reader.by, text }, now)
        await keepFiles(request, reader.id, { caseId: id, messageId }, uploads)
      })
    },
    { config: { idempotency: 'optional' } },
  )

  addEndpoint(
    app,
    noteOnCase,
    async (request) => {
      const reader = agentOf(request)
      const { id } = (await findCase(request.tx, reader, request.params.id)) ?? notFound('case')
      await addNote(request.tx, id, reader.id, request.body.text, clock.now())
      return (await viewCase(request, reader, id)) ?? notFound('case')
    },
    { config: { idempotency: 'optional' } },
  )

  addEndpoint(app, moveCase, async (request) => {
    return takeStep(request, { id: request.params.id, step: request.body.step })
  })

  addEndpoint(app, rateCase, async (request) => {
    const { rating, text } = request.body
    return takeStep(request, { id: request.params.id, step: 'rate' }, ({ id }) => saveRating(request.tx, id, rating, text))
  })

  addEndpoint(app, assignCase, async (request) => {
    const reader = agentOf(request)
    const { assignedTo } = request.body
    const row = (await lockCase(request.tx, reader, request.params.id)) ?? notFound('case')
    const { id } = row
    if (assignedTo !== null && !(await isKnownAgent(request.tx, assignedTo))) badRequest('This person answers no cases.')
    await setAssignee(request.tx, id, assignedTo)
    const isHandedOver = assignedTo !== null && assignedTo !== reader.id && assignedTo !== row.assignedTo
    if (isHandedOver) await reportHandedOver(partsOf(request), { ...row, assignedTo })
    if (request.scope.user) await writeAudit(request.tx, request.scope.user, clock.now(), 'case.assigned', { id, assignedTo })
    return (await viewCase(request, reader, id)) ?? notFound('case')
  })

  addEndpoint(app, listAgents, async (request) => {
    const { id } = agentOf(request)
    return { agents: await listAgentsOf(request.tx), ownId: id }
  })

  addEndpoint(app, readCaseFile, async (request, reply) => {
    const { id: caseId } = (await findCase(request.tx, readerOf(request), request.params.id)) ?? notFound('file')
    const file = (await findFile(request.tx, caseId, request.params.fileId)) ?? notFound('file')
    return sendFile({
      ...{ files, request, reply },
      // Always saved, never shown: what somebody uploaded runs nothing on our host.
      disposition: toDisposition(file.name),
      file: { key: file.fileKey, size: Number(file.size), contentType: file.mediaType, etag: `"${file.id}"` },
    })
  })
}
