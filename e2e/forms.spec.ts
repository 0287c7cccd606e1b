import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './page-checks.ts'
import { createPerson, signInAs } from './sign-in-as.ts'
import { expect, open, site, test } from './site.fixture.ts'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

const fillPerson = async (page: Page, firstName = 'Nora'): Promise<void> => {
  await field(page, 'First name').fill(firstName)
  await field(page, 'Last name').fill("O'Hara")
  await field(page, 'E-mail').fill('nora@vestkyst.museum')
  await field(page, 'Company').fill('Vestkyst Energi')
}

test('the contact form says what is wrong, takes what is right, and remembers it; a long form comes in steps, and works by keyboard [4.19.1, 5.2.7, 1.0.8]', async ({
  page,
}) => {
  await open(page, 'process', '/us/en/contact-us')
  await page.locator('form[data-form-ready]').waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  const problems = page.getByRole('main').getByRole('alert')
  await expect(problems).toBeFocused()
  await expect(problems.getByRole('link')).toHaveCount(6)
  await expectNoAxeViolations(page)
  await problems.getByRole('link', { name: /^Country/ }).click()
  const country = page.getByRole('combobox', { name: 'Country', exact: true })
  await expect(country).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByPlaceholder('Find...').fill('norw')
  await page.keyboard.press('Enter')
  await expect(country).toHaveText('Norway')
  await expect(country).not.toHaveAttribute('aria-invalid')
  await fillPerson(page)
  await field(page, 'Company').fill('acme@vestkyst')
  await field(page, 'Message').fill('Six valves.')
  await expect(field(page, 'Company')).toHaveAccessibleDescription(/^Please enter a name of letters, digits/)
  await field(page, 'Company').fill('3M & Müller A/S')
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await open(page, 'process', '/us/en/contact-us')
  await expect(field(page, 'First name')).toHaveValue('Nora')
  await expect(country).toHaveText('Norway')
  await expectNoAxeViolations(page)

  await test.step('a long form asks what the answers call for', async () => {
    await open(page, 'aerobt', '/us/en/request-a-quote')
    await expect(field(page, 'Pieces')).toBeVisible()
    await page.getByRole('radio', { name: 'Visit' }).check()
    await expect(field(page, 'Pieces')).toBeHidden()
    await field(page, 'Products').fill('Globe valve')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Place of the visit')
    await field(page, 'Place of the visit').fill('Bergen')
    const drawing = (content: string) => ({ name: 'pump.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) })
    await field(page, 'Drawing or data sheet').setInputFiles(drawing('%PDF-1.7 a pump'))
    await page.keyboard.press('Enter')
    await expect(field(page, 'First name')).toBeFocused()
    await expectNoAxeViolations(page)
    await fillPerson(page)
    await page.getByRole('combobox', { name: 'Country', exact: true }).click()
    await page.getByRole('option', { name: 'Germany' }).click()
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We need your consent')
    await page.getByRole('checkbox', { name: /^You may use these details/ }).check()
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  })
})

test('a day is chosen from a calendar of the language, without closed days and those out of bounds; in a dialog the button answers to a valid form alone [2.23.1, 3.16.1, 4.18.1, 5.10.8]', async ({
  page,
}) => {
  await open(page, 'aerobt', '/de/de/request-a-quote')
  await page.locator('form[data-form-ready]').waitFor()
  await page.getByRole('button', { name: 'Datum wählen: Benötigt bis' }).click()
  const calendar = page.getByRole('dialog', { name: 'Datum wählen' })
  const heads = calendar.getByRole('columnheader')
  await expect(heads.first()).toHaveAttribute('abbr', 'Montag')
  await expect(heads.last()).toHaveAttribute('abbr', 'Sonntag')
  await calendar.getByRole('button', { name: 'Nächster Monat' }).click()
  const sunday = calendar.getByRole('button', { name: /^Sonntag, / }).first()
  await expect(sunday).toHaveAttribute('aria-disabled', 'true')
  await sunday.click({ force: true })
  await expect(calendar).toBeVisible()
  const monday = calendar.getByRole('button', { name: /^Montag, / }).last()
  await expect(monday).not.toHaveAttribute('aria-disabled')
  await monday.click()
  await expect(calendar).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Benötigt bis' })).toHaveValue(/^\d\d\.\d\d\.\d{4}$/)
  await expect(page.locator('input[name=neededBy]')).toHaveValue(/^\d{4}-\d\d-\d\d$/)

  await test.step('in a dialog', async () => {
    await open(page, 'sps', '/us/en/training')
    await page.getByRole('button', { name: 'Request a date' }).click()
    const dialog = page.getByRole('dialog', { name: 'Request a date' })
    await expect(dialog).toBeVisible()
    const submit = dialog.getByRole('button', { name: 'Submit' })
    await expect(submit).toBeDisabled()
    await dialog.getByLabel('E-mail').fill('nora@vestkyst.com')
    const date = dialog.getByLabel('Date', { exact: true })
    await date.fill((await date.getAttribute('max')) ?? '')
    await expect(submit).toBeEnabled()
    await date.fill('2020-01-01')
    await expect(submit).toBeDisabled()
    await date.fill((await date.getAttribute('min')) ?? '')
    await submit.click()
    await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})

/** The script of forms arrives when the returned function is called. */
const delayFormScript = async (page: Page): Promise<() => void> => {
  let release = () => {}
  const wait = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/form.block-*.js', async (route) => {
    await wait
    await route.continue()
  })
  return release
}

test('what is done before the script of a form is there is not lost; only other languages fetch the dictionary [5.10.2, 7.7.4]', async ({
  page,
}) => {
  const release = await delayFormScript(page)
  await page.goto(site('hpsbt', '/us/en/contact-us'))
  await field(page, 'First name').fill('Nora')
  release()
  await page.locator('form[data-form-ready]').waitFor()
  await page.unroute('**/form.block-*.js')
  await open(page, 'hpsbt', '/us/en/contact-us')
  await expect(field(page, 'First name')).toHaveValue('Nora')

  await test.step('a list that was clicked opens', async () => {
    const releaseAgain = await delayFormScript(page)
    await page.goto(site('hpsbt', '/us/en/contact-us'))
    await page.getByRole('combobox', { name: 'Country', exact: true }).click()
    releaseAgain()
    await expect(page.getByRole('option', { name: 'Poland' })).toBeVisible()
    await page.unroute('**/form.block-*.js')
  })
  await test.step('the dictionary', async () => {
    const fetched: string[] = []
    page.on('request', (request) => request.url().includes('forms-translation-dictionary') && fetched.push(request.url()))
    await open(page, 'hbtbt', '/us/en/contact-us')
    await page.locator('form[data-form-ready]').waitFor()
    expect(fetched).toEqual([])
    const dictionary = page.waitForResponse(/forms-translation-dictionary\.json$/)
    // A word that is nowhere else: only the dictionary can have brought it to the page.
    await page.route('**/forms-translation-dictionary.json', (route) => route.fulfill({ json: { de: { Vorname: 'Rufname' } } }))
    await open(page, 'hbtbt', '/de/de/contact-us')
    await dictionary
    await expect(field(page, 'Rufname')).toBeVisible()
  })
})

test('staff find what was sent, and customers find no such page', async ({ page }) => {
  const author = await createPerson('hpsbt', 'author')
  const buyer = await createPerson('hpsbt', 'buyer')
  expect((await buyer.get('/us/en/back-office/forms')).status).toBe(404)
  expect((await author.get('/us/en/back-office/forms')).headers['cache-control']).toBe('private, no-store')
  await open(page, 'hpsbt', '/us/en/contact-us')
  // Another try finds its own alone.
  const firstName = `Searchable${'x'.repeat(test.info().retry)}`
  await fillPerson(page, firstName)
  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  await page.getByRole('option', { name: 'Poland' }).click()
  await field(page, 'Message').fill('A licence for ten people.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await signInAs(page, 'hpsbt', 'admin')
  await open(page, 'hpsbt', `/us/en/back-office/forms?find=${firstName}`)
  const table = page.getByRole('table', { name: 'Submissions' })
  await table.getByRole('button', { name: /^F-/ }).click()
  await expect(page.getByRole('dialog')).toContainText('A licence for ten people.')
  await expectNoAxeViolations(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedFault: /^request failed: .*\.js \(csp\)$|status (of )?400/ })

  test('a form is sent, comes back where something is wrong, and ends in thanks', async ({ page }) => {
    await page.goto(site('process', '/de/de/contact-us'))
    const plain = (label: string) => page.getByRole('main').getByLabel(label, { exact: true }).filter({ visible: true })
    await plain('Vorname').fill('Nora')
    await plain('Nachname').fill('Hagen <2>')
    await plain('E-Mail').fill('nora@vestkyst.com')
    await plain('Firma').fill('Vestkyst')
    await plain('Land').selectOption({ label: 'Norwegen' })
    await plain('Nachricht').fill('Sechs Ventile.')
    // Faster than a person can write it is requested once more.
    await expect(async () => {
      await page.getByRole('button', { name: 'Absenden' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Feld' })).toBeFocused({ timeout: 3000 })
    }).toPass()
    await expect(plain('Nachname')).toHaveAccessibleDescription(/^Bitte geben Sie einen Namen aus Buchstaben/)
    await expect(plain('Land')).toHaveValue('NO')
    await plain('Nachname').fill('Müller-Hagen')
    await page.getByRole('button', { name: 'Absenden' }).click()
    await expect(page.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible()
  })
})
