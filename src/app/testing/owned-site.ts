import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { insertKey } from '#foundation/integration/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'
import { applyTenants } from '#app/apply-tenants.ts'
import { parseBring, runBring } from '#app/bring.ts'
import { listenForContent } from '#app/pages/content-listener.ts'
import { bringInto } from '#app/testing/bring-into.ts'
import { openTestApp } from '#app/testing/test-app.ts'

const TENANT = { key: 'marine', name: 'Halden Marine', hosts: ['marine.localhost'] }

export type OwnedSite = Awaited<ReturnType<typeof openOwnedSite>>

/** A new tenant with the starter site and two products, MX-100 and MX-200, to which its owner brings the rest. */
export const openOwnedSite = async (kinds: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-owned-'))
  const site = await openTestApp(
    [],
    { FILES_URL: `folder:${path.join(folder, 'store')}`, ...env },
    { tenants: { marine: TENANT } },
  )
  await applyTenants(site.database.owner, JSON.stringify([TENANT]), createSecretBox([Buffer.alloc(32, 1)]))
  const { db } = site.services
  const scopes = kinds.flatMap((kind) => [`${kind}:write`, `${kind}:read`])
  const key = await withTenant(db, 'marine', (tx) => insertKey(tx, { name: 'ERP', scopes, now: new Date() }))
  await bringInto(site, 'marine', {
    categories: [{ path: 'engines', names: { en: 'Engines' } }],
    products: ['MX-100', 'MX-200'].map((sku) => ({ sku, category: 'engines', names: { en: `Engine ${sku}` } })),
  })
  // As a running server does: pages that list what changes are drawn again.
  const listener = await listenForContent(await site.database.openSession(), site.services.pageCache)
  const headers = { host: 'marine.localhost', authorization: `Bearer ${key}` }
  let count = 0

  return {
    site,
    /** Lines of one kind as a file, with the folder of files beside it. */
    bring: async (
      kind: string,
      lines: readonly object[],
      files: Readonly<Record<string, string | Uint8Array>> = {},
      ...flags: string[]
    ) => {
      const own = path.join(folder, String(count++))
      await mkdir(path.join(own, 'files'), { recursive: true })
      await writeFile(path.join(own, `${kind}.ndjson`), lines.map((line) => JSON.stringify(line)).join('\n'))
      for (const [name, content] of Object.entries(files)) await writeFile(path.join(own, 'files', name), content)
      const said: string[] = []
      const services = { ...site.services, backgroundDb: db } as Parameters<typeof runBring>[0]
      const { text } = await runBring(services, parseBring(['--tenant', 'marine', ...flags, own]), (one) => void said.push(one))
      return { said, text }
    },
    /** The same lines as a program sends them. */
    call: async (kind: string, lines: readonly unknown[]) => {
      const answer = await site.app.inject({
        method: 'POST',
        url: `/api/integration/v1/${kind}`,
        headers: { ...headers, 'content-type': 'application/x-ndjson' },
        payload: lines.map((line) => JSON.stringify(line)).join('\n'),
      })
      return answer.body.trim().split('\n').map((line) => JSON.parse(line)) as { ok: boolean; error?: string }[] // prettier-ignore
    },
    read: async (kind: string): Promise<Record<string, unknown>[]> => {
      const answer = await site.app.inject({ url: `/api/integration/v1/${kind}`, headers })
      expect(answer.statusCode).toBe(200)
      return answer.body.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line)) // prettier-ignore
    },
    get: (url: string, cookie = '', accept = 'text/html') =>
      site.app.inject({ url, headers: { host: 'marine.localhost', cookie, accept } }),
    send: (method: 'POST' | 'PUT', url: string, payload: object, cookie = '') =>
      site.app.inject({
        ...{ method, url, payload },
        headers: { host: 'marine.localhost', origin: 'http://marine.localhost', cookie },
      }),
    close: async () => {
      await listener.stop()
      await site.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
