import type { FastifyRequest } from 'fastify'
import { findMember, type CompanyMember } from '#features/company/people/member.store.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound } from '#platform/http/errors.ts'

/** Who asks, as one of their company's people; for everybody else there is no company here. */
export const requireMember = async (request: FastifyRequest): Promise<CompanyMember> =>
  (await findMember(request.tx, userOf(request).id)) ?? notFound('company')

/** Looked at anew with every call: who was admin a moment ago may be none any more. Nobody is one while they act for a customer. */
export const requireCompanyAdmin = async (request: FastifyRequest): Promise<CompanyMember> => {
  if (userOf(request).actorId !== undefined) notFound('company')
  const member = await requireMember(request)
  return member.role === 'company-admin' && member.isActive ? member : notFound('company')
}
