import type { ApiEvent, CallOptions, CallRequest } from '#browser/api.ts'
import type { Store } from '#browser/storage.ts'
import {
  createSessionLife,
  type SessionDriver,
  type SessionSurroundings,
} from '#foundation/session-life/driver/session-life.client.ts'
import type { TabMessage } from '#foundation/session-life/machine/session-life-state.rules.ts'
import type { PageSignals } from '#foundation/session-life/driver/watch-page.client.ts'
import { resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import type { Endpoint, EndpointSpec } from '#kernel/endpoint.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'

export type FakeStore = Store & { readonly all: Map<string, string> }

export const createFakeStore = (): FakeStore => {
  const all = new Map<string, string>()
  return {
    all,
    read: (key) => all.get(key),
    write: (key, value) => void all.set(key, value),
    remove: (...keys) => keys.forEach((key) => all.delete(key)),
    list: () => [...all.keys()],
  }
}

/** A call as the server hears of it. */
type HeardCall = CallOptions & { readonly path: string; readonly method?: string; readonly form?: unknown }
type Answer = { readonly status: number; readonly data?: unknown }

export type FakeTab = {
  readonly driver: SessionDriver
  readonly signals: PageSignals
  readonly wentTo: string[]
  readonly tab: FakeStore
  readonly did: string[]
  readonly reloads: () => number
  readonly refuse: (path: string, status: number, data?: unknown) => void
}

/** One browser: tabs share its clock, cookies and local storage, and one server answers them. */
export const createFakeBrowser = () => {
  const config = resolveSiteConfig('sps', DEFAULT_LOCALE)
  const local = createFakeStore()
  const channels = new Map<object, (message: TabMessage) => void>()
  const timers = new Map<object, { ms: number; next: number; work: () => void }>()
  const calls: HeardCall[] = []
  const browser = {
    config,
    local,
    calls,
    now: 1_800_000_000_000,
    isMarked: true,
    hasChannels: true,
    sub: 'ann' as string | undefined,
    /** Epoch ms of the server's session; it alone decides. */
    sessionEndsAt: 1_800_000_000_000 + 1_800_000,
    answer: undefined as ((call: HeardCall) => Answer | undefined) | undefined,
  }

  const serve = (call: HeardCall): Answer => {
    const special = browser.answer?.(call)
    if (special) return special
    const remaining = Math.floor((browser.sessionEndsAt - browser.now) / 1000)
    if (call.path === config.deleteLoginEndpoint) {
      browser.sessionEndsAt = 0
      browser.isMarked = false
      return { status: 200, data: {} }
    }
    if (remaining <= 0) return { status: 401, data: { session_valid: false } }
    if (call.path === config.remainingTimeEndpoint)
      return { status: 200, data: { remaining_time: remaining, session_valid: true } }
    if (call.path === config.refreshEndpoint) {
      browser.sessionEndsAt = browser.now + 1_800_000
      return { status: 200, data: { session_refreshed: true } }
    }
    return { status: 200, data: { isInternalUser: true } }
  }

  const openTab = (over: Partial<SessionSurroundings> = {}, path = '/us/en/secure/orders?page=2'): FakeTab => {
    const self = {}
    const wentTo: string[] = []
    const did: string[] = []
    const tab = createFakeStore()
    const apiListeners = new Set<(event: ApiEvent) => void>()
    let reloads = 0
    let signals: PageSignals | undefined
    const driver = createSessionLife({
      config,
      flags: { eightHourSession: false, oneHourSession: false, oneHourSessionExternal: false },
      isEditing: false,
      isGated: true,
      now: () => browser.now,
      every: (ms, work) => {
        const timer = {}
        timers.set(timer, { ms, next: browser.now + ms, work })
        return () => void timers.delete(timer)
      },
      call: (async ({ method, path }: Endpoint, { body, ...options }: CallRequest<EndpointSpec>) => {
        const heard: HeardCall = { path, ...options, ...(method === 'GET' ? {} : { method, form: body }) }
        calls.push(heard)
        const { status, data } = serve(heard)
        return status >= 200 && status < 300 ? { status, ok: true, data } : { status, ok: false, problem: data }
      }) as SessionSurroundings['call'],
      onApiEvent: (listener) => {
        apiListeners.add(listener)
        return () => void apiListeners.delete(listener)
      },
      local,
      tab,
      channel: {
        post: (message) => {
          if (browser.hasChannels) for (const [other, hear] of channels) if (other !== self) hear(message)
        },
        listen: (hear) => {
          channels.set(self, hear)
          return () => void channels.delete(self)
        },
      },
      readCookies: () => (browser.isMarked ? 'sps-isAuthenticated=true' : ''),
      deleteCookie: () => {
        browser.isMarked = false
      },
      here: () => path,
      go: (address) => void wentTo.push(address),
      reload: () => {
        reloads += 1
      },
      watch: (given) => {
        signals = given
        return () => {}
      },
      whoIsHere: () => browser.sub,
      askUserKind: async () => 'internal',
      work: { keep: () => void did.push('keep'), forget: () => void did.push('forget') },
      ...over,
    })
    driver.start()
    const refuse: FakeTab['refuse'] = (refused, status, data) =>
      apiListeners.forEach((listener) => listener({ type: 'failed', call: { path: refused }, status, data }))
    const idle: PageSignals = { send: driver.send, onStored: () => {}, onRestored: () => {} }
    return { driver, signals: signals ?? idle, wentTo, tab, did, reloads: () => reloads, refuse }
  }

  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
  }

  /** Runs timers second by second and lets answers arrive in between. */
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      browser.now += 1000
      for (const timer of timers.values()) {
        if (timer.next > browser.now) continue
        timer.next = browser.now + timer.ms
        timer.work()
      }
      await settle()
    }
  }

  /** The computer sleeps: time passes, nothing runs. */
  const sleep = (seconds: number): void => {
    browser.now += seconds * 1000
    for (const timer of timers.values()) timer.next = browser.now + timer.ms
  }

  const callsTo = (path: string): HeardCall[] => calls.filter((call) => call.path === path)
  return Object.assign(browser, { openTab, pass, sleep, settle, callsTo })
}
