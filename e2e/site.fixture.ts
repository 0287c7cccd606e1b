import http from 'node:http'
import { text } from 'node:stream/consumers'
import { test as base, expect, type Page, type Response } from '@playwright/test'
import type { TenantKey } from './world.ts'

const port = (): string => process.env['E2E_PORT'] ?? ''

/** The address of a page of a tenant's site; without a tenant, of the bare host. */
export const site = (tenant: TenantKey | undefined, path = '/'): string =>
  `http://${tenant === undefined ? '' : `${tenant}.`}localhost:${port()}${path}`

/** Opens a page and waits until it answers to clicks. */
export const open = async (page: Page, tenant: TenantKey | undefined, path: string): Promise<Response> => {
  const response = await page.goto(site(tenant, path))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(response, `${path} answers`).not.toBeNull()
  return response as Response
}

/** Each call travels by itself, so that a test can answer one of them. */
export const withoutFirstCalls = (page: Page): Promise<unknown> =>
  page.route('**/api/me/v1/first-calls?*', (route) => route.fulfill({ contentType: 'application/x-ndjson', body: '' }))

export type PlainAnswer = { readonly status: number; readonly headers: http.IncomingHttpHeaders; readonly body: string }

/** A request as a crawler makes it; the machine need not resolve names below localhost. */
export const fetchPlain = (tenant: TenantKey | undefined, path: string): Promise<PlainAnswer> =>
  new Promise((resolve, reject) => {
    const headers = { host: new URL(site(tenant)).host }
    http
      .get({ host: '127.0.0.1', port: port(), path, headers }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject)
      })
      .once('error', reject)
  })

/** Everything a browser complains about: errors on the console, exceptions, refused and failed requests. */
export const watchFaults = async (page: Page, faults: string[]): Promise<void> => {
  page.on(
    'console',
    (message) => message.type() === 'error' && faults.push(`console: ${message.text()} (${message.location().url})`),
  )
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('response', (answer) => answer.status() >= 400 && faults.push(`status ${answer.status()}: ${answer.url()}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page cuts off what it was still loading.
    if (reason !== 'net::ERR_ABORTED') faults.push(`request failed: ${request.url()} (${reason})`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`content security policy: ${violatedDirective} refused ${blockedURI}`)
    })
  })
}

/** Tests run on a wide screen; those of what a small one lays out or does in another way run there too. */
export const ALSO_ON_PHONE = { tag: '@also-on-phone' } as const
export const PHONE_ONLY = { tag: '@phone-only' } as const

type SiteOptions = { readonly expectedFault: RegExp | undefined }

/** A test fails on any fault of the browser that it does not expect. */
export const test = base.extend<SiteOptions & { faults: string[] }>({
  expectedFault: [undefined, { option: true }],
  faults: [
    async ({ page, expectedFault }, use) => {
      const faults: string[] = []
      await watchFaults(page, faults)
      await use(faults)
      const unexpected = faults.filter((fault) => !expectedFault?.test(fault))
      expect(unexpected, 'the browser found nothing wrong').toEqual([])
    },
    { auto: true },
  ],
})

/** Faults that a step brings about on purpose; those before and after it are not excused. */
export const expectFaults = (faults: string[], expected: RegExp): void => {
  const unexpected = faults.splice(0).filter((fault) => !expected.test(fault))
  expect(unexpected, 'the step brings about what it should').toEqual([])
}

/** For what servers send: without a browser, which costs more than the question. */
export const plainTest = base

export { expect }
