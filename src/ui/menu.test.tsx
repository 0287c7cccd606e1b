import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Menu } from '#ui/menu.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'

const items = [
  { key: 'copy', label: 'Copy order' },
  { key: 'cancel', label: 'Cancel order', disabled: true },
]

test('a menu opens from its button, runs the chosen action and closes', async () => {
  const onAction = vi.fn()
  renderUi(<Menu label="Actions" items={items} onAction={onAction} />)
  const button = screen.getByRole('button', { name: 'Actions' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(button)
  const item = await screen.findByRole('menuitem', { name: 'Copy order' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('menu', { name: 'Actions' })).toBeTruthy()
  expect(screen.getByRole('menuitem', { name: 'Cancel order' }).getAttribute('aria-disabled')).toBe('true')
  await act(async () => item.click())
  expect(onAction).toHaveBeenCalledExactlyOnceWith('copy')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('arrow down opens it', async () => {
  renderUi(<Menu label="Actions" items={items} />)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Actions' }), { key: 'ArrowDown' })
  expect(await screen.findByRole('menuitem', { name: 'Copy order' })).toBeTruthy()
})

test('keys walk through it, past what cannot be chosen, and Tab leaves it', async () => {
  renderUi(<Menu label="Actions" items={[...items, { key: 'print', label: 'Print', href: '/print' }]} />)
  fireEvent.keyDown(screen.getByRole('button', { name: 'Actions' }), { key: 'ArrowDown' })
  const [copy, print] = [
    await screen.findByRole('menuitem', { name: 'Copy order' }),
    screen.getByRole('menuitem', { name: 'Print' }),
  ]
  expect(document.activeElement).toBe(copy)
  fireEvent.keyDown(copy, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(print)
  expect(print.getAttribute('href')).toBe('/print')
  fireEvent.keyDown(print, { key: 'Tab' })
  expect(screen.queryByRole('menu')).toBeNull()
})

test('an entry that cannot be chosen does nothing', async () => {
  const onAction = vi.fn()
  renderUi(<Menu label="Actions" items={items} onAction={onAction} />)
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Cancel order' }))
  expect(onAction).not.toHaveBeenCalled()
  expect(screen.getByRole('menu')).toBeTruthy()
})
