import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { forgetQueries } from '#browser/query.ts'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import type { Flags } from '#kernel/flags.ts'
import { en } from '#foundation/portal-messages/texts/en.ts'
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

/** With the words of the feature that is tested, beside those of messages. */
export const renderPortal = (
  children: ReactNode,
  page = makePage(),
  own: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
) =>
  render(children, {
    wrapper: ({ children: inner }: { children: ReactNode }) => (
      <TextsProvider dictionaries={{ ui, 'portal-messages': en, ...own }} locale={DEFAULT_LOCALE}>
        <PageProvider page={page}>{inner}</PageProvider>
      </TextsProvider>
    ),
  })

export type Answer = { readonly status?: number; readonly body?: unknown }

/** Stands in for the server: an answer for each path, or for a method and a path; what is not named is 404. Returns what was requested. */
export const serve = (answers: Readonly<Record<string, Answer>>) => {
  // The answer of an earlier server belongs to another page.
  forgetQueries()
  const calls: { method: string; url: string; headers: Headers; body: unknown }[] = []
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    calls.push({ method, url, headers: new Headers(headers), body: typeof body === 'string' ? JSON.parse(body) : body })
    const path = url.split('?')[0] ?? ''
    const { status = 200, body: answer } = answers[`${method} ${path}`] ?? answers[path] ?? { status: 404 }
    return Promise.resolve(new Response(answer === undefined ? '' : JSON.stringify(answer), { status }))
  })
  return calls
}
