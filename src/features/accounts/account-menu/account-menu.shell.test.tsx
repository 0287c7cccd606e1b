import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetQueries } from '#browser/query.ts'
import { Shell } from '#features/accounts/account-menu/account-menu.shell.tsx'
import { en } from '#features/accounts/account-menu/texts/en.ts'
import { withPage } from '#foundation/blocks/testing/with-page.tsx'
import { forgetPerson } from '#foundation/identity/testing/forget-person.ts'

const showMenu = () => render(withPage(<Shell />, { 'account-menu': en }))
const header = document.createElement('header')
beforeEach(() => {
  forgetPerson()
  header.innerHTML = `<div data-account-slot="menu"><a href="/in">Sign in</a></div><div data-account-slot="list"><a href="/in">Sign in</a></div>`
  document.body.append(header)
  document.cookie = 'sps-isAuthenticated=true'
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = 'sps-isAuthenticated=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
  header.remove()
  forgetPerson()
  forgetQueries()
})

const answerWith = (status: number, body: object) => {
  const fetch = vi.fn(async () => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('someone signed in finds their given name in the header, with the way out behind it [2.3.20, 2.3.21]', async () => {
  answerWith(200, { sub: 'ann', given_name: 'Ann' })
  showMenu()
  const button = await screen.findByRole('button', { name: 'Ann' })
  expect(header.textContent).not.toContain('Sign in')
  fireEvent.click(button)
  const menu = await screen.findByRole('menu')
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['My account', 'Sign out'])
})

test('the phone menu lists the same ways', async () => {
  answerWith(200, { sub: 'ann', given_name: 'Ann' })
  showMenu()
  const list = header.querySelector<HTMLElement>('[data-account-slot="list"]')!
  await waitFor(() => expect(within(list).getByRole('button', { name: 'Sign out' })).toBeTruthy())
  expect(within(list).getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/us/en/secure/my-account')
})

const answerActing = (acting: Response) =>
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/api/acting') ? acting : Response.json({ sub: 'ann', given_name: 'Ann' }),
  )
const listWays = async (): Promise<string[]> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Ann' }))
  const menu = await screen.findByRole('menu')
  return within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent)
}

test('who may act for customers finds the way there, in the bar and on a phone', async () => {
  answerActing(Response.json({ mayAct: true, acting: null }))
  showMenu()
  const list = header.querySelector<HTMLElement>('[data-account-slot="list"]')!
  const link = await within(list).findByRole('link', { name: 'Act for a customer' })
  expect(link.getAttribute('href')).toBe('/us/en/secure/act-for-customer')
  expect(await listWays()).toEqual(['My account', 'Act for a customer', 'Sign out'])
})

test.each([
  ['the server says no', () => Response.json({ mayAct: false, acting: null })],
  ['the server does not say', () => Response.json({ mayAct: true }, { status: 500 })],
])('when %s, no way to act for customers is offered', async (_, answer) => {
  const acting = answer()
  answerActing(acting)
  showMenu()
  expect(await listWays()).toEqual(['My account', 'Sign out'])
  await waitFor(() => expect(acting.bodyUsed).toBe(true))
  expect(header.textContent).not.toContain('Act for a customer')
})

test('whoever has no given name finds the default label [2.3.20]', async () => {
  answerWith(200, { sub: 'ann' })
  showMenu()
  expect(await screen.findByRole('button', { name: 'FirstName' })).toBeTruthy()
})

test('a name is shown as text', async () => {
  answerWith(200, { sub: 'ann', given_name: '<img src=x>' })
  showMenu()
  await screen.findByRole('button', { name: '<img src=x>' })
  expect(header.querySelector('img')).toBeNull()
})

test.each([401, 500])('when the server does not know who is here (%s), sign-in stays [2.3.21]', async (status) => {
  const fetch = answerWith(status, {})
  showMenu()
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  expect(header.textContent).toBe('Sign inSign in')
})

test('without the marker cookie nobody is asked about', () => {
  document.cookie = 'sps-isAuthenticated=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
  const fetch = answerWith(200, { sub: 'ann', given_name: 'Ann' })
  showMenu()
  expect(fetch).not.toHaveBeenCalled()
})
