import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageContext } from '#foundation/blocks/public.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { enterTool } from '#features/access/tool-access/enter-tool.client.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'

const PAGE = '/us/en/secure/tools/workbench'
const config = { ...resolveSiteConfig('sps', DEFAULT_LOCALE), currentPagePath: PAGE }
const page = { config, flags: resolveFlags({}), mode: 'publish', locale: DEFAULT_LOCALE } as unknown as PageContext
const LIST = config.toolServletPath
const CHECK = `${PAGE}.portalapplicationcheck`

type Answer = { readonly status: number; readonly body: unknown } | 'cut'
const KNOWN: Answer = { status: 200, body: { redirectUrlToolIdMap: { [PAGE]: 'workbench' }, applications: [] } }
const replace = vi.fn()
const log = vi.fn()
let answers: Record<string, Answer> = {}

beforeEach(() => {
  vi.stubGlobal('location', { replace, search: '', protocol: 'http:', href: 'http://sps.localhost/' })
  vi.spyOn(console, 'info').mockImplementation(log)
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url.split('?')[0] ?? ''] ?? { status: 404, body: {} }
    if (answer === 'cut') throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  document.body.replaceChildren()
})

test.each([
  ['the session has ended', { [LIST]: { status: 401, body: { session_valid: false } } }],
  ['the list of tools is cut', { [LIST]: 'cut' as const }],
  ['the list of tools fails', { [LIST]: { status: 500, body: {} } }],
])('where %s it is logged; nobody is led away and nothing is shown [8.7.5]', async (_, given) => {
  answers = given
  expect(await enterTool(page)).toBe('stay')
  expect(log).toHaveBeenCalledOnce()
  expect(replace).not.toHaveBeenCalled()
  expect(document.body.textContent).toBe('')
})

test('a status that fails lets nobody in [8.7.5]', async () => {
  answers = { [LIST]: KNOWN, [CHECK]: { status: 500, body: {} } }
  expect(await enterTool(page)).not.toBe('open')
  expect(document.body.textContent).toBe('')
})
