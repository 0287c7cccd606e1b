import { insertKey } from '#foundation/integration/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { TestApp } from '#app/testing/test-app.ts'

type Answer = { readonly line: number; readonly ok: boolean; readonly error?: string }

/** Calls the integration API as a program with every right does. */
export const openKindClient = async (site: TestApp, tenant: TenantKey) => {
  const scopes = [...site.services.dataKinds.keys()].flatMap((kind) => [`${kind}:write`, `${kind}:read`])
  const key = await withTenant(site.services.db, tenant, (tx) => insertKey(tx, { name: 'ERP', scopes, now: new Date() }))
  const headers = { host: `${tenant}.localhost`, authorization: `Bearer ${key}` }
  const parse = (body: string) =>
    body
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  const send = async (kind: string, lines: readonly object[]): Promise<readonly Answer[]> => {
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/integration/v1/${kind}`,
      headers: { ...headers, 'content-type': 'application/x-ndjson' },
      payload: lines.map((line) => JSON.stringify(line)).join('\n'),
    })
    return parse(answer.body)
  }
  return {
    send,
    /** Every line has to be taken. */
    bring: async (kind: string, lines: readonly object[]): Promise<void> => {
      const refused = (await send(kind, lines)).filter(({ ok }) => !ok)
      if (refused.length > 0) throw new Error(`${kind}: ${JSON.stringify(refused)}`)
    },
    read: async (kind: string, query = ''): Promise<readonly Record<string, unknown>[]> =>
      parse((await site.app.inject({ url: `/api/integration/v1/${kind}${query}`, headers })).body),
  }
}
export type KindClient = Awaited<ReturnType<typeof openKindClient>>
