import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { insertKey } from '#foundation/integration/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import { parseBring, runBring } from '#app/bring.ts'
import type { TestApp } from '#app/testing/test-app.ts'

type Line = Readonly<Record<string, unknown>>
export type LineAnswer = { readonly line: number; readonly ok: boolean; readonly error?: string }

const parseLines = <T>(body: string): T[] =>
  body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T)

/** The doors through which lines of every kind come and are read, for a test. */
export const openBringing = async (site: TestApp, tenant: TenantKey) => {
  const { db, dataKinds } = site.services
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-lines-'))
  const scopes = [...dataKinds.keys()].flatMap((kind) => [`${kind}:write`, `${kind}:read`])
  const key = await withTenant(db, tenant, (tx) => insertKey(tx, { name: 'Test', scopes, now: site.services.clock.now() }))
  const headers = { host: `${tenant}.localhost`, authorization: `Bearer ${key}` }
  let count = 0
  return {
    /** By a program. */
    send: async (kind: string, lines: readonly unknown[]): Promise<LineAnswer[]> => {
      const answer = await site.app.inject({
        ...{ method: 'POST', url: `/api/integration/v1/${kind}` },
        headers: { ...headers, 'content-type': 'application/x-ndjson' },
        payload: lines.map((line) => JSON.stringify(line)).join('\n'),
      })
      return parseLines(answer.body)
    },
    read: async (kind: string): Promise<Line[]> =>
      parseLines((await site.app.inject({ url: `/api/integration/v1/${kind}`, headers })).body),
    /** As files of a folder; says what was refused, and how many lines were taken. */
    bring: async (files: Readonly<Record<string, string>>, ...flags: string[]) => {
      const own = path.join(folder, String((count += 1)))
      await mkdir(own)
      for (const [name, content] of Object.entries(files)) await writeFile(path.join(own, name), content)
      const said: string[] = []
      const services = { ...site.services, backgroundDb: db } as Parameters<typeof runBring>[0]
      const { text } = await runBring(services, parseBring(['--tenant', tenant, ...flags, own]), (one) => void said.push(one))
      return { said, text }
    },
    close: () => rm(folder, { recursive: true }),
  }
}
