import { presetTraits } from '#features/tenants/testing/preset-traits.ts'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { PageProvider, type PageContext } from '#features/blocks/public.ts'
import { en } from '#features/identity/texts/en.ts'
import { resolveFlags, resolveSiteConfig } from '#features/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

export const samplePage = (over: Partial<PageContext> = {}): PageContext => ({
  tenant: { key: 'sps', name: 'Halden Safety', traits: presetTraits('sps') },
  locale: DEFAULT_LOCALE,
  path: '/',
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('sps', DEFAULT_LOCALE),
  flags: resolveFlags(),
  alternates: [],
  ...over,
})

/** Around each shell and block as the browser puts it. */
export const withPage = (children: ReactNode, page: PageContext = samplePage()): ReactNode => (
  <TextsProvider dictionaries={{ ui, identity: en }} locale={page.locale}>
    <PageProvider page={page}>{children}</PageProvider>
  </TextsProvider>
)

export const renderIdentity = (children: ReactNode, page?: PageContext) => render(withPage(children, page))
