import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { createVisitor } from './plain-visitor.ts'
import { askUserInfo, signInAs } from './sign-in-as.ts'
import { expect, expectFaults, open, test } from './site.fixture.ts'

test('an admin disables somebody and enables them again, after the password was given once more, and finds all in the audit log [T-103]', async ({
  page,
  faults,
}, { project }) => {
  // Somebody of their own: disabling them disturbs no other test.
  const email = `leaver-${project.name}-${Date.now()}@corp.example`
  const visitor = createVisitor('hpsbt')
  await visitor.get('/us/en/register')
  expect((await visitor.submit({ firstName: 'Lea', lastName: 'Leaver', email })).status).toBe(200)

  await signInAs(page, 'hpsbt', 'admin')
  await open(page, 'hpsbt', `/us/en/back-office/people?find=${email}`)
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: 'Actions for Lea Leaver' }).click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  const dialog = page.getByRole('dialog', { name: 'Disable Lea Leaver?' })
  await expect(dialog).toContainText('every session ends at once')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Disable' }).click()

  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(proof.getByLabel('Current password')).toBeFocused()
  await proof.getByLabel('Current password').fill('Portico-demo-1')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Disabled')
  // The first refusal is what brings up the dialog.
  expectFaults(faults, /status of 403|status 403/)
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  await expectGoodDark(page)

  // Within five minutes nobody is asked again.
  await row.getByRole('button', { name: 'Actions for Lea Leaver' }).click()
  await page.getByRole('menuitem', { name: 'Enable' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click()
  await expect(row).toContainText('Not confirmed')
  await expect(proof).toHaveCount(0)

  await test.step('the audit log says who did what', async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, 'hpsbt', '/us/en/back-office/audit')
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
    const table = page.getByRole('table')
    for (const name of ['Time', 'Who', 'Action', 'Object', 'Change', 'From'])
      await expect(table.getByRole('columnheader', { name })).toBeVisible()
    await page.getByLabel('Find in the log').fill(email)
    await expect(page).toHaveURL(/find=leaver-/)
    await expect(table).not.toHaveAttribute('aria-busy', 'true')
    const { given_name: admin = '' } = await askUserInfo(page)
    for (const action of ['person.disabled', 'person.enabled'])
      await expect(table.getByRole('row').filter({ hasText: email }).filter({ hasText: action })).toContainText(admin)
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
  })
})
