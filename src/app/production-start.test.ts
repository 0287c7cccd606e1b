import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '#platform/database/database-roles.ts'
import { APP_ROLE, OWNER_ROLE } from '#platform/database/role-names.ts'
import { startMailServer, type MailServer } from '#platform/testing/mail-server.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DATABASE = 'production_start'

/** The commands that the README gives for a machine with an empty database, one a line. */
const readSteps = async (): Promise<string[]> => {
  const readme = await readFile(path.join(ROOT, 'README.md'), 'utf8')
  const block = /## Deploying[\s\S]*?```sh\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  return block.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

let server: TestDatabase
let mail: MailServer
let folder: string
let env: NodeJS.ProcessEnv
const running: ChildProcess[] = []

const urlOf = (user: string, { host }: { host?: string | undefined }): string =>
  `postgres://${user}@localhost/${DATABASE}?host=${encodeURIComponent(host ?? '')}`

beforeAll(async () => {
  ;[server, mail, folder] = await Promise.all([
    openTestDatabase(),
    startMailServer(),
    mkdtemp(path.join(tmpdir(), 'portico-production-')),
  ])
  await withClient(server.adminConfig, (client) => client.query(`create database ${DATABASE} owner ${OWNER_ROLE}`))
  await writeFile(
    path.join(folder, 'tenants.json'),
    JSON.stringify([{ key: 'marine', name: 'Halden Marine', hosts: ['www.marine.example'] }]),
  )
  env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    HOME: folder,
    PORTICO_MODE: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_FOLDER: path.join(folder, 'data'),
    DATABASE_URL: urlOf(APP_ROLE, server.adminConfig),
    DATABASE_OWNER_URL: urlOf(OWNER_ROLE, server.adminConfig),
    SECRETS_KEY: randomBytes(32).toString('base64'),
    INTERNAL_PORT: '0',
    MAIL_URL: mail.url,
    MAIL_FROM: 'Marine <no-reply@marine.example>',
  }
})

afterAll(async () => {
  for (const child of running) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  await withClient(server.adminConfig, (client) => client.query(`drop database ${DATABASE} with (force)`))
  await Promise.all([server.close(), mail.close(), rm(folder, { recursive: true, force: true })])
})

/** `npm run x -- y` is `node script y`; the file of tenants lies in a folder of this test's own. */
const run = async (step: string): Promise<ChildProcess> => {
  const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const [, name = '', rest = ''] = /^npm (?:run )?([a-z]+)(?: -- (.*))?$/.exec(step) ?? []
  const script = scripts[name]
  if (!script) throw new Error(`the README names ${step}, and there is no such command`)
  const [, ...args] = `${script.replace(/^exec /, '')} ${rest}`.trim().split(/\s+/)
  const given = args.map((arg) => (arg === 'tenants.json' ? path.join(folder, arg) : arg))
  const child = spawn(process.execPath, given, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  return child
}

const finish = async (child: ChildProcess): Promise<string> => {
  const output = Promise.all([child.stdout, child.stderr].map(async (stream) => (stream ? text(stream) : '')))
  const [code] = (await once(child, 'exit')) as [number | null]
  expect(`${code} ${(await output).join('')}`).toMatch(/^0 /)
  return (await output).join('')
}

/** Its output is read to the end: a server that nobody listens to could not write its log. */
const waitUntilReady = (child: ChildProcess): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let said = ''
  const listen = (chunk: Buffer): void => {
    said += String(chunk)
    if (said.includes('Ctrl-C stops it')) resolve()
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  child.once('exit', () => reject(new Error(`the server ended: ${said}`)))
  return promise
}

const get = async (port: number, url: string): Promise<{ status: number | undefined; body: string }> => {
  const sent = request({ port, path: url, host: '127.0.0.1', headers: { host: 'www.marine.example', accept: 'text/html' } })
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, body: await text(answer) }
}

test('the steps of the README lead from an empty database to a site with an admin', async () => {
  const steps = (await readSteps()).filter((step) => !/^npm (?:ci|run build)/.test(step))
  expect(steps.map((step) => step.split(' ').slice(0, 3).join(' '))).toEqual([
    'npm run migrate',
    'npm run tenants',
    'npm run invite',
    'npm start',
  ])
  for (const step of steps.slice(0, -1)) await finish(await run(step))
  expect(mail.received).toHaveLength(1)
  expect(mail.received[0]?.raw.replaceAll('=\r\n', '')).toContain('https://www.marine.example/us/en/activate?token')
  expect(mail.received[0]?.raw).toMatch(/^Subject: You are invited to /m)

  // A port of its own: what the server prints is the address behind the proxy.
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  env = { ...env, PORT: String(port) }
  await waitUntilReady(await run(steps.at(-1) ?? ''))
  const home = await get(port, '/us/en')
  expect(home.status).toBe(200)
  expect(home.body).toContain('Halden Marine')
  expect((await get(port, '/pl/pl/search')).status).toBe(200)
  expect((await get(port, '/us/en/secure/marine-home')).status).toBe(302)
  for (const url of ['/demo/people.json', '/metrics', '/api/openapi.json', '/api/docs'])
    expect((await get(port, url)).status, url).toBe(404)
  expect((await get(port, '/healthz')).status).toBe(200)
})
