import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { swapResults } from '#features/search/search/results/swap-results.client.ts'
import { resolveFlags, resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'

const PAGE: EmbeddedModel = {
  tenant: { key: 'sps', name: 'Halden Safety', traits: {} },
  locale: DEFAULT_LOCALE,
  path: '/search',
  template: 'content-page-template',
  kind: 'Global Search',
  mode: 'publish',
  config: resolveSiteConfig('sps', DEFAULT_LOCALE),
  flags: resolveFlags(),
  islands: [],
}
const draw = (list: string, isFailed = false) => `
  <div data-results-part="head"><h2 tabindex="-1" data-results-heading>Results</h2></div>
  <div data-results-part="tabs"><a href="/us/en/search?search=gas&type=support">Support</a></div>
  <div data-results-layout>
    <form data-results-part="facets" action="/us/en/search"><input type="hidden" name="search" value="gas">
      <label><input type="checkbox" name="brand" value="Halden">Halden</label></form>
    <div><div data-results-part="list" ${isFailed ? 'data-results-failed' : ''}>${list}</div></div>
  </div>`
const FAILURE = `
  <template data-results-failure><h2 data-results-part="head" data-results-heading tabindex="-1">No results right now</h2>
    <div data-results-part="list" data-results-failed><form action="/us/en/search" data-results-retry>
      <button type="submit">Try again</button></form></div></template>`

const asked: string[] = []
let answer: () => Response
beforeEach(() => {
  asked.length = 0
  history.replaceState(null, '', '/us/en/search?search=gas')
  document.body.innerHTML = `<div id="root" data-search-results>${draw('First list')}</div><p data-results-status></p>${FAILURE}`
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.search)
    return answer()
  })
  swapResults(document.getElementById('root')!, PAGE)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})
const page = (list: string, isFailed = false) => new Response(`<div data-search-results>${draw(list, isFailed)}</div>`)

test.each([
  ['an error', () => new Response('', { status: 500 })],
  ['no connection', () => Response.error()],
  ['a page that says the same', () => page('No results right now', true)],
])('%s instead of the list is the empty result, with what was asked to try again [8.8.2]', async (_, failure) => {
  answer = failure
  fireEvent.click(screen.getByRole('link', { name: 'Support' }))
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(document.getElementById('root')!.textContent).not.toContain('First list')
  expect(document.querySelector('[data-results-status]')?.textContent).toBe('No results right now')
  expect(screen.getByRole('link', { name: 'Support' }), 'other ways stay').toBeTruthy()
  expect(location.search).toBe('?search=gas&type=support')
  answer = () => page('Second list')
  fireEvent.click(again)
  await waitFor(() => expect(document.getElementById('root')!.textContent).toContain('Second list'))
  expect(asked).toEqual(['?search=gas&type=support', '?search=gas&type=support'])
})

test('a filter that was chosen when the search failed stays chosen', async () => {
  answer = () => new Response('', { status: 500 })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Halden' }))
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Halden' }).checked).toBe(true)
})

test('what is sent in the room of others, such as the cart’s, is no search', () => {
  const list = document.querySelector('[data-results-part=list]')!
  list.innerHTML = '<div data-buy="V-1"><form><input aria-label="Quantity"></form></div>'
  const form = list.querySelector('form')!
  form.addEventListener('submit', (event) => event.preventDefault())
  fireEvent.change(screen.getByRole('textbox', { name: 'Quantity' }), { target: { value: '2' } })
  fireEvent.submit(form)
  expect(asked).toEqual([])
})
