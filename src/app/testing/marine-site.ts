import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { insertKey } from '#foundation/integration/public.server.ts'
import { appOf } from '#foundation/second-factor/testing/factor-calls.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'
import { createSecretBox } from '#platform/secrets/secret-box.ts'
import { applyTenants } from '#app/apply-tenants.ts'
import { parseBring, runBring } from '#app/bring.ts'
import { listenForContent } from '#app/pages/content-listener.ts'
import { openBrowser } from '#app/testing/browser.ts'
import { readLink } from '#app/testing/person-calls.ts'
import { openTestApp } from '#app/testing/test-app.ts'

const TENANT = { key: 'marine', name: 'Halden Marine', hosts: ['marine.localhost'] }
const SAMPLE = path.join(import.meta.dirname, '../../../docs/samples/marine')
const HOST = 'marine.localhost'
const PASSWORD = 'four-quiet-valves'

type Call = { readonly payload?: object; readonly headers?: Readonly<Record<string, string>> }

/** A live site: no demo, cookies that are secure, and a second factor for staff. */
const PRODUCTION = {
  PORTICO_MODE: 'production',
  DATABASE_URL: 'postgres://app@db.example/portico',
  MAIL_URL: 'outbox:',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
}

/** A new tenant of a live site with the starter site alone, to which the company of docs/samples/marine is brought. */
export const openMarineSite = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-marine-'))
  const site = await openTestApp(
    [],
    { ...PRODUCTION, FILES_URL: `folder:${path.join(folder, 'store')}` },
    { tenants: { marine: TENANT } },
  )
  await applyTenants(site.database.owner, JSON.stringify([TENANT]), createSecretBox([Buffer.alloc(32, 1)]))
  const { db, clock, dataKinds } = site.services
  // As a running server does: pages that list what changes are drawn again.
  const listener = await listenForContent(await site.database.openSession(), site.services.pageCache)
  const sample = path.join(folder, 'sample')
  // Refused lines are written beside the files.
  await cp(SAMPLE, sample, { recursive: true })

  const send = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, cookie = '', { payload, headers }: Call = {}) =>
    site.app.inject({
      ...{ method, url },
      ...(payload && { payload }),
      headers: { host: HOST, origin: `https://${HOST}`, cookie, ...headers },
    })
  /** As staff of a live site do at their first sign-in; answers cookies that also prove who they are. */
  const addAuthenticator = async (cookie: string): Promise<string> => {
    const proven = await send('POST', '/api/me/reauthentication', cookie, { payload: { currentPassword: PASSWORD } })
    const both = [...proven.cookies.map(({ name, value }) => `${name}=${value}`), cookie].join('; ')
    const { secret } = (await send('POST', '/api/me/authenticator', both)).json<{ secret: string }>()
    const payload = { code: appOf(site, secret)(-1) }
    const confirmed = await send('POST', '/api/me/authenticator/confirmation', both, { payload })
    expect(confirmed.statusCode, confirmed.body).toBe(200)
    return both
  }
  const get = (url: string, cookie = '') => send('GET', url, cookie, { headers: { accept: 'text/html' } })
  return {
    site,
    send,
    kinds: [...dataKinds.keys()],
    readSample: (name: string) => readFile(path.join(SAMPLE, 'files', name)),
    get,
    /** An endpoint's answer. */
    read: async (url: string, cookie = '') => {
      const answer = await send('GET', url, cookie)
      expect([url, answer.statusCode]).toEqual([url, 200])
      return answer.json()
    },
    page: async (url: string, cookie = '') => {
      const answer = await get(url, cookie)
      expect([url, answer.statusCode]).toEqual([url, 200])
      return answer.body
    },
    bring: async (...flags: string[]) => {
      const said: string[] = []
      const services = { ...site.services, backgroundDb: db } as Parameters<typeof runBring>[0]
      const command = parseBring(['--tenant', 'marine', ...flags, sample])
      const { text, isWhole } = await runBring(services, command, (one) => void said.push(one))
      return { said, isWhole, files: text.split('\n') }
    },
    /** The supplier's ERP sends lines of one kind. */
    openErp: async (...scopes: string[]) => {
      const key = await withTenant(db, 'marine', (tx) => insertKey(tx, { name: 'ERP', scopes, now: clock.now() }))
      return async (kind: string, line: object): Promise<unknown> => {
        const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' }
        return (await send('POST', `/api/integration/v1/${kind}`, '', { payload: line, headers })).body
      }
    },
    /** Somebody who was brought asks for a password, chooses it by the link of the mail and signs in; answers their cookies. */
    signIn: async (mail: string): Promise<string> => {
      const browser = openBrowser(site, HOST)
      await browser.submit('/us/en/forgot-password', { email: mail })
      const mails = await withTenant(db, 'marine', (tx) => listOutbox(tx, 100))
      const link = new URL(readLink(mails.find(({ toAddress }) => toAddress === mail)), `https://${HOST}`)
      const token = link.searchParams.get('token') ?? ''
      await browser.submit(link.pathname, { token, password: PASSWORD, again: PASSWORD })
      await browser.follow(await browser.get('/system/sling/login.html?resource=%2Fus%2Fen%2Fproducts'))
      const posted = await browser.submit(browser.address().pathname, { email: mail, password: PASSWORD })
      const atCallback = await browser.get(String(posted.headers.location))
      const arrived = await browser.get(String(atCallback.headers.location))
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const isStaff = String(arrived.headers.location).endsWith('#sign-in-and-security')
      return isStaff ? addAuthenticator(cookie) : cookie
    },
    close: async () => {
      await listener.stop()
      await site.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type MarineSite = Awaited<ReturnType<typeof openMarineSite>>
