import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  chooseScopes,
  findCompanyId,
  keyState,
  findKeyScopes,
  insertKey,
  listForbiddenScopes,
  listKeys,
  listScopes,
  replaceKey,
  revokeKey,
} from '#foundation/integration/public.server.ts'
import { userOf } from '#platform/http/access.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, conflict, forbidden, notFound } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'
import { requeueMail } from '#platform/mail/mail.ts'
import * as api from '#features/administration/operations/operations.api.ts'
import * as store from '#features/administration/operations/operations.store.ts'

const DAY_MS = 86_400_000
/** That are valid at the same time. */
const MOST_KEYS = 100
const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null

/** Endpoints for mails, background work and keys of programs. */
export const operationsRoutes = (app: App): void => {
  const { clock, jobs, mail } = app.services
  const audit = (request: FastifyRequest, action: string, details: object): Promise<void> =>
    writeAudit(request.tx, userOf(request), clock.now(), action, { ...details, address: request.ip })

  addEndpoint(app, api.listMails, async (request) => {
    const { find, state, ...list } = request.query
    const hidden = app.hiddenFrom(userOf(request).roles).mails
    const { rows, total } = await store.listMailRows(request.tx, { find, state, hidden }, list)
    return {
      rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), endedAt: timeOf(row.endedAt) })),
      total,
    }
  })

  addEndpoint(app, api.resendMail, async (request) => {
    const { id } = request.params
    if (!(await requeueMail(request.tx, id))) return notFound('mail')
    await jobs.enqueue(request.tx, mail.deliverMail, { mailId: id })
    await audit(request, 'mail.resend', { object: id, before: 'failed', after: 'queued' })
    return { id, state: 'queued' as const }
  })

  const scopesFor = (request: FastifyRequest) => {
    const kinds = app.services.dataKinds
    return {
      known: listScopes(kinds.values(), app.keyScopes),
      refused: listForbiddenScopes(kinds.values(), userOf(request).roles),
    }
  }
  /** Who makes a key, or gets its successor, could read with it what they may not. */
  const requireScopes = (request: FastifyRequest, scopes: readonly string[]): void => {
    const refused = scopesFor(request).refused.filter((scope) => scopes.includes(scope))
    if (refused.length > 0) forbidden(`You may not read what this key would: ${refused.join(', ')}.`)
  }

  addEndpoint(app, api.listIntegrationKeys, async (request) => ({
    keys: (await listKeys(request.tx)).map(({ id, name, scopes, company, createdAt, usedAt, expiresAt, revokedAt }) => ({
      ...{ id, name, scopes: [...scopes], company, createdAt: createdAt.toISOString() },
      ...{ usedAt: timeOf(usedAt), expiresAt: timeOf(expiresAt), revokedAt: timeOf(revokedAt) },
      state: keyState({ expiresAt, revokedAt }, app.services.clock.now()),
    })),
    scopes: scopesFor(request).known.filter((scope) => !scopesFor(request).refused.includes(scope)),
    companyScopes: [...app.companyKeyScopes],
  }))

  addEndpoint(app, api.addIntegrationKey, async (request) => {
    const { name, days, company } = request.body
    const companyId = company === '' ? null : await findCompanyId(request.tx, company)
    if (companyId === undefined)
      return badRequest('There is no such company.', [{ path: 'company', message: 'is no number of a company' }])
    const sorts = { ofSite: scopesFor(request).known, ofCompany: app.companyKeyScopes }
    const scopes = chooseScopes(request.body.scopes, { ...sorts, isOfCompany: companyId !== null })
    if (!scopes) return badRequest('There is no such right.', [{ path: 'scopes', message: 'are not of this sort of key' }])
    requireScopes(request, scopes)
    const now = clock.now()
    const count = async () => (await listKeys(request.tx)).filter(({ revokedAt }) => revokedAt === null).length
    if (!(await hasRoom(request.tx, { of: ['integration-key'], most: MOST_KEYS, count })))
      return conflict(`There are ${MOST_KEYS} keys. Revoke one first.`)
    const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS)
    const key = await insertKey(request.tx, { name, scopes, companyId, now, expiresAt })
    await audit(request, 'key.add', { object: name, before: null, after: scopes.join(', '), ...(company !== '' && { company }) })
    return { key }
  })

  addEndpoint(app, api.replaceIntegrationKey, async (request) => {
    const { id } = request.params
    requireScopes(request, (await findKeyScopes(request.tx, id)) ?? notFound('key'))
    const key = (await replaceKey(request.tx, id, clock.now())) ?? notFound('key')
    await audit(request, 'key.replace', { object: id })
    return { key }
  })

  addEndpoint(app, api.revokeIntegrationKey, async (request, reply) => {
    const { id } = request.params
    if (!(await revokeKey(request.tx, id, clock.now()))) return notFound('key')
    await audit(request, 'key.revoke', { object: id })
    return reply.send(undefined)
  })
}
