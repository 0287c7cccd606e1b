import { logInfo } from '#browser/log.ts'
import type { recordEvents } from '#foundation/analytics/analytics.api.ts'
import { openDataLayer } from '#foundation/analytics/data-layer.client.ts'
import { scrub } from '#foundation/analytics/event.rules.ts'
import { describePage, packEvents, type EventForm, type PackedPage } from '#foundation/analytics/pack-events.rules.ts'
import { mayTrackHere } from '#foundation/analytics/privacy.client.ts'
import type { TrackedEvent } from '#foundation/analytics/tracked-event.rules.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'

/** Long enough to gather what happens together, short enough that most of it is sent before the page is left. */
const WAIT_MS = 2000
const MOST_WAITING = 20
/** Browsers refuse more than 64 KB of requests that outlive their page: further bodies need the page. */
const MOST_KEPT_ALIVE = 3

const waiting: unknown[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const readPage = (): (PackedPage & { readonly address: string }) | undefined => {
  const text = document.getElementById('page-model')?.textContent
  if (!text) return undefined
  const { tenant, path, kind, template, config, flags } = JSON.parse(text) as EmbeddedModel
  const { lang: locale } = document.documentElement
  const isWebSdkEnabled = flags.isWebSdkEnable
  return { tenant, locale, path, kind, template, host: location.hostname, isWebSdkEnabled, address: config.analyticsApiPath }
}

/** Outlives the page, and carries no cookie: nobody is recognised by it. What the server answers is only written down [7.9.13]. */
const send = async (address: string, form: EventForm, keepalive: boolean): Promise<void> => {
  // Without `call`: the first page view is reported before the page rests, and would load a kilobyte more.
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(form),
    keepalive,
    credentials: 'omit',
  })
  const { message } = (await answer.json()) as Partial<ReplyOf<typeof recordEvents>>
  if (typeof message === 'string') logInfo(message)
}

const flush = (): void => {
  clearTimeout(timer)
  timer = undefined
  const events = waiting.splice(0)
  const page = readPage()
  // Consent is checked again: it may have changed since the event.
  if (!page || events.length === 0 || !mayTrackHere()) return
  // An event that fails is dropped: the visitor neither waits nor sees an error.
  packEvents(page, events).forEach((form, at) => void send(page.address, form, at < MOST_KEPT_ALIVE).catch(() => {}))
}

declare global {
  interface Window {
    /** Adobe's web SDK, where a tag has put it. */
    alloy?: (command: 'sendEvent', options: object) => unknown
  }
}

let isPageReported = false

/** For tags of the page: the queue first, then the web SDK where the site uses it. */
const reportTags = ({ name, ...members }: TrackedEvent): void => {
  const page = readPage()
  const layer = openDataLayer()
  if (page && !isPageReported) layer.push({ page: describePage(page) })
  isPageReported = true
  layer.push({ event: name, ...members })
  if (page?.isWebSdkEnabled) void window.alloy?.('sendEvent', { xdm: { eventType: name }, data: members })
}

export const queueEvent = (event: TrackedEvent, at: number): void => {
  const clean = scrub({ ...event, at }) as TrackedEvent
  waiting.push(clean)
  reportTags(clean)
  if (waiting.length >= MOST_WAITING) flush()
  else timer ??= setTimeout(flush, WAIT_MS)
}

document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
