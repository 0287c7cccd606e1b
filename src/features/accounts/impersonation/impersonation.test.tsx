import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Block as History } from '#features/accounts/impersonation/impersonation-history.block.tsx'
import { Block as Picker } from '#features/accounts/impersonation/impersonation-picker.block.tsx'
import { ActingBanner } from '#features/accounts/impersonation/impersonation-banner.tsx'
import { Shell } from '#features/accounts/impersonation/impersonation.shell.tsx'
import { en } from '#features/accounts/impersonation/texts/en.ts'
import { call } from '#browser/api.ts'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const page: PageContext = {
  tenant: { key: 'sps', name: 'Halden', traits: presetTraits('sps') },
  locale: DEFAULT_LOCALE,
  path: '/secure/act-for-customer',
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('sps', DEFAULT_LOCALE),
  flags: resolveFlags(),
  alternates: [],
}
const show = (children: ReactNode) =>
  render(
    <TextsProvider dictionaries={{ ui, impersonation: en }} locale={DEFAULT_LOCALE}>
      <PageProvider page={page}>{children}</PageProvider>
    </TextsProvider>,
  )

type Answer = { status?: number; body: unknown }
let requests: string[] = []
const serve = (answers: Record<string, Answer>): void => {
  requests = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, search } = new URL(address, 'http://sps.localhost')
    requests.push(`${init.method} ${pathname}${search}`)
    const { status = 200, body } = answers[`${init.method} ${pathname}`] ?? { status: 500, body: {} }
    return new Response(JSON.stringify(body), { status })
  })
}
afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = 'sps-acting=; Max-Age=-1; Path=/'
})

const acting = { id: 'b', name: 'Ada Buyer', company: 'Northline', until: '2026-11-15T11:00:00Z', hasEnded: false }

describe('the banner', () => {
  test('says for whom one acts, and one click ends it', async () => {
    const stop = vi.fn(async () => true)
    show(<ActingBanner acting={acting} onStop={stop} />)
    expect(screen.getByRole('complementary', { name: 'Acting for a customer' }).textContent).toContain(
      'You act for Ada Buyer, Northline',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Stop acting for them' }))
    await waitFor(() => expect(stop).toHaveBeenCalledOnce())
  })

  test('says when it could not be ended', async () => {
    show(<ActingBanner acting={acting} onStop={async () => false} />)
    fireEvent.click(screen.getByRole('button', { name: 'Stop acting for them' }))
    expect((await screen.findByRole('alert')).textContent).toContain('did not work')
  })

  test('asks the server only where the page hints at it, and tells when the time is over', async () => {
    serve({ 'GET /api/acting': { body: { mayAct: true, acting } } })
    const { unmount } = show(<Shell />)
    expect(requests).toEqual([])
    unmount()
    document.cookie = 'sps-acting=true; Path=/'
    show(<Shell />)
    expect(await screen.findByText('You act for Ada Buyer, Northline')).toBeTruthy()

    serve({
      'GET /pif/api/any': { status: 403, body: { code: 'acting_ended' } },
      'GET /api/acting': { body: { mayAct: true, acting: { ...acting, hasEnded: true } } },
    })
    await act(() => call(endpoint({ method: 'GET', access: 'everyone', path: '/pif/api/any', isHidden: true })))
    expect(await screen.findByText('You no longer act for Ada Buyer')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Continue as yourself' })).toBeTruthy()
  })
})

describe('choosing a customer', () => {
  const customers = [{ id: 'b', name: 'Ada Buyer', email: 'buyer@sps.example', company: 'Northline', accounts: 3 }]

  test('lists who may be chosen and asks for what is typed', async () => {
    serve({ 'GET /api/acting/customers': { body: { customers, total: 1 } } })
    show(<Picker heading="Choose a customer" />)
    expect(await screen.findByRole('button', { name: 'Act for Ada Buyer' })).toBeTruthy()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a customer' }), { target: { value: ' ada ' } })
    await waitFor(() => expect(requests).toContain('GET /api/acting/customers?search=ada'))
  })

  test('tells those who may not why, and what would change it', async () => {
    const reasons = [{ rule: 'csr.not-internal', text: 'Only employees may do this.', wouldChange: 'Ask an administrator.' }]
    serve({
      'GET /api/acting/customers': { status: 404, body: {} },
      'GET /api/me/why': { body: { action: 'act-for-customer', allowed: false, reasons } },
    })
    show(<Picker heading="Choose a customer" />)
    expect((await screen.findByText(/Only employees may do this/)).textContent).toContain('Ask an administrator.')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('says when the choice did not work', async () => {
    serve({ 'GET /api/acting/customers': { body: { customers, total: 1 } }, 'POST /api/acting': { status: 404, body: {} } })
    show(<Picker heading="Choose a customer" />)
    fireEvent.click(await screen.findByRole('button', { name: 'Act for Ada Buyer' }))
    expect((await screen.findByRole('alert')).textContent).toContain('did not work')
  })
})

describe('the history', () => {
  const entry = (id: string, action: string, details = {}) => ({
    id,
    at: '2026-11-15T10:00:00Z',
    action,
    actor: { name: 'Carl Service', isSelf: false },
    details,
  })

  test('tells the customer who acted and what was done', async () => {
    const entries = [entry('2', 'acting.changed', { route: '/pif/api/soldto/v1/roles' }), entry('1', 'acting.started')]
    serve({ 'GET /api/me/audit': { body: { entries, total: 2 } } })
    show(<History />)
    expect(await screen.findByText('Began to act for you')).toBeTruthy()
    expect(screen.getByText('Made a change (/pif/api/soldto/v1/roles)')).toBeTruthy()
    expect(screen.getAllByText('Carl Service')).toHaveLength(2)
    expect(requests[0]).toContain('by=others')
  })

  test('says when nobody has acted', async () => {
    serve({ 'GET /api/me/audit': { body: { entries: [], total: 0 } } })
    show(<History />)
    expect(await screen.findByText('Nobody has acted for you')).toBeTruthy()
  })
})
