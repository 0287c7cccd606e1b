import { expectFitsPhone, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, fetchPlain, open, site, test } from './site.fixture.ts'

const PASSWORD = 'Gantry-Oboe-71'
const PEOPLE = '/us/en/secure/company/people'
type Mail = { readonly toAddress: string; readonly text: string }

const findLink = async (email: string): Promise<string> => {
  const mails = JSON.parse((await fetchPlain(undefined, '/demo/outbox.json')).body) as Mail[]
  const address = /https?:\/\/\S+/.exec(mails.find(({ toAddress }) => toAddress === email)?.text ?? '')?.[0]
  const { pathname, search } = new URL(address ?? '')
  return site('sps', `${pathname}${search}`)
}

test('chief invites a colleague, who chooses a password and sees the accounts; once removed, their session is over', async ({
  page,
  browser,
}, { project }) => {
  const email = `oskar.${project.name.replaceAll(/\W/g, '')}.${Date.now()}@northline.example`
  await signInAs(page, 'sps', 'chief')
  await open(page, 'sps', PEOPLE)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Given name').fill('Oskar')
  await dialog.getByLabel('Family name').fill('Jensen')
  await dialog.getByRole('radio', { name: 'Buyer' }).check()
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  await expectFitsPhone(page, expectNoAxeViolations)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Invited')
  await expect(row).toContainText('Buyer')
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  await expectFitsPhone(page, expectNoAxeViolations)

  const theirs = await browser.newContext()
  const colleague = await theirs.newPage()
  await colleague.goto(await findLink(email))
  await colleague.getByLabel('New password').fill(PASSWORD)
  await colleague.getByLabel('Repeat the password').fill(PASSWORD)
  await colleague.getByRole('button', { name: 'Save password' }).click()
  await expect(colleague.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await colleague.goto(site('sps', '/system/sling/login.html?resource=%2Fus%2Fen%2Fsecure%2Forders'))
  await colleague.getByLabel('E-mail').fill(email)
  await colleague.getByLabel('Password').fill(PASSWORD)
  await colleague.getByRole('button', { name: 'Sign in', exact: true }).click()
  await colleague.waitForURL('**/us/en/secure/orders')
  await open(colleague, 'sps', '/us/en/secure/orders')
  const company = await colleague.evaluate(
    async () => (await (await fetch('/api/company/v1')).json()) as { role: string; accounts: unknown[] },
  )
  expect([company.role, company.accounts.length]).toEqual(['buyer', 1])
  // For a buyer the page does not exist, and nothing leads to it.
  await expect(colleague.getByRole('link', { name: 'People' })).toHaveCount(0)
  expect((await colleague.goto(site('sps', PEOPLE)))?.status()).toBe(404)

  await open(page, 'sps', PEOPLE)
  await expect(row).toContainText('Active')
  await row.getByRole('button', { name: 'Remove Oskar Jensen' }).click()
  await page.getByRole('dialog', { name: 'Remove Oskar Jensen?' }).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Oskar Jensen was removed.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await colleague.goto(site('sps', '/us/en/secure/orders'))
  await expect(colleague.getByLabel('Password')).toBeVisible()
  await theirs.close()
})

test('chief adds one of the company’s own part numbers', async ({ page }, { project }) => {
  const number = `MAT-${project.name.replaceAll(/\W/g, '')}-${Date.now()}`
  await signInAs(page, 'sps', 'chief')
  await open(page, 'sps', '/us/en/secure/company/part-numbers')
  await expect(page.getByRole('heading', { level: 1, name: 'Part numbers' })).toBeVisible()
  const sku = await page.evaluate(async () => {
    const answer = await fetch('/api/cart/v1/parts?q=detector&country=us&language=en')
    return ((await answer.json()) as { parts: { sku: string }[] }).parts[0]?.sku ?? ''
  })
  await page.getByRole('button', { name: 'Add a number' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a number' })
  await dialog.getByLabel('Your number').fill(number)
  await dialog.getByLabel('Our part number').fill(sku)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText(sku)
})
