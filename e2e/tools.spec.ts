import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import type { Browser } from '@playwright/test'
import { signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'
import { TENANT_KEYS, type TenantKey } from './world.ts'

const TOOLS = '/us/en/secure/tools'
const ACCESS = `${TOOLS}/access`

/** Where each of buyer's tools leads [4.4.1]. */
const WAYS = {
  approved: `${TOOLS}/workbench?from=menu`,
  pending: `${ACCESS}/pending?applicationId=pending`,
  denied: `${ACCESS}/denied?applicationId=denied`,
  'not-permitted': `${ACCESS}/not-permitted?applicationId=not-permitted`,
  'not-requested': `${ACCESS}/not-requested?applicationId=not-requested`,
  'group-primary': `${TOOLS}/workbench?from=menu`,
  'group-second': `${TOOLS}/workbench?from=menu`,
  'group-third': `${ACCESS}/denied?applicationId=group-third`,
} as const
const HEADINGS: Readonly<Record<string, string>> = {
  pending: 'Access pending',
  denied: 'Access denied',
  'not-permitted': 'Not permitted',
  'not-requested': 'Request access',
  'group-third': 'Access denied',
}

/** Somebody of the staff decides elsewhere, by the calls that the desk makes. */
const decideAs = async (browser: Browser, tenant: TenantKey, who: string, find: string, decision: 'approve' | 'deny') => {
  const page = await (await browser.newContext()).newPage()
  await signInAs(page, tenant, who)
  await page.goto(site(tenant, '/us/en/error/404'))
  const status = await page.evaluate(
    async ([query, word]) => {
      const base = '/api/back-office/v1/requests'
      const { requests } = (await (await fetch(`${base}?status=Waiting&${query}`)).json()) as { requests: { id: string }[] }
      const body = JSON.stringify({ decision: word, note: '' })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${base}/${requests[0]?.id}/decision`, { method: 'POST', headers, body })).status
    },
    [find, decision] as const,
  )
  expect(status).toBe(200)
  await page.context().close()
}

/** What every site does alike: rules and routes prove the table, one site the whole way, the others that they have it. */
const listTools = (tenant: TenantKey) =>
  Object.entries(WAYS).filter(([tool]) => tenant === 'sps' || tool === 'approved' || tool === 'denied')

test('every tool leads where its status says, and only use of an approved one is noted [2.13.5, 2.13.7, 2.13.8, 2.13.9, 2.13.10, 4.4.2, 4.4.3, 4.4.4, 4.4.5, 4.4.6, 4.4.7, 4.4.12, 4.4.13]', async ({
  page,
}) => {
  for (const tenant of TENANT_KEYS)
    await test.step(tenant, async () => {
      await signInAs(page, tenant, 'buyer')
      const noted: string[] = []
      page.on('request', (request) => /user-log/.test(request.url()) && noted.push(new URL(request.url()).pathname))
      for (const [tool, way] of listTools(tenant)) {
        await page.goto(site(tenant, `${TOOLS}/${tool}?from=menu`))
        await page.waitForURL(site(tenant, way))
        const heading = HEADINGS[tool]
        if (heading) await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
      }
      const used = tenant === 'sps' ? ['approved', 'group-primary', 'group-second'] : ['approved']
      expect(noted.map((path) => path.split('/').at(-1))).toEqual(used)
    })
})

test('pages of access: those whom the network serves, those who requested nothing, authors at work, the shop, and hostile addresses [2.13.4, 2.13.11, 2.13.12, 4.4.8, 4.4.11, 4.4.14] [T-7, T-9]', async ({
  page,
  context,
  browser,
}) => {
  await test.step('people', async () => {
    await signInAs(page, 'process', 'referred')
    await page.goto(site('process', `${TOOLS}/approved`))
    await page.waitForURL(site('process', `${ACCESS}/refer-to-network?applicationId=approved`))
    await expect(page.getByRole('heading', { level: 1, name: 'Refer to Network' })).toBeVisible()

    const reader = await (await browser.newContext()).newPage()
    await signInAs(reader, 'process', 'reader')
    await reader.goto(site('process', `${TOOLS}/group-second`))
    await reader.waitForURL(site('process', `${ACCESS}/group-request?applicationId=group-second`))
    await expect(reader.getByRole('heading', { level: 1, name: 'Request access to the tool group' })).toBeVisible()
    await reader.context().close()

    const author = await (await browser.newContext()).newPage()
    await signInAs(author, 'process', 'author')
    await open(author, 'process', `${TOOLS}/denied?wcmmode=edit`)
    await expect(author.getByRole('status').first()).toContainText('stays open here')
    expect(new URL(author.url()).pathname).toBe(`${TOOLS}/denied`)
    await author.context().close()
  })
  await test.step('the shop gets the first value as a segment, encoded twice, and a cookie', async () => {
    await signInAs(page, 'sps', 'buyer')
    await page.route('**/shop/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }))
    await page.goto(site('sps', `${TOOLS}/shop?sku=A1/2&x=9`))
    await page.waitForURL(site('sps', '/shop/sps/en/parts/A1%252F2'))
    const cookie = (await context.cookies()).find(({ name }) => name === 'sps-shop-entry')
    expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/' })
  })
  await test.step('a result page says what the server says, whatever its address claims', async () => {
    await signInAs(page, 'hpsbt', 'buyer')
    await open(page, 'hpsbt', `${ACCESS}/pending?applicationId=denied`)
    await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible()
    await open(page, 'hpsbt', `${ACCESS}/denied?applicationId=%3Cb%3Enothing`)
    await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Request access' })).toHaveCount(0)
  })
})

test('a request is decided while the person watches, and their page follows', async ({ page, browser }) => {
  await signInAs(page, 'aerobt', 'single')
  await open(page, 'aerobt', `${ACCESS}/not-requested?applicationId=not-requested`)
  await page.getByLabel(/^Reason/).fill('Repairs in our new hangar')
  await page.getByRole('button', { name: 'Request access' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Access pending' })).toBeVisible()
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)

  await decideAs(browser, 'aerobt', 'admin', 'kind=tool&person=single', 'approve')
  await expect(page.getByRole('heading', { level: 1, name: 'Access approved' })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('link', { name: /^Open / }).click()
  await page.waitForURL(site('aerobt', `${TOOLS}/workbench`))
})

test('the launcher finds, keeps, asks for and takes back [2.3.22, 6.8.1]', async ({ page }) => {
  await signInAs(page, 'hbtbt', 'colleague')
  await open(page, 'hbtbt', TOOLS)
  await page.getByRole('searchbox', { name: 'Find a tool' }).fill('valve')
  await expect(page.getByRole('heading', { level: 2, name: 'Valve Sizing' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Building Insight' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Favourite Valve Sizing' }).click()
  await expect(page.getByRole('button', { name: 'Favourite Valve Sizing' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Request access to Valve Sizing' }).click()
  await page.getByRole('button', { name: 'Request access', exact: true }).click()
  await page.getByRole('button', { name: 'Withdraw the request for Valve Sizing' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Request access to Valve Sizing' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a tool' }).fill('')
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)

  await page.locator('[data-account-slot="menu"] button').click()
  await expect(page.locator('[data-post-login-page-id="approved"]')).toBeVisible()
  await expect(page.locator('[data-post-login-page-id="denied"]')).toBeHidden()
})

test.describe('two who decide', () => {
  test.use({ expectedFault: /\/decision/ })

  test('the administration of requests shows what waits, what the rules say and who was first', async ({ page, browser }) => {
    await signInAs(page, 'sps', 'admin')
    await open(page, 'sps', '/us/en/back-office/requests')
    const table = page.getByRole('region', { name: 'Requests' }).getByRole('table')
    for (const name of ['Person', 'Account', 'Company', 'Tool', 'Asked', 'Status'])
      await expect(table.getByRole('columnheader', { name })).toBeVisible()
    const row = table.getByRole('row').filter({ hasText: 'Gas Detector Calibration' })
    await row.getByRole('link').click()
    const panel = page.getByRole('complementary').filter({ hasText: 'REQ-' })
    for (const name of ['What the rules say', 'Grant', 'History'])
      await expect(panel.getByRole('heading', { name })).toBeVisible()
    await expect(panel.getByRole('textbox', { name: /^Note to .+ \(optional\)$/ })).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)

    await decideAs(browser, 'sps', 'admin', 'kind=tool&person=buyer', 'deny')
    await panel.getByRole('button', { name: 'Approve…' }).click()
    await expect(page.getByText(/Already decided by /).first()).toBeVisible()
  })
})
