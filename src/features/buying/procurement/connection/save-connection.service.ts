import type { FastifyRequest } from 'fastify'
import { MOST_CONNECTIONS, tidyOrigin } from '#features/buying/procurement/connection/connection.rules.ts'
import {
  changeConnection,
  CONNECTION_SECRET,
  countOfCompany,
  insertConnection,
  type Connection,
  type ConnectionChange,
} from '#features/buying/procurement/connection/connection.store.ts'
import type { UnitMap } from '#features/buying/procurement/connection/unit-map.rules.ts'
import { findDefaultAccount } from '#features/buying/procurement/visit/punch-out.store.ts'
import { findAddressFault } from '#features/company/webhooks/public.ts'
import { findMember } from '#features/company/people/public.server.ts'
import { listCostCentres } from '#features/company/purchase-policy/public.server.ts'
import { findPersonByEmail, makeToken } from '#foundation/identity/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { badRequest, Problem } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'

export type ConnectionFields = {
  readonly name?: string | undefined
  readonly person?: string | undefined
  readonly frameOrigins?: readonly string[] | undefined
  readonly costCentre?: string | null | undefined
  readonly documentsUrl?: string | null | undefined
  readonly classification?: string | undefined
  readonly units?: UnitMap | undefined
  readonly account?: string | null | undefined
  readonly isActive?: boolean | undefined
}

const refuse = (path: string, message: string): never => badRequest('Please check the marked fields.', [{ path, message }])

/** Of the company, and able to sign in: what they may buy is looked at with every visit and order. */
const requireBuyerOf = async (
  tx: Tx,
  email: string,
  companyId: string | undefined,
): Promise<{ id: string; companyId: string }> => {
  const person = await findPersonByEmail(tx, email)
  const member = person && (await findMember(tx, person.id))
  if (!member?.isActive || (companyId !== undefined && member.companyId !== companyId))
    return refuse('person', 'is none of the company’s people who can sign in')
  return member
}

const checkCostCentre = async (tx: Tx, companyId: string, code: string): Promise<void> => {
  const known = await listCostCentres(tx, companyId)
  if (!known.some((one) => one.code === code && one.isActive)) refuse('costCentre', 'is no cost centre of the company')
}

const readFields = async (
  { tx, server }: FastifyRequest,
  fields: ConnectionFields,
  { companyId, ...before }: Pick<Connection, 'companyId' | 'personId' | 'accountKey'>,
): Promise<ConnectionChange> => {
  const { config, tenants, isDocumentReceiver } = server.services
  const { allowsLoopback } = config.webhooks
  const isOwnHost = (host: string): boolean => tenants.byHost(host) !== undefined
  const { name, person, frameOrigins, costCentre, documentsUrl, classification, units, account, isActive } = fields
  const origins = frameOrigins?.map((text) => tidyOrigin(text, allowsLoopback) ?? refuse('frameOrigins', 'is no https host'))
  const code = costCentre?.trim() || null
  if (code !== null) await checkCostCentre(tx, companyId, code)
  const address = documentsUrl?.trim() || null
  if (address !== null && !isDocumentReceiver(address) && findAddressFault(address, { allowsLoopback, isOwnHost }))
    refuse('documentsUrl', 'is no https address on the internet')
  const personId = person === undefined ? before.personId : (await requireBuyerOf(tx, person, companyId)).id
  const accountKey = account === undefined ? before.accountKey : account?.trim() || null
  const isOther = personId !== before.personId || accountKey !== before.accountKey
  if (isOther && accountKey !== null && !(await findDefaultAccount(tx, { personId, companyId, accountKey })))
    refuse('account', 'is none that this person orders for')
  return {
    ...{ personId, accountKey },
    ...(name !== undefined && { name }),
    ...(origins && { frameOrigins: [...new Set(origins)] }),
    ...(costCentre !== undefined && { costCentre: code }),
    ...(documentsUrl !== undefined && { documentsUrl: address }),
    ...(classification !== undefined && { classification }),
    ...(units && { units }),
    ...(isActive !== undefined && { isActive }),
  }
}

/** One that the customer's system has already, or a new one. */
export const sealSecret = (
  { server, scope }: FastifyRequest,
  secret: string = makeToken(),
): { readonly secret: string; readonly sealed: string } => {
  return { secret, sealed: server.services.secrets.seal(secret, { tenant: scope.tenant, purpose: CONNECTION_SECRET.purpose }) }
}

type NewConnectionBody = ConnectionFields & {
  readonly domain: string
  readonly identity: string
  readonly person: string
  readonly name: string
  readonly sharedSecret?: string | undefined
}

/** Without a company it is that of the person. */
export const addConnection = async (
  request: FastifyRequest,
  body: NewConnectionBody,
  company?: string,
): Promise<{ id: string; sharedSecret: string; companyId: string }> => {
  const { tx, server } = request
  const { id: personId, companyId } = await requireBuyerOf(tx, body.person, company)
  const { name, domain, identity } = body
  const fields = await readFields(request, body, { companyId, personId, accountKey: null })
  const count = () => countOfCompany(tx, companyId)
  if (!(await hasRoom(tx, { of: ['procurement', companyId], most: MOST_CONNECTIONS, count })))
    throw new Problem(409, 'too_many', `A company has ${MOST_CONNECTIONS} connections at most.`)
  const { secret, sealed } = sealSecret(request, body.sharedSecret)
  const id = await insertConnection(tx, {
    ...{ companyId, name, personId, identity, domain: domain.toLowerCase(), secret: sealed },
    ...{ frameOrigins: fields.frameOrigins ?? [], costCentre: fields.costCentre ?? null },
    ...{ documentsUrl: fields.documentsUrl ?? null, classification: fields.classification ?? '' },
    ...{ units: fields.units ?? {}, accountKey: fields.accountKey ?? null },
    createdAt: server.services.clock.now(),
  })
  if (id === undefined) throw new Problem(409, 'taken', 'A connection has this domain and identity already.')
  return { id, sharedSecret: secret, companyId }
}

export const changeFields = async (request: FastifyRequest, connection: Connection, body: ConnectionFields): Promise<void> =>
  changeConnection(request.tx, connection.id, await readFields(request, body, connection))
