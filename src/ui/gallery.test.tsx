import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '#kernel/locale.ts'
import { Gallery } from '#ui/gallery.tsx'
import { en } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const page = (language: (typeof LANGUAGES)[number] = 'en') => (
  <TextsProvider dictionaries={{ ui: en }} locale={{ country: 'us', language }}>
    <Gallery />
  </TextsProvider>
)

test('the server writes no inline style, which the content security policy would refuse', () => {
  expect(renderToString(page()).match(/<[^>]+ style=[^>]*>/g)).toBeNull()
})

test('every part renders where there is no window', () => {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  try {
    expect(renderToString(page())).toContain('</table>')
  } finally {
    vi.unstubAllGlobals()
  }
})

test.each(LANGUAGES)('the browser takes over the markup in %s without a difference', async (language) => {
  const host = document.createElement('div')
  host.innerHTML = renderToString(page(language))
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(host, page(language), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  await act(async () => root.unmount())
})
