import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { render, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Shell } from '#foundation/accounts/portal-data.shell.tsx'
import { usePortalData } from '#foundation/accounts/portal-data.client.ts'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'

const page: PageContext = {
  tenant: { key: 'hpsbt', name: 'Halden Performance Software', traits: presetTraits('hpsbt') },
  locale: DEFAULT_LOCALE,
  path: '/',
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('hpsbt', DEFAULT_LOCALE),
  flags: resolveFlags(),
  alternates: [],
}

afterEach(() => vi.unstubAllGlobals())

test('loading starts by itself on every page of the portal, and every root hears of it', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const { result } = renderHook(() => usePortalData())
  expect(result.current.phase).toBe('waiting')
  render(
    <PageProvider page={page}>
      <Shell />
    </PageProvider>,
  )
  // Nobody has signed in here.
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'signed-out', isSessionValid: false }))
  expect(fetched).not.toHaveBeenCalled()
})
