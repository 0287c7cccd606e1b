import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { insertKey } from '#foundation/integration/public.server.ts'
import { parseBring, runBring } from '#app/bring.ts'
import type { TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'

type Answer = { readonly line: number; readonly ok: boolean; readonly error?: string }
type Line = Readonly<Record<string, unknown>>

const splitLines = <One>(body: string): One[] =>
  body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as One)

/** Brings and reads lines of some kinds as another program does, and files as an operator does. */
export const openKindCalls = async (site: TestApp, kinds: readonly string[], tenant = 'sps') => {
  const scopes = kinds.flatMap((kind) => [`${kind}:write`, `${kind}:read`])
  const key = await withTenant(site.services.db, tenant, (tx) =>
    insertKey(tx, { name: 'ERP', scopes, now: site.services.clock.now() }),
  )
  const headers = { host: `${tenant}.localhost`, authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' }
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-kinds-'))
  let count = 0

  const send = async (kind: string, lines: readonly unknown[]): Promise<Answer[]> => {
    const payload = lines.map((line) => JSON.stringify(line)).join('\n')
    const answer = await site.app.inject({ method: 'POST', url: `/api/integration/v1/${kind}`, headers, payload })
    return splitLines(answer.body)
  }
  /** Undefined for a line that was taken. */
  const sendOne = async (kind: string, line: unknown): Promise<string | undefined> => (await send(kind, [line]))[0]?.error

  const read = async (kind: string, query = ''): Promise<Line[]> =>
    splitLines((await site.app.inject({ url: `/api/integration/v1/${kind}${query}`, headers })).body)

  const bring = async (tables: Readonly<Record<string, string>>, files: Readonly<Record<string, Uint8Array>> = {}) => {
    const own = path.join(folder, String(count++))
    await mkdir(path.join(own, 'files'), { recursive: true })
    for (const [name, content] of Object.entries(tables)) await writeFile(path.join(own, name), content)
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(own, 'files', name), content)
    const said: string[] = []
    const services = { ...site.services, backgroundDb: site.services.db } as Parameters<typeof runBring>[0]
    const { text } = await runBring(services, parseBring(['--tenant', tenant, own]), (one) => void said.push(one))
    return { said, text }
  }
  return { send, sendOne, read, bring, close: () => rm(folder, { recursive: true }) }
}
