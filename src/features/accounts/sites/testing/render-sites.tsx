import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { forgetQueries } from '#browser/query.ts'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { en } from '#features/accounts/sites/texts/en.ts'
import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const page: PageContext = {
  tenant: { key: 'sps', name: 'Halden Safety', traits: presetTraits('sps') },
  locale: DEFAULT_LOCALE,
  path: '/secure/account/overview',
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('sps', DEFAULT_LOCALE),
  flags: resolveFlags({}),
  alternates: [],
}

export const renderSites = (children: ReactNode) =>
  render(children, {
    wrapper: ({ children: inner }: { children: ReactNode }) => (
      <TextsProvider dictionaries={{ ui, sites: en }} locale={DEFAULT_LOCALE}>
        <PageProvider page={page}>{inner}</PageProvider>
      </TextsProvider>
    ),
  })

type Answer = { readonly status?: number; readonly body?: unknown }

/** Stands in for the server: an answer for each path; what is not named is 404. Returns what was requested. */
export const serve = (answers: Readonly<Record<string, Answer>>) => {
  // The answer of an earlier server belongs to another page.
  forgetQueries()
  const calls: { method: string; url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : body })
    const { status = 200, body: answer } = answers[url.split('?')[0] ?? ''] ?? { status: 404 }
    return Promise.resolve(new Response(JSON.stringify(answer), { status }))
  })
  return calls
}
