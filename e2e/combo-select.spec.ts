import { expectNoOverflow } from './page-checks.ts'
import { expect, open, test } from './site.fixture.ts'

test('a long list is searched with the keyboard, opens at its button, and the form gets the choice [2.24.1, 2.24.2, 4.18.2]', async ({
  page,
}) => {
  await open(page, 'aerobt', '/us/en/design-system')
  const select = page.getByRole('combobox', { name: 'Deliver to', exact: true })
  await select.scrollIntoViewIfNeeded()
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

  await test.step('by mouse, also low on the screen; it closes on a click elsewhere', async () => {
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
})
