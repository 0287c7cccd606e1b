import type { Page } from '@playwright/test'

const KEY = 'test-sent-events'

/** The browser does not report to a test the beacons that pages send while they are left: each page notes them, for the next one to read. */
export const noteSentEvents = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    const send = window.fetch
    window.fetch = (input, options) => {
      const body = options?.body
      if (typeof input === 'string' && input.endsWith('/bin/public/analytics') && body instanceof URLSearchParams) {
        const { request } = JSON.parse(body.get('payload') ?? '{}') as { request: { events: { name: string }[] } }
        const sent = [...(localStorage.getItem(key)?.split(' ') ?? []), ...request.events.map(({ name }) => name)]
        localStorage.setItem(key, sent.join(' '))
      }
      return send(input, options)
    }
  }, KEY)

/** Names of the events, of all pages of this origin since `noteSentEvents`. */
export const listSentEvents = (page: Page): Promise<string[]> =>
  page.evaluate((key) => localStorage.getItem(key)?.split(' ') ?? [], KEY)
