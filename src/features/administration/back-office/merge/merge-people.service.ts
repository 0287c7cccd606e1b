import type { FastifyRequest } from 'fastify'
import { replaceApprovers } from '#features/company/approvals/public.server.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { lockActiveAdmins, setPersonAccess } from '#foundation/identity/public.server.ts'
import {
  findMergeRefusal,
  listLostRoles,
  type MergeRefusal,
  type MergeRequest,
} from '#features/administration/back-office/merge/merge-people.rules.ts'
import * as store from '#features/administration/back-office/merge/merge-people.store.ts'
import type { MergeGroup } from '#features/administration/back-office/merge/person-columns.rules.ts'
import type { UserRole } from '#kernel/scope.ts'
import { userOf } from '#platform/http/access.ts'
import { conflict, forbidden, notFound } from '#platform/http/errors.ts'

type Name = Pick<store.NamedPerson, 'id' | 'name' | 'email'>
export type MergePlan = {
  readonly stays: Name
  readonly leaves: Name
  readonly refusal: MergeRefusal | null
  readonly lostRoles: UserRole[]
  readonly moves: Partial<Record<MergeGroup, number>>
}

const SENTENCES: Readonly<Record<Exclude<MergeRefusal, 'self'>, string>> = {
  same: 'Choose two different people.',
  lastAdmin: 'The last admin of the site cannot be merged into somebody else.',
  gone: 'The account of the one who leaves was deleted or denied.',
  staysInactive: 'The one who stays cannot sign in. Enable that account first.',
  employeeAndCustomer: 'An employee and a customer cannot be merged: what only employees may open would reach a customer.',
  otherCompany: 'They belong to different companies. Change the company of one of them first.',
}

type LoadedMerge = MergeRequest & { readonly stays: store.NamedPerson; readonly leaves: store.NamedPerson }

const loadMerge = async (request: FastifyRequest, pair: store.MergePair): Promise<LoadedMerge> => {
  const { id: userId, actorId = userId } = userOf(request)
  const activeAdmins = await lockActiveAdmins(request.tx)
  const people = await store.lockPair(request.tx, pair)
  const stays = people.find(({ id }) => id === pair.stays) ?? notFound('person')
  const leaves = people.find(({ id }) => id === pair.leaves) ?? notFound('person')
  return { stays, leaves, actorId, activeAdmins }
}

const nameOf = ({ id, name, email }: Name): Name => ({ id, name, email })

const planOf = async (request: FastifyRequest, merge: LoadedMerge): Promise<MergePlan> => ({
  stays: nameOf(merge.stays),
  leaves: nameOf(merge.leaves),
  refusal: findMergeRefusal(merge) ?? null,
  lostRoles: listLostRoles(merge),
  moves: await store.countMoves(request.tx, merge.leaves.id),
})

export const planMerge = async (request: FastifyRequest, pair: store.MergePair): Promise<MergePlan> =>
  planOf(request, await loadMerge(request, pair))

/** Everything that the one who leaves had moves, then the account is disabled; one transaction. */
export const mergePeople = async (request: FastifyRequest, pair: store.MergePair): Promise<MergePlan> => {
  const { tx } = request
  const merge = await loadMerge(request, pair)
  const plan = await planOf(request, merge)
  if (plan.refusal === 'self') return forbidden('Nobody merges themselves with somebody else.')
  if (plan.refusal) return conflict(SENTENCES[plan.refusal])
  await store.moveRows(tx, pair)
  await store.adoptCompany(tx, pair)
  await replaceApprovers(tx, pair)
  await setPersonAccess(request, pair.leaves, false)
  await store.noteMerge(tx, pair.leaves, pair.stays)
  await writeAudit(tx, { id: pair.stays, actorId: merge.actorId }, request.server.services.clock.now(), 'person.merged', {
    ...{ object: pair.stays, name: merge.leaves.email, before: pair.leaves, after: pair.stays },
    ...{ moves: plan.moves, lostRoles: plan.lostRoles, address: request.ip },
  })
  return plan
}
