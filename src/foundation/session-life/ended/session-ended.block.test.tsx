import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Block } from '#foundation/session-life/ended/session-ended.block.tsx'
import { renderSessionLife, withTexts } from '#foundation/session-life/testing/render-session-life.tsx'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
const resourceOf = () => {
  const href = screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')!
  return new URL(href, 'http://sps.localhost').searchParams.get('resource')
}

test('sign-in leads back to where the session ended [2.14.5, 4.3.9]', () => {
  localStorage.setItem('sessionReturnUrl', '/us/en/secure/orders?page=2')
  renderSessionLife(<Block />)
  expect(resourceOf()).toBe('/us/en/secure/orders?page=2')
})

test('each tab leads back to its own place', () => {
  localStorage.setItem('sessionReturnUrl', '/us/en/secure/orders')
  sessionStorage.setItem('sessionReturnUrl', '/us/en/secure/software')
  renderSessionLife(<Block />)
  expect(resourceOf()).toBe('/us/en/secure/software')
})

test.each([['//evil.example'], ['javascript:alert(1)'], ['/us/en/session-time-out']])(
  'a stored way back of %j is not followed [T-3]',
  (stored) => {
    localStorage.setItem('sessionReturnUrl', stored)
    renderSessionLife(<Block />)
    expect(resourceOf()).toBe('/us/en/secure/sps-home')
  },
)

test('the server draws a link that works without script', () => {
  const page = new DOMParser().parseFromString(renderToString(withTexts(<Block />)), 'text/html')
  expect(page.querySelector('a')?.getAttribute('href')).toBe(
    '/system/sling/login.html?resource=%2Fus%2Fen%2Fsecure%2Fsps-home&appId=portico-sps',
  )
  expect(page.querySelectorAll('[style], script')).toHaveLength(0)
})
