import { logInfo } from '#browser/log.ts'
import { scrub, type TrackedEvent } from '#features/analytics/event.rules.ts'
import { packEvents, type PackedPage } from '#features/analytics/pack-events.rules.ts'
import { mayTrackHere } from '#features/analytics/privacy.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'

/** Long enough to gather what happens together, short enough that most of it is sent before the page is left. */
const WAIT_MS = 2000
const MOST_WAITING = 20

const waiting: unknown[] = []
let timer: ReturnType<typeof setTimeout> | undefined

const readPage = (): (PackedPage & { readonly address: string }) | undefined => {
  const text = document.getElementById('page-model')?.textContent
  if (!text) return undefined
  const { tenant, path, kind, template, config } = JSON.parse(text) as EmbeddedModel
  const { lang: locale } = document.documentElement
  return { tenant, locale, path, kind, template, host: location.hostname, address: config.analyticsApiPath }
}

/** Outlives the page, and carries no cookie: nobody is recognised by it. What the server answers is only written down [7.9.13]. */
const send = async (address: string, form: Readonly<Record<string, string>>): Promise<void> => {
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(form),
    keepalive: true,
    credentials: 'omit',
  })
  const { message } = (await answer.json()) as { message?: unknown }
  if (typeof message === 'string') logInfo(message)
}

const flush = (): void => {
  clearTimeout(timer)
  timer = undefined
  const events = waiting.splice(0)
  const page = readPage()
  // ParsedQuery again: the choice may have changed since.
  if (!page || events.length === 0 || !mayTrackHere()) return
  // What is not heard is lost: no visitor waits or is told.
  for (const form of packEvents(page, events)) send(page.address, form).catch(() => {})
}

export const queueEvent = (event: TrackedEvent, at: number): void => {
  waiting.push(scrub({ ...event, at }))
  if (waiting.length >= MOST_WAITING) flush()
  else timer ??= setTimeout(flush, WAIT_MS)
}

document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
