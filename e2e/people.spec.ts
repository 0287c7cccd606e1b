import { askUserInfo, signInAs } from './sign-in-as.ts'
import { expect, open, test } from './site.fixture.ts'

test('a person signs in from the header, sees their name there, and signs out from its menu', async ({ page }) => {
  await signInAs(page, 'process', 'buyer')
  await open(page, 'process', '/us/en')
  const { given_name: givenName = '' } = await askUserInfo(page)
  await page.getByRole('button', { name: givenName }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('**/us/en**')
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('process-isAuthenticated')
})

test('greeted reads the message once; blocked reads that there is no access, without a way to close it [2.12.1, 2.25.3, 4.17.4, 4.17.7, 6.10.1]', async ({
  page,
}) => {
  await test.step('greeted', async () => {
    await signInAs(page, 'sps', 'greeted')
    await open(page, 'sps', '/us/en/products')
    const dialog = page.getByRole('dialog', { name: 'Message' })
    await expect(dialog).toContainText('Planned maintenance on Sunday from 06:00 UTC.')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(dialog).toBeHidden()
    await open(page, 'sps', '/us/en')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sps-loggedInDetails'))).toContain('"userLoggedIn":true')
    await expect(dialog).toBeHidden()
  })
  await test.step('blocked', async () => {
    await signInAs(page, 'hpsbt', 'blocked')
    await open(page, 'hpsbt', '/us/en/products')
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
  })
})

test('a customer-service person acts for a customer, is reminded on every page, and ends it with one click', async ({ page }) => {
  await signInAs(page, 'sps', 'csr')
  await open(page, 'sps', '/us/en/secure/act-for-customer')
  await page.getByLabel('Find a customer').fill('buyer@sps.example')
  const choices = page.getByRole('button', { name: /^Act for/ })
  await expect(choices).toHaveCount(1)
  await choices.click()
  const banner = page.getByText(/You act for/)
  await expect(banner).toBeVisible()
  await open(page, 'sps', '/us/en/products')
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Stop acting for them' }).click()
  await expect(banner).toBeHidden()
})
