import type { ReactNode } from 'react'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import type { Dictionaries } from '#kernel/texts.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

export const SAMPLE_PAGE: PageContext = {
  tenant: { key: 'sps', name: 'Halden Safety', traits: presetTraits('sps') },
  locale: DEFAULT_LOCALE,
  path: '/',
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('sps', DEFAULT_LOCALE),
  flags: resolveFlags(),
  alternates: [],
}

/** Around each shell and block as the browser puts it. */
export const withPage = (children: ReactNode, texts: Dictionaries, page: PageContext = SAMPLE_PAGE): ReactNode => (
  <TextsProvider dictionaries={{ ui, ...texts }} locale={page.locale}>
    <PageProvider page={page}>{children}</PageProvider>
  </TextsProvider>
)
