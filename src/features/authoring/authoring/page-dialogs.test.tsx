import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MovePageDialog } from '#features/authoring/authoring/move-page-dialog.tsx'
import { NewPageDialog } from '#features/authoring/authoring/new-page-dialog.tsx'
import { en } from '#features/authoring/authoring/texts/en.ts'
import { makePage, renderPortal, serve } from '#foundation/portal-messages/testing/render-portal.tsx'

const ID = '5f0c1c9e-6d2a-4b55-9a35-0d1f7a5a9c11'
const PAGES = '/api/content/v1/pages'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const expectWrong = (name: string) =>
  waitFor(() => {
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(name))
  })

const move = (status: number, body: unknown) => {
  const calls = serve({ [`POST ${PAGES}/${ID}/move`]: { status, body } })
  const onDone = vi.fn()
  const page = { id: ID, path: '/offers', title: 'Offers' }
  renderPortal(<MovePageDialog page={page} onClose={() => {}} onDone={onDone} />, makePage(), { authoring: en })
  return { calls, onDone }
}

test('a page moves to another address only, with what stands below it', async () => {
  const { calls, onDone } = move(200, { id: ID, path: '/deals', moved: 2 })
  press(en.move)
  await expectWrong(en.address)
  expect(calls).toEqual([])
  type(en.address, '/deals')
  press(en.move)
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.stringContaining('/deals'), '/deals'))
  expect(calls.map(({ body }) => body)).toEqual([{ path: '/deals', withBelow: true, everywhere: false }])
})

test('an address that is taken is said at its field, and stays', async () => {
  move(409, { error: 'no' })
  type(en.address, '/deals')
  press(en.move)
  await screen.findByText(en.taken)
  await expectWrong(en.address)
  expect(field(en.address).value).toBe('/deals')
})

test('the address of a new page follows its title until somebody writes one', async () => {
  const calls = serve({ [`POST ${PAGES}`]: { status: 201, body: { id: ID, version: 1 } } })
  const onMade = vi.fn()
  const dialog = <NewPageDialog locales={['us/en', 'de/de']} locale="us/en" onClose={() => {}} onMade={onMade} />
  renderPortal(dialog, makePage(), { authoring: en })
  press(en['new.make'])
  await expectWrong(en.title)
  type(en.title, 'Spring offers')
  expect(field(en.address).value).toMatch(/\/spring-offers$/)
  type(en.address, '/spring')
  type(en.title, 'Spring offers 2027')
  expect(field(en.address).value).toBe('/spring')
  press(en['new.make'])
  await waitFor(() => expect(onMade).toHaveBeenCalledWith('/us/en/spring'))
  expect(calls.map(({ body }) => body)).toMatchObject([
    { locale: 'us/en', path: '/spring', content: { title: 'Spring offers 2027' } },
  ])
})
