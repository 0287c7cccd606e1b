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
