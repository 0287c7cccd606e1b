import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { LocaleButton, LocaleMenuEntry } from '#features/site/navigation/locale/locale-button.tsx'
import { Block as LocaleList } from '#features/site/navigation/blocks/locale-list.block.tsx'
import { LocaleFlyout, LOCALES_ID } from '#features/site/navigation/locale/locale-flyout.tsx'
import { LocaleLinks } from '#features/site/navigation/locale/locale-links.tsx'
import { en } from '#features/site/navigation/texts/en.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const locale = { country: 'gb', language: 'en' } as const
const page: PageContext = {
  tenant: { key: 'sps', name: 'Halden', traits: presetTraits('sps') },
  locale,
  path: '/about',
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('sps', locale),
  flags: resolveFlags({}),
  alternates: [locale, { country: 'de', language: 'de' }],
}
const show = (children: ReactNode) =>
  render(
    <TextsProvider dictionaries={{ navigation: en, ui }} locale={locale}>
      <PageProvider page={page}>{children}</PageProvider>
    </TextsProvider>,
  )
const pages = [{ country: 'de', language: 'de', href: '/de/de/secure/home' }]

test('an entry leads to the same page where it exists, and else to the home page', () => {
  show(<LocaleLinks />)
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf(/Deutschland/)).toBe('/de/de/about')
  expect(hrefOf(/France/)).toBe('/fr/fr')
  expect(screen.getByRole('link', { current: true }).textContent).toContain('United Kingdom')
})

test('entries of the list carry path, label, code and the page after signing in [1.0.4, 3.8.1, 2.4.11]', () => {
  const { container } = show(<LocaleList postLoginPages={pages} />)
  const entry = container.querySelector<HTMLElement>('a[data-country-language-code="de-de"]')
  expect(Object.fromEntries(Object.entries(entry?.dataset ?? {}))).toEqual({
    countryLanguageCode: 'de-de',
    path: '/de/de',
    locale: 'Deutschland(DE)',
    languageName: 'Deutsch',
    names: 'Deutschland\nDeutsch\nGermany\nGerman',
    postloginRedirectpage: '/de/de/secure/home',
  })
  expect(container.querySelector('a[data-country-language-code="fr-fr"]')?.hasAttribute('data-postlogin-redirectpage')).toBe(
    false,
  )
})

test('the regions stand in their order [2.4.2]', () => {
  const { container } = show(<LocaleList postLoginPages={[]} />)
  const titles = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent)
  expect(titles).toEqual(['Americas', 'Europe, Middle East and Africa', 'Asia Pacific'])
})

test('before the list is there, a hidden field maps the page, and a link leads to the plain list [2.5.2]', () => {
  const { container } = show(<LocaleFlyout />)
  const map = JSON.parse(container.querySelector<HTMLInputElement>('#locale-map')?.value ?? '') as unknown[]
  expect(map).toEqual([{ path: '/gb/en', locale: 'UK(EN)', 'data-country-language-code': 'en-gb' }])
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/gb/en/about?#locales')
})

test.each([
  ['the header', LocaleButton],
  ['the menu', LocaleMenuEntry],
])('%s opens the list and says the label and the language [2.4.1, 2.5.1]', (_, Opener) => {
  const { container } = show(<Opener />)
  const button = within(container).getByRole('button', { name: 'Country and language: UK(EN)' })
  expect(button.getAttribute('popovertarget')).toBe(LOCALES_ID)
  expect(container.textContent).toBe('UK(EN)English')
})
