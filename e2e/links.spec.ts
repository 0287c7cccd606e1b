import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { expect, open, site, test } from './site.fixture.ts'

/** A link that arrives after the page, as those of fragments and tools do. */
const addLink = async (page: Page, attributes: Readonly<Record<string, string>>): Promise<void> => {
  await page.evaluate((given) => {
    const link = document.createElement('a')
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value)
    link.textContent = 'Added link'
    document.querySelector('main')?.prepend(link)
  }, attributes)
}
const addedLink = (page: Page) => page.getByRole('link', { name: 'Added link' })

test('a link takes along the type that it carries, what was stored for it, or where to come back to, each as one harmless value [2.3.26, 2.21.4, 2.21.5, 3.19.7] [T-1] [T-38]', async ({
  page,
}) => {
  await test.step('a type, by keyboard too', async () => {
    await open(page, 'sps', '/us/en/contact-us')
    await page.getByRole('link', { name: /A product or a spare part/ }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(site('sps', '/us/en/products?selector-type=products'))
    expect(await page.evaluate(() => localStorage.getItem('selector-type'))).toBe('products')
  })
  await test.step('a type of any spelling, before the hash', async () => {
    await open(page, 'sps', '/us/en/about')
    await addLink(page, { href: '/us/en/products?a=1#main', 'data-param-check': 'x&b=//e.example' })
    await addedLink(page).click()
    await page.waitForURL(site('sps', '/us/en/products?a=1&selector-type=x%26b%3D%2F%2Fe.example#main'))
    expect(await page.evaluate(() => localStorage.getItem('selector-type'))).toBe('x&b=//e.example')
  })
  await test.step('the page that was stored, and for anything else where its author said', async () => {
    // Every other spelling is refused by the same rule, `kernel/same-origin-path.ts`.
    for (const [stored, goal] of [
      ['/us/en/services?tab=2', '/us/en/services?tab=2'],
      ['javascript:document.title="owned"', '/us/en/products'],
      ['//e.example/x', '/us/en/products'],
    ] as const) {
      await open(page, 'sps', '/us/en/about')
      await page.evaluate((value) => localStorage.setItem('lastTool', value), stored)
      await addLink(page, { href: '/us/en/products', 'data-local-url': 'lastTool' })
      await addedLink(page).click()
      await page.waitForURL(site('sps', goal))
      expect(await page.title()).not.toBe('owned')
    }
  })
  await test.step('where to come back to after sign-in, without what the query held', async () => {
    await open(page, 'sps', '/us/en/about?resource=//e.example')
    await addLink(page, { href: '/us/en/products?appId=portico-sps', 'data-add-query-parameter': '' })
    await addedLink(page).click()
    await page.waitForURL(site('sps', '/us/en/products?appId=portico-sps&resource=%2Fus%2Fen%2Fabout'))
  })
})

const openArticle = async (page: Page) => {
  const article = page.locator('main a[href*="/news/"]').first()
  await article.click()
  await page.waitForURL('**/us/en/news/**')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}
const back = (page: Page) => page.getByRole('link', { name: /Back to the previous page/ })

test('a back link goes back in the history, or to its address; the previous breadcrumb leads to the contract’s case and its tab [2.21.1, 2.21.2, 2.21.3] [T-68]', async ({
  page,
}) => {
  await test.step('back, also past places of the same page', async () => {
    await open(page, 'sps', '/us/en?from=mail')
    await openArticle(page)
    await page.evaluate(() => {
      location.hash = 'main'
    })
    await back(page).click()
    await page.waitForURL(site('sps', '/us/en?from=mail'))
    await page.goForward()
    await page.waitForURL('**/us/en/news/**')
  })
  await test.step('when nothing of this site lies behind', async () => {
    await open(page, 'sps', '/us/en')
    const article = (await page.locator('main a[href*="/news/"]').first().getAttribute('href')) ?? ''
    const fresh = await page.context().newPage()
    await open(fresh, 'sps', article)
    await back(fresh).click()
    await fresh.waitForURL(site('sps', '/us/en'))
    await fresh.close()
  })
  await test.step('the breadcrumb, unless that is no number', async () => {
    const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last()
    await open(page, 'sps', '/us/en/about?ContractID=4711-A&ProposalReview=true')
    await expect(crumb).toHaveAttribute('href', '/us/en.CASE-4711-A?tabchange=true')
    await open(page, 'sps', `/us/en/about?ContractID=${encodeURIComponent('../../x?resource=//e.example')}`)
    await expect(crumb).toHaveAttribute('href', '/us/en')
  })
})

const readCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'contact-us-click-url')?.value

test('the page from which the contact page was opened is stored for aerobt alone, as a path [2.3.25] [3.18.4] [T-37]', async ({
  page,
}) => {
  await open(page, 'hbtbt', '/us/en/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await page.waitForURL('**/us/en/contact-us')
  await open(page, 'aerobt', '/us/en/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
  await page.waitForURL('**/us/en/services')
  expect(await readCookie(page)).toBeUndefined()

  await open(page, 'aerobt', '/us/en/about?token=secret#main')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await page.waitForURL('**/us/en/contact-us')
  expect(decodeURIComponent((await readCookie(page)) ?? '')).toBe('/us/en/about')
})

test('the not-permitted page says what can be done, in the shop too [2.25.6] [2.2.15]', async ({ page }) => {
  for (const address of ['/us/en/error/not-permitted', '/shop/hps/en/notPermittedPage']) {
    expect((await open(page, 'process', address)).status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not permitted to see this page')
    for (const name of [/Sign in as someone else/, /Ask for access/, /Contact us/])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    await expectNoOverflow(page)
  }
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /Ask for access/ }).click()
  await page.waitForURL(site('process', '/us/en/contact-us?selector-type=access'))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedFault: /^request failed: .*\.js \(csp\)$/ })

  test('links lead to where their authors said, and one that would open a modal to its content', async ({ page }) => {
    await page.goto(site('sps', '/us/en/contact-us'))
    await page.getByRole('link', { name: /A product or a spare part/ }).click()
    await page.waitForURL(site('sps', '/us/en/products'))
    await page.goto(site('sps', '/us/en'))
    await page.locator('main a[href*="/news/"]').first().click()
    await page.getByRole('link', { name: /Back to the previous page/ }).click()
    await page.waitForURL(site('sps', '/us/en'))

    await page.goto(site('sps', '/us/en/terms-of-sale'))
    await page.getByRole('link', { name: /Delivery terms at a glance/ }).click()
    await page.waitForURL('**/fragments/delivery-terms/jcr:content/root/responsivegrid.html')
    await expect(page.getByRole('heading', { name: 'Delivery terms at a glance' })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
  })
})
