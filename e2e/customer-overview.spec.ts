import { expectFitsPhone, expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { createPerson, signInAs } from './sign-in-as.ts'
import { expect, expectFaults, open, test } from './site.fixture.ts'

const COMPANY = '400100'
const PAGE = '/us/en/back-office/customers'

test('an admin finds a customer, sees what belongs to it on one page, and goes on to the whole lists', async ({
  page,
  faults,
}) => {
  await signInAs(page, 'process', 'admin')
  await test.step('from the list of customers', async () => {
    await open(page, 'process', PAGE)
    await page.getByLabel('Find a customer').fill(COMPANY)
    await page.getByRole('link', { name: 'Northline Refining' }).click()
    await page.waitForURL(`**${PAGE}?company=${COMPANY}`)
    await expect(page.getByRole('heading', { name: 'Northline Refining' })).toBeVisible()
  })
  await test.step('each section has its newest and a link to all of them', async () => {
    for (const name of ['Accounts', 'People', 'Orders', 'Quotes', 'Invoices', 'Support cases', 'Equipment'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
    await expectGoodDark(page)
    await expectFitsPhone(page)
  })
  await test.step('all orders are those of this customer alone', async () => {
    await page.getByRole('region', { name: 'Orders' }).getByRole('link', { name: 'Show all' }).click()
    await expect(page).toHaveURL(new RegExp(`company=${COMPANY}`))
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible()
  })
  await test.step('a number that no customer has says so', async () => {
    await open(page, 'process', `${PAGE}?company=NOBODY`)
    await expect(page.getByRole('heading', { name: 'There is no such customer' })).toBeVisible()
    expectFaults(faults, /status of 404|status 404/)
  })
  await test.step('a customer has no such page', async () => {
    const buyer = await createPerson('process', 'buyer')
    expect((await buyer.send(`/api/back-office/v1/customers/${COMPANY}`)).status).toBe(404)
  })
})
