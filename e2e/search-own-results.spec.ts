import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { articles, box, SEARCH } from './results-parts.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

test('a buyer is answered by the portal, and saves, opens and deletes a search [7.8.1, 7.8.9]', async ({ page }) => {
  const name = 'Gas of Halden'
  await signInAs(page, 'sps', 'buyer')
  const response = page.waitForResponse('**/us/en/search.portalsearch')
  await open(page, 'sps', `${SEARCH}?search=gas&type=Product`)
  expect((await response).status()).toBe(200)
  await expect(page.locator('[data-search-results][data-island]')).toBeAttached()
  await expect(articles(page).first().locator('[data-price]')).toContainText(/\d/)
  await box(page, 'Halden').check()
  await expect(page).toHaveURL(/brand=Halden/)
  await expect(box(page, 'Halden')).toBeFocused()
  await expectNoOverflow(page)
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search as' })
  await expect(dialog.getByLabel('Name')).toHaveValue('gas')
  await dialog.getByLabel('Name').fill(name)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()

  await open(page, 'sps', SEARCH)
  await page.getByRole('button', { name: /^Saved searches \(/ }).click()
  const list = page.getByRole('dialog', { name: 'Saved searches' })
  await expectNoAxeViolations(page)
  await list.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/search=gas&type=Product&brand=Halden/)
  await page.getByRole('button', { name: /^Saved searches \(/ }).click()
  await list.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(list.getByText(`“${name}” was deleted.`)).toBeVisible()
  await expect(list.getByRole('link', { name })).toHaveCount(0)
})

type Form = Readonly<Record<string, string>>

test('what goes to the portal is what its contract says; the support page has a search of its own [2.2.16, 3.11.8, 3.11.9, 3.11.10, 6.6.5, 7.8.1, 7.8.7]', async ({
  page,
}) => {
  await test.step('to the portal', async () => {
    const sent: Form[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/us/en/search.portalsearch'))
        sent.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')))
    })
    await signInAs(page, 'aerobt', 'buyer')
    await open(page, 'aerobt', `${SEARCH}?search=valve&type=Sku`)
    await expect(page.getByRole('region', { name: 'Ready to order online' }).getByRole('link')).toHaveCount(5)
    const [search, shop] = ['search', 'multi-search'].map((type) => sent.find((form) => form['type'] === type))
    expect(search).toMatchObject({ tenantPath: '/content/aerobt', hybrisSerachEnabled: 'true' })
    expect(JSON.parse(search?.['payload'] ?? '')).toMatchObject({
      query: 'valve',
      page: { size: 20, current: 1 },
      filters: { all: [{ document_type: 'Product' }], none: [] },
    })
    expect(shop).toMatchObject({
      soldToNumber: expect.stringMatching(/^\d{10}$/),
      selectedCurrency: expect.stringMatching(/^[A-Z]{3}$/),
    })
    expect(JSON.parse(shop?.['payload'] ?? '')).toEqual({
      queries: [
        {
          query: 'valve',
          page: { size: 5, current: 0 },
          filters: {
            none: [],
            all: [{ language: 'en' }, { document_type: 'Sku' }],
            any: [{ none: [{ document_type: ['Work Orders'] }] }],
          },
        },
      ],
    })
    await expectNoOverflow(page)
    await expectNoAxeViolations(page)
  })
  await test.step('the support page', async () => {
    await open(page, 'hbtbt', '/de/de/support')
    await expect(page.locator('body')).toHaveAttribute('data-page-kind', 'Technical Support Search')
    await page.getByRole('main').getByRole('searchbox').fill('Reparatur')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/de\/de\/support\?search=Reparatur/)
    await expect(
      articles(page)
        .first()
        .getByRole('link', { name: /Reparatur/ }),
    ).toHaveAttribute('href', '/de/de/support/repairs')
    await expectNoAxeViolations(page)
  })
})
