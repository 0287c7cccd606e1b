import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContactDialog } from '#features/site/navigation/header/contact-dialog.tsx'
import { turnContactLinks, unlockNavigation } from '#features/site/navigation/header/personal-header.client.ts'
import { en } from '#features/site/navigation/texts/en.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const header = document.createElement('header')
beforeEach(() => {
  header.dataset['header'] = ''
  header.innerHTML = `<span data-header-item="contact-link"><a href="/us/en/contact-us" data-contact-us="">Contact us</a></span>
    <nav><a href="/us/en/secure/orders" data-locked="true">Orders</a><a href="/us/en/contact-us">Contact us</a></nav>`
  document.body.append(header)
})
afterEach(() => header.remove())

test('locked entries open, also those that are loaded later, until nobody is there to open them [2.3.24]', async () => {
  const stop = unlockNavigation()
  expect(header.querySelector('[data-locked]')).toBeNull()
  const add = () => header.insertAdjacentHTML('beforeend', '<ul><li data-locked="true">Later</li></ul>')
  add()
  await vi.waitFor(() => expect(header.querySelector('[data-locked]')).toBeNull(), { timeout: 60_000 })
  stop()
  add()
  expect(header.querySelectorAll('[data-locked]')).toHaveLength(1)
})

test('every contact link of the header becomes a button, by click and by space bar, and a link again [2.3.23]', () => {
  const onPress = vi.fn()
  const stop = turnContactLinks(onPress)
  const buttons = within(header).getAllByRole('button', { name: 'Contact us' })
  expect(buttons).toHaveLength(2)
  for (const button of buttons) {
    expect(fireEvent.click(button)).toBe(false)
    fireEvent.keyDown(button, { key: ' ' })
    fireEvent.keyDown(button, { key: 'x' })
  }
  expect(onPress).toHaveBeenCalledTimes(4)
  expect(onPress).toHaveBeenCalledWith('/us/en/contact-us')
  stop()
  expect(within(header).getAllByRole('link', { name: 'Contact us' })).toHaveLength(2)
})

const Opened = () => {
  const [isOpen, setOpen] = useState(true)
  return (
    <ContactDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      account={{ soldToNumber: '0001004711', name: 'Nordwerk' }}
      ways={[{ label: 'Call us', href: 'tel:+15550100', text: 'Day and night' }]}
      contactHref="/us/en/contact-us"
    />
  )
}

test('the dialog tells the account, the ways, and where the others are [2.3.23]', () => {
  render(
    <TextsProvider dictionaries={{ ui, navigation: en }} locale={DEFAULT_LOCALE}>
      <Opened />
    </TextsProvider>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Contact us' })
  expect(dialog.textContent).toContain('0001004711')
  expect(dialog.textContent).toContain('Nordwerk')
  expect(
    within(dialog)
      .getByRole('link', { name: /Call us/ })
      .getAttribute('href'),
  ).toBe('tel:+15550100')
  expect(within(dialog).getByRole('link', { name: 'All contacts by region' }).getAttribute('href')).toBe('/us/en/contact-us')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
