import type { ApiEvent, call } from '#browser/api.ts'
import type { Store } from '#browser/storage.ts'
import {
  deleteLogin,
  extendSession,
  isSignedIn,
  isTimedOutPath,
  markerName,
  readRemainingTime,
  tokenName,
} from '#foundation/identity/public.ts'
import { addressOf } from '#foundation/session-life/driver/session-address.rules.ts'
import { step } from '#foundation/session-life/machine/session-life.rules.ts'
import {
  INITIAL_SESSION_LIFE,
  type SessionEffect,
  type SessionEvent,
  type SessionFlags,
  type UserKind,
} from '#foundation/session-life/machine/session-life-state.rules.ts'
import {
  noteSentToSignIn,
  readRefreshed,
  readStoredSession,
  readTimedOutPage,
  writeReturn,
} from '#foundation/session-life/driver/session-storage.client.ts'
import type { TabChannel } from '#foundation/session-life/driver/session-tabs.client.ts'
import type { PageSignals } from '#foundation/session-life/driver/watch-page.client.ts'
import type { SiteConfig } from '#kernel/site-config.ts'

/** Everything around the machine; tests bring their own clock, storage, tabs and server. */
export type SessionSurroundings = {
  readonly config: SiteConfig
  readonly flags: SessionFlags
  readonly isEditing: boolean
  readonly isGated: boolean
  readonly now: () => number
  readonly every: (ms: number, work: () => void) => () => void
  readonly call: typeof call
  readonly onApiEvent: (listener: (event: ApiEvent) => void) => () => void
  readonly local: Store
  readonly tab: Store
  readonly channel: TabChannel
  readonly readCookies: () => string
  readonly deleteCookie: (name: string) => void
  readonly here: () => string
  readonly go: (address: string) => void
  readonly reload: () => void
  readonly watch: (signals: PageSignals) => () => void
  /** The person's sub, once known. */
  readonly whoIsHere: () => string | undefined
  readonly askUserKind: () => Promise<UserKind | undefined>
  readonly work: { readonly keep: () => void; readonly forget: () => void }
}

/** A factor as its owner sees it. */
export type SessionView = { readonly seconds: number | undefined; readonly isSignedOut: boolean }

export type SessionDriver = {
  readonly start: () => () => void
  readonly send: (event: SessionEvent) => void
  readonly read: () => SessionView
  readonly subscribe: (listener: () => void) => () => void
}

const PORTAL_CALL = /^\/(?:pif\/api|sm\/api|api\/me)\//
/** A sign-out does not wait longer for a server that says nothing. */
const FAREWELL_MS = 3_000

const saysInvalid = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'session_valid' in data && data.session_valid === false

export const createSessionLife = (around: SessionSurroundings): SessionDriver => {
  const { config, now, local, tab } = around
  const { appId, domainId } = config
  const listeners = new Set<() => void>()
  let state = INITIAL_SESSION_LIFE
  let view: SessionView = { seconds: undefined, isSignedOut: false }
  let farewell: Promise<unknown> | undefined

  const show = (change: Partial<SessionView>): void => {
    view = { ...view, ...change }
    listeners.forEach((listener) => listener())
  }

  const poll = async (purpose: Extract<SessionEffect, { type: 'poll' }>['purpose']): Promise<void> => {
    const { status, data, problem } = await around.call(readRemainingTime, {
      path: config.remainingTimeEndpoint,
      appId,
      isQuiet: true,
    })
    if (saysInvalid(data ?? problem) || status === 401) return send({ type: 'sessionInvalid' })
    if (status === 0) return send({ type: 'pollFailed', purpose })
    send({ type: 'pollAnswered', purpose, remaining: data?.remaining_time })
  }

  const refresh = async (purpose: Extract<SessionEffect, { type: 'refresh' }>['purpose']): Promise<void> => {
    const { status, data, problem } = await around.call(extendSession, { path: config.refreshEndpoint, appId, isQuiet: true })
    if (saysInvalid(data ?? problem) || status === 401) return send({ type: 'sessionInvalid' })
    const isRefreshed = status === 200 && data?.session_refreshed === true
    send({ type: isRefreshed ? 'refreshAnswered' : 'refreshFailed', purpose })
  }

  const endLogin = async (): Promise<void> => {
    const body = { deletecookie: tokenName(domainId), deleteIsAuthenticatedCookie: markerName(domainId) }
    around.deleteCookie(markerName(domainId))
    await around.call(deleteLogin, { path: config.deleteLoginEndpoint, body, isQuiet: true })
  }

  /** The server hears of the end before the page is left [7.1.4], unless it keeps silent. */
  const go = async (address: string): Promise<void> => {
    if (farewell) {
      let stop = (): void => {}
      const silence = new Promise<void>((resolve) => {
        stop = around.every(FAREWELL_MS, resolve)
      })
      await Promise.race([farewell, silence])
      stop()
    }
    around.go(address)
  }

  const run = (effect: SessionEffect): void => {
    switch (effect.type) {
      case 'poll':
        return void poll(effect.purpose)
      case 'refresh':
        return void refresh(effect.purpose)
      case 'showDialog':
        return show({ seconds: effect.seconds })
      case 'hideDialog':
        return show({ seconds: undefined })
      case 'showSignedOut':
        return show({ isSignedOut: true })
      case 'store':
        return local.write(effect.key, effect.value)
      case 'remove':
        tab.remove(...effect.keys)
        return local.remove(...effect.keys)
      case 'storeReturn':
        return writeReturn([tab, local], around.here(), around.whoIsHere())
      case 'keepWork':
        return around.work.keep()
      case 'forgetWork':
        return around.work.forget()
      case 'broadcast':
        return around.channel.post(effect.message)
      case 'deleteLogin':
        farewell = endLogin()
        return undefined
      case 'goTo': {
        if (effect.to === 'sign-in') noteSentToSignIn(tab, now())
        const { isGated } = around
        return void go(addressOf(effect.to, { config, here: around.here(), isGated, timedOutPage: state.timedOutPage }))
      }
    }
  }

  const send = (event: SessionEvent): void => {
    const next = step(state, event, now())
    state = next.state
    next.effects.forEach(run)
  }

  const syncWithStorage = (): void => {
    const refreshed = readRefreshed(local)
    if (refreshed) send({ type: 'otherTab', message: { type: 'refreshed', ...refreshed } })
  }
  const checkMarker = (): void => {
    const isGone = (state.phase === 'watching' || state.phase === 'warning') && !isSignedIn(around.readCookies(), domainId)
    if (isGone) send({ type: 'signOutDetected' })
  }
  /** Values of other tabs are read before any decision of this one. */
  const live = (event: SessionEvent): void => {
    if (event.type === 'tick' || event.type === 'becameVisible') {
      checkMarker()
      syncWithStorage()
    }
    send(event)
  }

  const hearApi = (event: ApiEvent): void => {
    if (event.type !== 'failed' || !PORTAL_CALL.test(event.call.path)) return
    if (event.call.path === config.remainingTimeEndpoint || event.call.path === config.refreshEndpoint) return
    if (event.status === 401) checkMarker()
    if (saysInvalid(event.data)) send({ type: 'sessionInvalid' })
    else if (event.status === 401) send({ type: 'portalRefused' })
  }

  const start = (): (() => void) => {
    const { flags, isEditing } = around
    send({
      type: 'loaded',
      stored: readStoredSession(local, tab),
      isMarked: isSignedIn(around.readCookies(), domainId),
      isTimedOutPage: isTimedOutPath(around.here().split('?', 1)[0] ?? ''),
      isEditing,
      timedOutPage: readTimedOutPage(local, config.sessionTimedOutPath),
      flags,
    })
    if (state.phase === 'idle' || state.phase === 'leaving') return () => {}
    if (flags.eightHourSession || flags.oneHourSessionExternal)
      void around.askUserKind().then((kind) => kind && send({ type: 'userKnown', kind }))
    const stops = [
      around.watch({ send: live, onStored: syncWithStorage, onRestored: around.reload }),
      around.channel.listen((message) => send({ type: 'otherTab', message })),
      around.onApiEvent(hearApi),
      around.every(1000, () => live({ type: 'tick' })),
    ]
    return () => stops.forEach((stop) => stop())
  }

  return {
    start,
    send,
    read: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
