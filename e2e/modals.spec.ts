import { stepInFreshBrowser } from './fresh-browser.ts'
import type { Page } from '@playwright/test'
import { expectGoodDark, expectNoAxeViolations, expectNoOverflow } from './page-checks.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'

const TERMS = '/us/en/terms-of-sale'
const FRAGMENT = '**/fragments/delivery-terms/jcr:content/root/responsivegrid.html'

const opener = (page: Page) => page.getByRole('link', { name: /Delivery terms at a glance/ })
const terms = (page: Page) => page.getByRole('dialog', { name: 'Delivery terms at a glance' })
const countOpen = (page: Page) => page.locator('dialog[open]').count()

const addOpener = (page: Page, attributes: Readonly<Record<string, string | undefined>>): Promise<void> =>
  page.evaluate((given) => {
    const button = document.createElement('button')
    for (const [name, value] of Object.entries(given)) button.setAttribute(name, value ?? '')
    button.textContent = 'Open it'
    document.querySelector('main')?.prepend(button)
  }, attributes)

test('a fragment opens over the page, by click and by keyboard, and gives the focus back; it says that it loads, and may fail [2.19.1] [2.25.4] [7.7.3] [8.7.9]', async ({
  page,
  browser,
}) => {
  await test.step('by click and by keyboard', async () => {
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('responsivegrid') && requests.push(new URL(request.url()).pathname))
    await open(page, 'sps', TERMS)
    await opener(page).click()
    await expect(terms(page)).toBeVisible()
    await expect(terms(page).getByRole('table')).toBeVisible()
    await expectNoAxeViolations(page)
    await expectNoOverflow(page)
    await expectGoodDark(page)
    expect(page.url()).toBe(site('sps', TERMS))
    await terms(page).getByRole('button', { name: 'Close' }).click()
    await expect(terms(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(terms(page)).toBeVisible()
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(terms(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    expect(requests).toEqual(['/us/en/fragments/delivery-terms/jcr:content/root/responsivegrid.html'])
  })
  await stepInFreshBrowser(browser, 'while it loads an overlay says so', {}, async (page) => {
    let answer = () => {}
    const wait = new Promise<void>((resolve) => (answer = resolve))
    await page.route(FRAGMENT, async (route) => {
      await wait
      await route.continue()
    })
    await open(page, 'sps', TERMS)
    await opener(page).click()
    const loading = page.getByRole('status').filter({ hasText: 'Loading' })
    await expect(loading).toBeVisible()
    expect(await countOpen(page)).toBe(0)
    answer()
    await expect(terms(page)).toBeVisible()
    await expect(loading).toHaveCount(0)
  })
  await stepInFreshBrowser(
    browser,
    'one that does not come takes the overlay away and shows nothing else; the next click tries again',
    { expectedFault: /responsivegrid|status of 500/ },
    async (page) => {
      await page.route(FRAGMENT, (route) => route.fulfill({ status: 500 }), { times: 1 })
      await open(page, 'sps', TERMS)
      const failed = page.waitForResponse(FRAGMENT)
      await opener(page).click()
      await failed
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      expect(await countOpen(page)).toBe(0)
      expect(page.url()).toBe(site('sps', TERMS))
      await opener(page).click()
      await expect(terms(page)).toBeVisible()
    },
  )
})

test('openers of every kind: without a fragment, a button, one inside a dialog, and blocks that hydrate [8.7.7]', async ({
  page,
}) => {
  await test.step('one that names no fragment, or one elsewhere, is only logged', async () => {
    const log: string[] = []
    page.on('console', (message) => message.text().startsWith('Missing modal attribute') && log.push(message.text()))
    await open(page, 'sps', TERMS)
    for (const attributes of [
      { 'data-modal': '' },
      { 'data-modal-path': '' },
      { 'data-modal-path': '//e.example/fragments/x' },
    ]) {
      await addOpener(page, attributes)
      await page.getByRole('button', { name: 'Open it' }).first().click()
    }
    await expect.poll(() => log).toHaveLength(3)
    expect(await countOpen(page)).toBe(0)
  })
  await test.step('a button, which names the dialog where the fragment has no heading', async () => {
    await page.route(FRAGMENT, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Just words</p>' }))
    await open(page, 'sps', TERMS)
    await addOpener(page, { 'data-modal-path': '/us/en/fragments/delivery-terms' })
    await page.getByRole('button', { name: 'Open it' }).click()
    await expect(page.getByRole('dialog', { name: 'Open it' })).toContainText('Just words')
  })
  await test.step('one inside of a dialog replaces it, and the focus goes back to where it began', async () => {
    const body = '<h2>First</h2><button type="button" data-modal-path="/us/en/fragments/second">Go on</button>'
    await page.route(FRAGMENT, (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.route('**/fragments/second/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h2>Second</h2>' }))
    await open(page, 'sps', TERMS)
    await opener(page).click()
    await page.getByRole('dialog', { name: 'First' }).getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByRole('dialog', { name: 'Second' })).toBeVisible()
    expect(await countOpen(page)).toBe(1)
    await page.keyboard.press('Escape')
    await expect(opener(page)).toBeFocused()
  })
  await test.step('interactive blocks of a fragment hydrate', async () => {
    await open(page, 'sps', '/us/en')
    const body = await page.evaluate(() => {
      const island = document.querySelector('[data-island="tabs"]')
      const model = JSON.parse(document.getElementById('page-model')?.textContent ?? '{}') as { islands: { id: string }[] }
      const block = model.islands.find(({ id }) => id === island?.id)
      const id = 'fragment-tabs'
      return fetch('/us/en')
        .then((answer) => answer.text())
        .then((html) => {
          // As the server drew it, under a name of its own.
          const drawn = new DOMParser().parseFromString(html, 'text/html').getElementById(island?.id ?? '')
          const markup = (drawn?.outerHTML ?? '').replaceAll(island?.id ?? '', id)
          return `<h2>Steps</h2>${markup}<script type="application/json" data-fragment-islands="">${JSON.stringify([{ ...block, id }])}</script>`
        })
    })
    await page.route(FRAGMENT, (route) => route.fulfill({ contentType: 'text/html', body }))
    await open(page, 'sps', TERMS)
    await opener(page).click()
    const tabs = page.getByRole('dialog').getByRole('tab')
    await tabs.nth(1).click()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  })
})

test('people who are signed in read the licence agreement, and are warned before address and company name change [2.19.1, 2.19.2]', async ({
  page,
}) => {
  await test.step('the portal’s licence agreement', async () => {
    await signInAs(page, 'sps', 'single')
    await open(page, 'sps', '/us/en/secure/sps-home')
    await page.getByRole('link', { name: /Software licence agreement/ }).click()
    const eula = page.getByRole('dialog', { name: 'Software licence agreement' })
    await expect(eula.getByRole('heading', { name: 'What you may not do' })).toBeVisible()
    await expectNoAxeViolations(page)
  })
  await test.step('an account’s address and company name', async () => {
    await signInAs(page, 'process', 'colleague')
    await open(page, 'process', '/us/en/secure/my-account')
    for (const [field, value, button, title, point] of [
      [
        'New e-mail address',
        'new@process.example',
        'Change e-mail',
        'Change your e-mail address?',
        'We send a link to the new address.',
      ],
      [
        'New company name',
        'Another name',
        'Change company name',
        'Change the company name?',
        'Orders, invoices and access to tools',
      ],
    ] as const) {
      await page.getByLabel(field).fill(value)
      await page.getByRole('button', { name: button }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toContainText(point)
      await expect(dialog).toContainText(value)
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: button })).toBeFocused()
    }
    await page.reload()
    await expect(page.getByLabel('New e-mail address')).toBeVisible()
    await expect(page.getByLabel('New company name')).toBeVisible()
  })
})
