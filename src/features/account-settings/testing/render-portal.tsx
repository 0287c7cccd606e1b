import { presetTraits } from '#features/tenants/testing/preset-traits.ts'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { PageProvider, type PageContext } from '#features/blocks/public.ts'
import { resolveFlags, resolveSiteConfig, type Flags } from '#features/tenants/public.ts'
import { en } from '#features/account-settings/texts/en.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

export const makePage = (path = '/products', flags: Partial<Flags> = {}): PageContext => ({
  tenant: { key: 'sps', name: 'Halden Safety', traits: presetTraits('sps') },
  locale: DEFAULT_LOCALE,
  path,
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('sps', DEFAULT_LOCALE),
  flags: resolveFlags(flags),
  alternates: [],
})

export const renderPortal = (children: ReactNode, page = makePage()) =>
  render(children, {
    wrapper: ({ children: inner }: { children: ReactNode }) => (
      <TextsProvider dictionaries={{ ui, 'account-settings': en }} locale={DEFAULT_LOCALE}>
        <PageProvider page={page}>{inner}</PageProvider>
      </TextsProvider>
    ),
  })

export type Answer = { readonly status?: number; readonly body?: unknown }

/** Stands in for the server: an answer for each path; what is not named is 404. Returns what was asked. */
export const serve = (answers: Readonly<Record<string, Answer>>) => {
  const calls: { method: string; url: string; headers: Headers; body: unknown }[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    calls.push({ method, url, headers: new Headers(headers), body: typeof body === 'string' ? JSON.parse(body) : body })
    const { status = 200, body: answer } = answers[url.split('?')[0] ?? ''] ?? { status: 404 }
    return Promise.resolve(new Response(answer === undefined ? '' : JSON.stringify(answer), { status }))
  })
  return calls
}
