import { expectNoAxeViolations } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { ALSO_ON_PHONE, expect, fetchPlain, open, site, test } from './site.fixture.ts'

const TENANT = 'sps'
/** The page beside the sites, which plays the customer's system. */
const buyerSystem = (): string => site(undefined, '/demo/buyer-system')

test('a procurement system opens the shop in a frame once, takes the cart back and orders it', async ({ page }) => {
  await test.step('from the cart to the order', async () => {
    await page.goto(buyerSystem())
    await page.getByLabel('Supplier').selectOption(TENANT)
    await page.getByRole('button', { name: 'Open' }).click()
    const shop = page.frameLocator('iframe')
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Cart')
    await expect(shop.getByText('Nothing is ordered here.')).toBeVisible()
    for (const absent of [/sign in/i, /checkout/i, /cookie/i]) await expect(shop.getByText(absent)).toHaveCount(0)
    await expect(shop.getByRole('button', { name: 'Transfer to ProcureOne' })).toBeDisabled()

    await shop.getByRole('searchbox').fill('detector')
    await shop.getByRole('button', { name: 'Search', exact: true }).click()
    const add = shop.getByRole('region', { name: 'Parts found' }).getByRole('button', { name: /^Add / })
    await add.first().click()
    await expect(shop.getByRole('table', { name: 'Cart' }).getByRole('row')).toHaveCount(2)
    await expect(shop.getByRole('button', { name: 'Transfer to ProcureOne' })).toBeEnabled()
    await shop.getByRole('button', { name: 'Transfer to ProcureOne' }).click()

    await expect(shop.getByRole('heading', { name: 'Requisition with 1 line' })).toBeVisible()
    await shop.getByRole('button', { name: 'Approve and send the order' }).click()
    await expect(page.getByRole('heading', { name: 'Status 200' })).toBeVisible()
    await expect(page.getByText('PunchOutOrderMessage').first()).toBeVisible()
  })
  await test.step('a start address opens once, and no other page is framed', async () => {
    await page.goto(buyerSystem())
    await page.getByLabel('Supplier').selectOption(TENANT)
    await page.getByRole('button', { name: 'Open' }).click()
    const address = (await page.locator('iframe').getAttribute('src')) ?? ''
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Cart')
    expect((await fetchPlain(TENANT, new URL(address).pathname)).status).toBe(410)
    const home = await fetchPlain(TENANT, '/us/en')
    expect(home.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})

test(
  'the catalogue, a part and the cart are walked inside of the frame, and nothing leads out of it',
  ALSO_ON_PHONE,
  async ({ page }) => {
    await page.goto(buyerSystem())
    await page.getByLabel('Supplier').selectOption(TENANT)
    await page.getByRole('button', { name: 'Open' }).click()
    const shop = page.frameLocator('iframe')
    const expectNoWayOut = async (): Promise<void> => {
      const links = await shop.locator('a[href], form[action]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(links.filter((href) => href?.startsWith('#') !== true)).toEqual([])
    }
    await shop.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Products' }).click()
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Products')
    await shop.getByRole('main').getByRole('listitem').first().getByRole('link').click()
    const part = shop.getByRole('region', { name: 'Products' }).getByRole('link').first()
    const name = (await part.textContent()) ?? ''
    await expectNoWayOut()
    await part.click()
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(name)
    await expectNoWayOut()
    await shop.getByRole('button', { name: 'Add to the cart' }).click()
    await shop.getByRole('link', { name: 'Cart (1)' }).click()
    await expect(shop.getByRole('table', { name: 'Cart' })).toContainText(name)
    await expectNoWayOut()
    await page.evaluate(() => history.back())
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(name)
  },
)

test('a company-admin makes a connection, tests it and reads its log', async ({ page }) => {
  await signInAs(page, TENANT, 'chief')
  await open(page, TENANT, '/us/en/secure/company/procurement')
  await expect(page.getByRole('table', { name: 'Connections' })).toContainText('ProcureOne')
  await page.getByRole('button', { name: 'Test the connection' }).click()
  await expect(page.getByText('Every step worked')).toBeVisible()
  await expectNoAxeViolations(page)
})
