import { stepInFreshBrowser } from './fresh-browser.ts'
import { field, listTypes, openTakeover, types } from './search-parts.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'

test('types: visitors get what is public, with hints, a buyer of sps the shop, someone without access products [2.8.6, 2.8.7, 4.13.2, 4.13.4, 4.13.6, 4.13.7, 4.13.8, 6.6.5]', async ({
  page,
  browser,
}) => {
  await test.step('an anonymous visitor', async () => {
    await open(page, 'sps', '/us/en')
    const search = await openTakeover(page)
    expect(await listTypes(search)).toEqual(['Product', 'Sku', 'support', 'news-events-id', 'Trainings'])
    await expect(types(search)).toHaveValue('Product')
    await expect(field(search)).toHaveAttribute('placeholder', 'Product name or family')
    await types(search).selectOption('Sku')
    await expect(field(search)).toHaveAttribute('placeholder', 'Part number, or its beginning')
    await expect(types(search)).toHaveAttribute('title', 'A part by its number')
    await open(page, 'hbtbt', '/de/de')
    await page.getByRole('banner').getByRole('button', { name: 'Suche', exact: true }).click()
    const german = page.getByRole('dialog', { name: 'Suche' }).getByRole('combobox', { name: 'Dokumenttyp' })
    await expect(german).toHaveValue('Product')
    await expect(german.locator('option')).toHaveText(['Produkte', 'Teilenummern', 'Onlineshop', 'Support', 'Diese Website'])
  })
  await stepInFreshBrowser(browser, 'a buyer of sps', {}, async (page) => {
    await signInAs(page, 'sps', 'buyer')
    await open(page, 'sps', '/us/en')
    const search = await openTakeover(page)
    await expect(types(search)).toHaveValue('HybrisSku')
    const offered = await listTypes(search)
    expect(offered).not.toContain('Sku')
    expect(offered).not.toContain('Product')
    expect(offered).toContain('Technical Publications')
  })
  await stepInFreshBrowser(browser, 'someone without access to the shop', {}, async (page) => {
    await signInAs(page, 'sps', 'reader')
    await open(page, 'sps', '/us/en')
    const search = await openTakeover(page)
    await expect(types(search)).toHaveValue('Product')
    expect(await listTypes(search)).not.toContain('HybrisSku')
  })
})

test('types of trainees and students change when more is known; what was chosen by hand stays [2.8.7, 4.13.3, 4.13.8, 6.9.2]', async ({
  page,
  browser,
}) => {
  await test.step('a trainee', async () => {
    await signInAs(page, 'hbtbt', 'trainee')
    const { promise: requested, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/pif/api/account/v1/get-contact-details*', async (route) => {
      await requested
      await route.continue()
    })
    await page.goto(site('hbtbt', '/us/en'))
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const search = await openTakeover(page)
    expect(await listTypes(search)).not.toContain('Trainings')
    await types(search).selectOption('support')
    release()
    await expect.poll(() => listTypes(search)).toContain('Trainings')
    await expect(types(search)).toHaveValue('support')
  })
  await stepInFreshBrowser(
    browser,
    'a student is offered no trainings, and with access to the shop looks for part numbers',
    {},
    async (page) => {
      await signInAs(page, 'hbtbt', 'student')
      await open(page, 'hbtbt', '/us/en')
      const search = await openTakeover(page)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('hbtbt-loggedInDetails'))).toContain('"userLoggedIn":true')
      await expect(types(search)).toHaveValue('Sku')
      expect(await listTypes(search)).not.toContain('Trainings')
    },
  )
})
