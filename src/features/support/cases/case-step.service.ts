import type { FastifyRequest } from 'fastify'
import { chooseReach, isAgent, type CaseReach } from '#features/support/cases/case-access.rules.ts'
import { tellAnswered, tellChanged } from '#features/support/cases/case-event.service.ts'
import { notifyAssignee, notifyCustomer } from '#features/support/cases/case-mail.service.ts'
import { mayTakeStep, planStep, type CaseParty, type CaseStep } from '#features/support/cases/case.rules.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import type { CaseRow } from '#features/support/cases/case.store.ts'
import { findCase, lockCase, moveTo, noteAnswer, readConversation } from '#features/support/cases/conversation.store.ts'
import { readStaffPart } from '#features/support/cases/staff-part.store.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

export const CASE_SOURCE = 'case'

export type CaseReader = {
  readonly id: string
  readonly reach: CaseReach
  readonly isAgent: boolean
  readonly by: CaseParty
}

export const readerOf = (request: FastifyRequest): CaseReader => {
  const user = userOf(request)
  const reach = chooseReach(user)
  const isStaff = isAgent({ reach })
  return { id: user.id, reach, isAgent: isStaff, by: isStaff ? 'staff' : 'customer' }
}

/** As this person may see it: for customers nothing that only staff know is even read [T-86]. */
export const viewCase = async (request: FastifyRequest, reader: CaseReader, id: string): Promise<CaseView | undefined> => {
  const { tx, server } = request
  const row = await findCase(tx, reader, id)
  if (!row) return undefined
  const staff = reader.isAgent ? await readStaffPart(tx, row, server.services.clock.now()) : null
  return { ...(await readConversation(tx, row)), isOwn: row.personId === reader.id, staff }
}

export const partsOf = ({ tx, scope, server }: FastifyRequest) => ({
  ...{ tx, services: server.services, tenant: scope.tenant },
  by: scope.user?.actorId ?? scope.user?.id ?? null,
})

const LETTERS = new Map([
  ['Solved', 'solved'],
  ['Closed', 'closed'],
  ['Reopened', 'reopened'],
] as const)

/** Staff's side hears of what customers do, the customer's side of everything but what they did themselves. */
const tell = async (request: FastifyRequest, row: CaseRow, after: CaseRow['status'], reader: CaseReader, text: string) => {
  if (!reader.isAgent) {
    await notifyAssignee(partsOf(request), row, text)
    if (row.personId !== reader.id) await notifyCustomer(partsOf(request), row, 'colleague', { text, except: reader.id })
    // A closed case is confirmed to the one who closed it.
    if (after === 'Closed') await notifyCustomer(partsOf(request), row, 'closed')
    return
  }
  const letter = after === row.status ? undefined : LETTERS.get(after as 'Solved')
  if (letter || text !== '') await notifyCustomer(partsOf(request), row, letter ?? 'answered', { text })
}

/** One step in a case: decided on its locked row, so that of two at once the second sees what the first did. */
export const takeStep = async (
  request: FastifyRequest,
  { id, step, text = '' }: { readonly id: string; readonly step: CaseStep; readonly text?: string },
  work: (row: CaseRow) => Promise<void> = async () => undefined,
): Promise<CaseView> => {
  const { tx, server } = request
  const reader = readerOf(request)
  const now = server.services.clock.now()
  const row = (await lockCase(tx, reader, id)) ?? notFound('case')
  if (row.mergedInto !== null) conflict(`The case is part of CASE-${row.mergedInto} now.`)
  if (!mayTakeStep(step, { isAgent: reader.isAgent, isOwn: row.personId === reader.id }))
    conflict('Only the person who opened the case can do this.')
  const status =
    planStep(step, row.status, reader.by) ?? conflict(`The case is ${row.status.toLowerCase()}: this cannot be done.`)
  await work(row)
  if (step !== 'rate') {
    await moveTo(tx, row, { by: reader.by, authorId: reader.id, status, now })
    if (reader.isAgent && text !== '' && row.answeredAt === null) await noteAnswer(tx, id, now)
    await touchDocuments(tx, CASE_SOURCE, [id])
    await tell(request, row, status, reader, text)
    await tellChanged(server.services, tx, { id, status, by: reader.by })
    if (reader.isAgent && text !== '') await tellAnswered(server.services, tx, { id, status, subject: row.subject })
  }
  return (await viewCase(request, reader, id)) ?? notFound('case')
}
