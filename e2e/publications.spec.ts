import { stepInFreshBrowser } from './fresh-browser.ts'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { ALSO_ON_PHONE, expect, open, test } from './site.fixture.ts'

const LIST = '/us/en/secure/technical-publications'
const MANUAL = `${LIST}/mm-ha-4110`

test('publications come by .portalsearch, narrow by facet and word, and the view is kept [1.0.16, 7.8.1]', async ({ page }) => {
  await signInAs(page, 'aerobt', 'buyer')
  const asked = page.waitForRequest((request) => request.url().endsWith('/technical-publications.portalsearch'))
  await open(page, 'aerobt', LIST)
  const fields = new URLSearchParams((await asked).postData() ?? '')
  expect(JSON.parse(fields.get('payload') ?? '{}')).toMatchObject({
    filters: { all: [{ document_type: 'Technical Publications' }] },
  })
  const table = page.getByRole('table', { name: 'Technical publications' })
  await expect(table.getByRole('rowheader')).toHaveCount(25)
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  await page.getByRole('button', { name: /^Type:/ }).click()
  const types = page.getByRole('group', { name: 'Type', exact: true })
  await types.getByRole('checkbox', { name: /^Safety manual/ }).check()
  await expect(page).toHaveURL(/doc_type=Safety\+manual$/)
  await expect(table.getByText('safety manual').first()).toBeVisible()
  await expect(table.getByText('maintenance manual')).toHaveCount(0)
  // The chosen facet still offers its other values with their counts, and takes more than one.
  await types.getByRole('checkbox', { name: /^Maintenance manual\s*[1-9]/ }).check()
  await expect(page).toHaveURL(/doc_type=Safety\+manual&doc_type=Maintenance\+manual$/)
  await expect(table.getByText('maintenance manual').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await types.getByRole('checkbox', { name: /^Maintenance manual/ }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Type: Safety manual' })).toBeFocused()
  const name = 'Safety at the desk'
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await open(page, 'aerobt', LIST)
  await page.getByRole('button', { name }).click()
  await expect(page).toHaveURL(/doc_type=Safety\+manual/)
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page).not.toHaveURL(/doc_type/)
})

test('a publication is read in the page: pages, find, and a link to a page that opens there', ALSO_ON_PHONE, async ({ page }) => {
  const faults: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && faults.push(message.text()))
  await signInAs(page, 'aerobt', 'buyer')
  await open(page, 'aerobt', MANUAL)
  await page.getByRole('button', { name: 'Read here' }).click()
  const reader = page.getByRole('region', { name: 'Reader' })
  await expect(reader.getByText('Maintenance manual').first()).toBeVisible()
  await reader.getByRole('button', { name: 'Next page' }).click()
  await expect(reader.getByText('Record of revisions')).toBeVisible()
  await expect(page).toHaveURL(/#page=2$/)
  await reader.getByRole('searchbox', { name: 'Find in this document' }).fill('Torque of the')
  await page.keyboard.press('Enter')
  await expect(reader.getByRole('status').filter({ hasText: /Not found|Match/ })).toBeVisible()
  await reader.getByRole('searchbox', { name: 'Find in this document' }).fill('cover bolts M5')
  await page.keyboard.press('Enter')
  await expect(reader.getByText('Match 1 of 1, page 8')).toBeVisible()
  await expect(reader.getByText('8  Technical data')).toHaveCount(0)
  await expect(page).toHaveURL(/#page=8&search=cover\+bolts\+M5$/)
  await expectNoAxeViolations(page)
  await expectNoOverflow(page)
  // From the page that the link names, not from the first match of all.
  await page.goto(page.url().replace(/#.*/, '#page=7&search=cover'))
  await page.reload()
  await expect(reader.getByText(/^Match [2-9] of \d+, page 7$/)).toBeVisible()
  await page.goto(page.url().replace(/#.*/, '#page=8&search=cover+bolts+M5'))
  await expect(reader.getByText('Match 1 of 1, page 8')).toBeVisible()
  await expect(reader.getByText('Cover bolts M5')).toBeVisible()
  await reader.getByRole('button', { name: 'Close the reader' }).click()
  await expect(page).not.toHaveURL(/#/)
  expect(faults).toEqual([])
})

test('someone follows a publication, checks a serial number and finds it among the favourites; a visitor reads a public one', async ({
  page,
  browser,
}) => {
  await test.step('someone who is signed in', async () => {
    const slug = 'im-ha-4310'
    const number = slug.toUpperCase().replace('IM-', 'IM ')
    await signInAs(page, 'aerobt', 'single')
    await open(page, 'aerobt', `${LIST}/${slug}`)
    const follow = page.getByRole('button', { name: `Tell me about revisions of ${number}` })
    await follow.click()
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: `Keep ${number} as a favourite` }).click()
    await page.getByLabel('Your serial number').fill('1')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('Does not apply to serial number 1.')).toBeVisible()
    await open(page, 'aerobt', `${LIST}?own=favourites`)
    await expect(page.getByRole('table').getByRole('link', { name: /installation manual/ })).not.toHaveCount(0)
  })
  await stepInFreshBrowser(browser, 'a visitor: a secured one is behind the sign-in page', {}, async (page) => {
    await open(page, 'aerobt', '/us/en/search?search=IM+HA-4110&type=Technical+Publications')
    await page
      .getByRole('main')
      .getByRole('link', { name: /HA-4110 flight management computer, installation manual/ })
      .click()
    await expect(page).toHaveURL(/\/us\/en\/technical-publications\/im-ha-4110$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('HA-4110 flight management computer, installation manual')
    await expect(page.getByRole('button', { name: /^Tell me/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Read here' }).click()
    await expect(page.getByRole('region', { name: 'Reader' }).getByText('Installation manual').first()).toBeVisible()
    await open(page, 'aerobt', MANUAL)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sign in/)
  })
})
