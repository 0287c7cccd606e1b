import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from '#ui/tabs.tsx'

afterEach(cleanup)

const items = ['Find', 'Order', 'Receive'].map((label) => ({ label, content: <p>How to {label.toLowerCase()}</p> }))
const tab = (name: string) => screen.getByRole('tab', { name })
const shownPanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.querySelector('p')?.textContent)

test('the first tab is selected and names the one panel that is shown', () => {
  render(<Tabs label="Steps" items={items} />)
  expect(screen.getByRole('tablist', { name: 'Steps' })).toBeTruthy()
  expect(tab('Find').getAttribute('aria-selected')).toBe('true')
  expect(shownPanels()).toEqual(['How to find'])
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(tab('Find').id)
  expect(tab('Find').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id)
})

test('a click shows that panel', () => {
  render(<Tabs items={items} />)
  fireEvent.click(tab('Receive'))
  expect(shownPanels()).toEqual(['How to receive'])
})

test('arrow keys, Home and End move focus and selection together', () => {
  render(<Tabs items={items} />)
  tab('Find').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Order'],
    ['End', 'Receive'],
    ['ArrowRight', 'Find'],
    ['ArrowLeft', 'Receive'],
    ['Home', 'Find'],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key })
    expect(document.activeElement).toBe(tab(name))
    expect(tab(name).getAttribute('aria-selected')).toBe('true')
    expect(shownPanels()).toEqual([`How to ${name.toLowerCase()}`])
  }
})

test('only the selected tab is a stop of the Tab key', () => {
  render(<Tabs items={items} />)
  fireEvent.click(tab('Order'))
  expect(screen.getAllByRole('tab').map((element) => element.tabIndex)).toEqual([-1, 0, -1])
})

test('keys with a modifier belong to the browser', () => {
  render(<Tabs items={items} />)
  fireEvent.keyDown(tab('Find'), { key: 'ArrowLeft', altKey: true })
  expect(shownPanels()).toEqual(['How to find'])
})

test('the server sends every panel, so that a page without script can show them all', () => {
  const html = renderToString(<Tabs items={items} />)
  for (const { label } of items) expect(html).toContain(`${label}</h3>`)
  expect(html.match(/hidden=""/g)).toHaveLength(2)
})
