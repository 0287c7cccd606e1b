import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, open, test } from './site.fixture.ts'
import { signInAs } from './sign-in-as.ts'

const openGallery = async (page: Page) => {
  await open(page, 'aerobt', '/us/en/design-system')
  const select = page.getByRole('combobox', { name: 'Deliver to', exact: true })
  await select.scrollIntoViewIfNeeded()
  return select
}

test('a long list is searched with the keyboard, and the form gets the choice [2.24.1, 2.24.2, 4.18.2]', async ({ page }) => {
  const select = await openGallery(page)
  const colourOf = () => select.evaluate((element) => getComputedStyle(element).color)
  const placeholderColour = await colourOf()
  await select.focus()
  // A letter opens the list and is the beginning of the search.
  await page.keyboard.press('a')
  const search = page.getByPlaceholder('Find...', { exact: true })
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('a')
  await page.keyboard.press('Escape')
  await expect(select).toBeFocused()
  await expect(page.getByRole('listbox', { name: 'Deliver to' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
  await page.keyboard.type('IT')
  await expect(page.getByRole('listbox', { name: 'Deliver to' }).getByRole('option')).toHaveText(['Italy'])
  await page.keyboard.press('Enter')
  await expect(select).toHaveText('Italy')
  await expect(select).toBeFocused()
  await expect(page.locator('input[name=deliverTo]')).toHaveValue('Italy')
  expect(await colourOf(), 'no placeholder any more').not.toBe(placeholderColour)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox', { name: 'Deliver to' })).toHaveCount(0)
  await expect(select).not.toBeFocused()
  await expect(select).toHaveText('Italy')
})

test('the list opens at its button, also low on the screen, and closes on a click elsewhere', async ({ page }) => {
  const select = await openGallery(page)
  for (const block of ['start', 'end'] as const) {
    await select.evaluate((element, place) => element.scrollIntoView({ block: place }), block)
    await select.click()
    const [list, button] = [await page.locator('[popover]:popover-open').boundingBox(), await select.boundingBox()]
    if (!list || !button) throw new Error('The list is not there.')
    const gap = block === 'start' ? list.y - (button.y + button.height) : button.y - (list.y + list.height)
    expect(gap, block).toBeGreaterThanOrEqual(0)
    expect(gap, block).toBeLessThan(12)
    expect(Math.abs(list.x - button.x)).toBeLessThan(2)
    await expectNoOverflow(page)
    await select.click()
    await expect(page.getByRole('listbox', { name: 'Deliver to' })).toHaveCount(0)
  }
  await select.click()
  await page.getByRole('listbox', { name: 'Deliver to' }).getByRole('option', { name: 'Brazil' }).click()
  await expect(select).toHaveText('Brazil')
})

test('the country of a phone number is found in the profile [2.24.2, 5.9.1, 5.9.2]', async ({ page }) => {
  await signInAs(page, 'process', 'single')
  await open(page, 'process', '/de/de/secure/my-account')
  const code = page.getByRole('combobox', { name: /^Ländervorwahl/ })
  await expect(code).toBeEnabled()
  await code.click()
  await expect(page.getByRole('listbox').getByRole('option').nth(1)).toHaveText('Vereinigte Staaten (+1)')
  await page.getByPlaceholder('Suchen …').fill('oster')
  await expectNoAxeViolations(page)
  await page.getByRole('option', { name: 'Österreich (+43)' }).click()
  await expect(page.getByLabel(/^Telefon/)).toHaveValue(/^\+43\b/)
  await expect(code).toHaveText('Österreich (+43)')
  // The messages of the portal are stored for who is signed in [3.19.4].
  const kept = await page.evaluate(() => localStorage.getItem('apiResourceBundle'))
  expect(JSON.parse(kept ?? '{}')).toHaveProperty(['bt.errormessage.requestprocesserrormsg'], expect.stringContaining('später'))
})
