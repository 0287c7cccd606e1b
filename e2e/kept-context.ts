import type { Browser, BrowserContext, Page } from '@playwright/test'

export type ContextKeeper = {
  /** Without cookies, permissions and pages; files of the site may be in its cache unless it is asked for fresh. */
  readonly take: (kind: string, isFresh: boolean) => Promise<BrowserContext>
  /** A tab with nothing in its storages. */
  readonly openPage: (context: BrowserContext) => Promise<Page>
  readonly giveBack: (context: BrowserContext) => Promise<void>
  readonly close: () => Promise<void>
}

/** What a tab and its site keep beside cookies; the cache of files is what tests share. */
const STORAGES = 'local_storage,indexeddb,cache_storage,service_workers,websql,file_systems'
/** A context that keeps them for later tests cannot be given back. */
const LASTING = [
  'addInitScript',
  'route',
  'exposeBinding',
  'exposeFunction',
  'setGeolocation',
  'setOffline',
  'setExtraHTTPHeaders',
] as const
const LASTING_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime', 'fastForward', 'runFor'] as const

type Methods = Record<string, (...given: never[]) => unknown>

/** A browser that has the site's files already opens a page in half the time: tests of one kind share a context, never what it knows. */
export const createContextKeeper = (browser: Browser): ContextKeeper => {
  const waiting = new Map<string, BrowserContext>()
  const kinds = new WeakMap<BrowserContext, string>()
  const origins = new WeakMap<BrowserContext, Set<string>>()

  const spoil = (context: BrowserContext): void => void kinds.delete(context)
  const spoilBy = (context: BrowserContext, holder: object, names: readonly string[]): void => {
    const methods = holder as Methods
    for (const name of names) {
      const method = methods[name]?.bind(holder)
      if (method) methods[name] = (...given) => (spoil(context), method(...given))
    }
  }

  const create = async (kind: string): Promise<BrowserContext> => {
    const context = await browser.newContext()
    kinds.set(context, kind)
    const seen = new Set<string>()
    origins.set(context, seen)
    context.on('request', (request) => request.isNavigationRequest() && seen.add(new URL(request.url()).origin))
    spoilBy(context, context, LASTING)
    spoilBy(context, context.clock, LASTING_CLOCK)
    return context
  }

  const empty = async (context: BrowserContext, page: Page): Promise<void> => {
    const seen = origins.get(context) ?? new Set()
    if (seen.size === 0) return
    const client = await context.newCDPSession(page)
    for (const origin of seen) await client.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGES })
    await client.detach()
    seen.clear()
  }

  return {
    take: async (kind, isFresh) => {
      const kept = isFresh ? undefined : waiting.get(kind)
      if (!kept) return create(isFresh ? 'fresh' : kind)
      waiting.delete(kind)
      return kept
    },
    openPage: async (context) => {
      const page = await context.newPage()
      await empty(context, page)
      return page
    },
    giveBack: async (context) => {
      const kind = kinds.get(context)
      if (kind === undefined || kind === 'fresh') return context.close()
      await Promise.all(context.pages().map((page) => page.close()))
      await Promise.all([context.clearCookies(), context.clearPermissions()])
      waiting.set(kind, context)
    },
    close: async () => {
      await Promise.all([...waiting.values()].map((context) => context.close()))
    },
  }
}
