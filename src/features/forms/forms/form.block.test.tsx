import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageProvider, type PageContext } from '#foundation/blocks/public.ts'
import { Block, inMarkup } from '#features/forms/forms/form.block.tsx'
import { form, type FilledForm, type FormDraft } from '#features/forms/forms/form.schema.ts'
import { FORM_SENT } from '#features/forms/forms/public.ts'
import { writeDateRequestForm } from '#features/forms/forms/public.server.ts'
import { en } from '#features/forms/forms/texts/en.ts'
import { resolveSiteConfig } from '#foundation/tenants/testing/test-settings.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const locale = { country: 'us', language: 'en' } as const
const page = {
  tenant: { key: 'sps', name: 'Halden', traits: {} },
  locale,
  path: '/contact-us',
  template: 'content-page-template',
  kind: 'Content',
  mode: 'publish',
  config: resolveSiteConfig('sps', locale),
  flags: {},
} as unknown as PageContext

const filled: FilledForm['filled'] = {
  formId: '010101010101',
  honeypot: { name: 'abcdefghijkl', type: 'text', after: 'firstName' },
  drawnAt: 0,
  today: '2026-11-16',
  countries: [],
  phones: [],
  values: {},
  faults: [],
  isSent: false,
}

const complete = (draft: FormDraft): FilledForm => {
  const props = { ...form.schema.parse(draft), filled }
  return { ...props, filled: { ...filled, formId: props.fixedId ?? filled.formId } }
}
const surround = (block: ReactNode, at: PageContext) => (
  <TextsProvider dictionaries={{ forms: en, ui }} locale={at.locale}>
    <PageProvider page={at}>{block}</PageProvider>
  </TextsProvider>
)

/** As the server draws it. */
const drawPlain = (draft: FormDraft): HTMLFormElement => {
  document.body.innerHTML = `<div id="island">${renderToString(surround(<Block {...complete(draft)} />, page))}</div>`
  return document.querySelector('form') as HTMLFormElement
}

/** What the browser gets of it, taken over by the script. */
const hydrate = (draft: FormDraft, at: PageContext = page): void => {
  const container = document.getElementById('island') as HTMLElement
  const props = inMarkup.readBack(inMarkup.leaveOut(complete(draft)), container)
  render(surround(<Block {...props} />, at), { container, hydrate: true })
}

/** With the script at work. */
const drawForm = (draft: FormDraft): HTMLFormElement => {
  const element = drawPlain(draft)
  hydrate(draft)
  return element
}

// All test files share one document.
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const input = (name: string): HTMLInputElement => document.querySelector(`[name="${name}"]`) as HTMLInputElement
const type = (name: string, value: string): void => void fireEvent.input(input(name), { target: { value } })
const send = (element: HTMLFormElement): boolean => fireEvent.submit(element)

const CONTACT: FormDraft = {
  formKey: 'contact',
  fields: [
    { kind: 'text', name: 'firstName', label: 'First name', isRequired: true },
    { kind: 'email', name: 'email', label: 'E-mail', isRequired: true },
    { kind: 'checkbox', name: 'visit', label: 'Visit us' },
    { kind: 'text', name: 'place', label: 'Place', isRequired: true, showIfField: 'visit' },
    { kind: 'text', name: 'cardNumber', label: 'Card' },
    { kind: 'consent', name: 'consent', label: 'You may answer me.' },
  ],
}

beforeEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

test('each visit has an id and a honeypot of its own, whatever the page says [5.4.1, 5.4.2, 5.4.3]', async () => {
  const element = drawForm(CONTACT)
  expect(element.id).toMatch(/^[01]{12}$/)
  const { value } = input('hp')
  expect(value).toMatch(/^[a-z]{12}$/)
  expect(value).not.toBe('abcdefghijkl')
  expect(input(value).required).toBe(true)
  expect(input(value).parentElement?.previousElementSibling?.hasAttribute('data-form-field')).toBe(true)
})

test('what is wrong is listed with a way to each field, and told with it [5.2.7]', async () => {
  const element = drawForm(CONTACT)
  type('firstName', 'Nora')
  type('email', 'nora@')
  send(element)
  const box = element.querySelector<HTMLElement>('[role=alert]')
  await vi.waitFor(() => expect(box?.hidden).toBe(false), { timeout: 60_000 })
  expect(box?.textContent).toContain('One field needs your attention')
  expect(box?.querySelector('a')?.getAttribute('href')).toBe('#email')
  expect(input('email').getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input('email').getAttribute('aria-describedby') ?? '')?.textContent).toBe(en['fault.email'])
  type('email', 'nora@vestkyst.com')
  await vi.waitFor(() => expect(input('email').hasAttribute('aria-invalid')).toBe(false), { timeout: 60_000 })
})

const WORK: FormDraft = {
  formKey: 'work',
  fields: [{ kind: 'email', name: 'email', label: 'E-mail', isRequired: true, rule: 'checkEmailDomain' }],
}
const reachForEmail = (): void => void fireEvent.focus(input('email'))

test('an address of a blocked domain is told while one writes [5.1.2]', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json([{ emailDomainName: 'mail.com', emailDomain: 'mail.com' }]))
  const element = drawForm(WORK)
  reachForEmail()
  reachForEmail()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1), { timeout: 60_000 })
  expect(fetched.mock.calls[0]?.[0]).toBe('/sm/api/domains/blocked?appId=portico-sps')
  type('email', 'nora@mail.com')
  await vi.waitFor(
    () => {
      fireEvent.blur(input('email'))
      expect(input('email').getAttribute('aria-invalid')).toBe('true')
    },
    { timeout: 60_000 },
  )
  expect(element.textContent).toContain(en['fault.emailDomain'])
})

test('an employee’s address fails where the form says so, by the list of internal domains alone [5.1.3]', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json([{ emailDomainName: 'halden.com', emailDomain: 'halden.com' }]))
  const fields = WORK.fields.map((field) => ({ ...field, rule: 'checkInternalDomain' as const }))
  const element = drawForm({ ...WORK, fields })
  reachForEmail()
  type('email', 'nora@oslo.halden.com')
  await vi.waitFor(
    () => {
      fireEvent.blur(input('email'))
      expect(element.textContent).toContain(en['fault.internalDomain'])
    },
    { timeout: 60_000 },
  )
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/sm/api/domains/internal?appId=portico-sps'])
})

test('a list of domains that does not come is only logged [8.7.3, 8.7.6]', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, { status: 500 }))
  const element = drawForm(WORK)
  const before = element.textContent
  reachForEmail()
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('Unable to fetch data from API'), { timeout: 60_000 })
  type('email', 'nora@mail.com')
  fireEvent.blur(input('email'))
  expect(element.textContent).toBe(before)
  expect(input('email').hasAttribute('aria-invalid')).toBe(false)
})

test('a condition shows and hides a field, and asks for it only while it is shown', async () => {
  drawForm(CONTACT)
  const cell = document.querySelector<HTMLElement>('[data-form-field=place]')
  expect(cell?.hidden).toBe(true)
  fireEvent.click(input('visit'))
  expect(cell?.hidden).toBe(false)
})

test('values are kept with their end, secrets and consents are not [3.15.1, 3.15.2, 4.19.1] [T-66]', async () => {
  drawForm(CONTACT)
  type('firstName', 'Nora')
  type('cardNumber', '4000')
  fireEvent.click(input('consent'))
  type(input('hp').value, 'x')
  expect(Object.keys(localStorage).filter((key) => key.includes('--'))).toEqual(['contact--firstName'])
  const saved = JSON.parse(localStorage.getItem('contact--firstName') ?? '') as Record<string, unknown>
  expect(saved).toEqual({ id: 'firstName', type: 'text', val: 'Nora', exp: expect.any(Number) })
  expect(Number(saved['exp']) - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
})

test('what was filled in before the script was there is remembered, and not replaced by older values [5.10.2, 4.19.1]', () => {
  const old = { type: 'text', exp: Date.now() + 60_000 }
  localStorage.setItem('contact--firstName', JSON.stringify({ ...old, id: 'firstName', val: 'Nora' }))
  localStorage.setItem('contact--email', JSON.stringify({ ...old, id: 'email', val: 'nora@vestkyst.com' }))
  const draft = {
    ...CONTACT,
    fields: CONTACT.fields.map((field) => (field.name === 'place' ? { ...field, value: 'Oslo' } : field)),
  }
  drawPlain(draft)
  input('firstName').value = 'Ada'
  input('visit').checked = true
  input('cardNumber').value = '4000'
  hydrate(draft)
  const remembered = Object.keys(localStorage).filter((key) => key.includes('--'))
  const valueOf = (key: string): unknown => (JSON.parse(localStorage.getItem(key) ?? '{}') as { val?: unknown }).val
  expect(remembered.map((key) => [key, valueOf(key)]).toSorted()).toEqual([
    ['contact--email', 'nora@vestkyst.com'],
    ['contact--firstName', 'Ada'],
    ['contact--visit', true],
  ])
  expect([input('firstName').value, input('email').value, input('visit').checked]).toEqual(['Ada', 'nora@vestkyst.com', true])
})

test('a day that was typed before the script was there is not replaced by an older one [5.10.2]', () => {
  const fields: FormDraft['fields'] = [{ kind: 'date', name: 'day', label: 'Day', closedWeekdays: [0] }]
  const old = { id: 'day', type: 'select', val: '2026-11-20', exp: Date.now() + 60_000 }
  localStorage.setItem('contact--day', JSON.stringify(old))
  const draft = { ...CONTACT, fields }
  drawPlain(draft)
  const shown = (): HTMLInputElement => document.getElementById('day') as HTMLInputElement
  shown().value = '11/24/2026'
  hydrate(draft)
  expect(shown().value).toBe('11/24/2026')
  cleanup()
  localStorage.setItem('contact--day', JSON.stringify(old))
  drawForm(draft)
  expect(shown().value).toBe('11/20/2026')
})

test('a finished text is shown as it is sent [5.3.9]', async () => {
  drawForm({ ...CONTACT, fields: [{ kind: 'text', name: 'firstName', label: 'First name', isCapitalised: true }] })
  type('firstName', ' nora   maria ')
  expect(input('firstName').value).toBe(' nora   maria ')
  fireEvent.blur(input('firstName'))
  expect(input('firstName').value).toBe('Nora maria')
})

test('what is in time is filled in, what is too old is removed [4.19.2]', async () => {
  const field = { type: 'text', val: 'Nora' }
  localStorage.setItem('contact--firstName', JSON.stringify({ ...field, id: 'firstName', exp: Date.now() + 1000 }))
  localStorage.setItem('contact--email', JSON.stringify({ ...field, id: 'email', exp: Date.now() - 1 }))
  drawForm(CONTACT)
  expect([input('firstName').value, input('email').value]).toEqual(['Nora', ''])
  expect(localStorage.getItem('contact--email')).toBe(null)
})

test('a link chooses the subject, before what was remembered and after what somebody chose', async () => {
  const options = ['orders', 'repairs', 'sales'].map((value) => ({ value, label: value }))
  const draft: FormDraft = {
    ...CONTACT,
    fields: [
      { kind: 'select', name: 'subject', label: 'Subject', options },
      { kind: 'radio', name: 'about', label: 'About', options, value: 'orders' },
    ],
  }
  const chosen = () => Object.fromEntries([...new FormData(document.querySelector('form') as HTMLFormElement)])
  for (const id of ['subject', 'about'])
    localStorage.setItem(`contact--${id}`, JSON.stringify({ id, type: 'select', val: 'sales', exp: Date.now() + 60_000 }))
  history.replaceState(null, '', '?subject=repairs&about=repairs')
  drawForm(draft)
  expect(chosen()).toMatchObject({ subject: 'repairs', about: 'repairs' })
  cleanup()
  drawPlain(draft).querySelector('select')!.value = 'orders'
  hydrate(draft)
  expect(chosen()).toMatchObject({ subject: 'orders', about: 'repairs' })
  history.replaceState(null, '', location.pathname)
})

test('it is sent once, however often, and not before a second has passed; then the page is told', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ reference: 'F-12345678', captchaScore: 1 }))
  const element = drawForm({ formKey: 'contact', fields: CONTACT.fields.slice(0, 2) })
  const reported = vi.fn()
  document.addEventListener(FORM_SENT, (event) => reported((event as CustomEvent<unknown>).detail), { once: true })
  type('firstName', 'Nora')
  type('email', 'nora@vestkyst.com')
  send(element)
  send(element)
  const thanks = await screen.findByText('Your reference: F-12345678', undefined, { timeout: 60_000 })
  expect(fetched).toHaveBeenCalledTimes(1)
  const body = fetched.mock.calls[0]?.[1]?.body as URLSearchParams
  expect(Number(body.get('elapsed'))).toBeGreaterThanOrEqual(1000)
  expect(document.activeElement?.contains(thanks)).toBe(true)
  expect(reported).toHaveBeenCalledWith({ key: 'contact', reference: 'F-12345678' })
})

test('the dated form in its dialog answers only while it is valid, looked at with each change and key [2.23.1, 4.18.1]', async () => {
  const element = drawForm(writeDateRequestForm('en'))
  expect(element.id).toBe('dateRequestForm')
  expect(element.closest('dialog')?.open).toBe(false)
  const button = element.querySelector<HTMLButtonElement>('[name=submitBtn]')
  expect(button?.disabled).toBe(true)
  type('email', 'nora@vestkyst.com')
  expect(button?.disabled).toBe(true)
  type('date', '2026-11-20')
  expect(button?.disabled).toBe(false)
  input('date').value = '2026-11-01'
  fireEvent.keyUp(input('date'))
  expect(button?.disabled).toBe(true)
  expect([input('date').type, input('date').min, input('date').max]).toEqual(['date', '2026-11-17', '2027-11-16'])
})

test('labels that the page has in English are those of the dictionary in the page’s language [7.7.4] [T-40]', async () => {
  const requests: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    requests.push(address instanceof Request ? address.url : address.toString())
    return Response.json({ de: { 'First name': 'Rufname', 'Visit us': '<b>Besuch</b>' }, fr: { 'E-mail': 'Courriel' } })
  })
  const element = drawPlain(CONTACT)
  hydrate(CONTACT, { ...page, locale: { country: 'de', language: 'de' } })
  await vi.waitFor(() => expect(element.querySelector('[data-form-field=firstName]')?.textContent).toContain('Rufname'), {
    timeout: 60_000,
  })
  expect(requests).toEqual(['/content/dam/sps/en/documents/forms-translation/forms-translation-dictionary.json'])
  expect(element.querySelector('[data-form-field=email]')?.textContent).toContain('E-mail')
  expect(element.querySelector('[data-form-field=visit] b')).toBe(null)
  expect(element.textContent).toContain('<b>Besuch</b>')
})

test('an English page fetches no dictionary [7.7.4]', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const element = drawForm(CONTACT)
  expect(element.dataset['formReady']).toBe('')
  expect(fetched).not.toHaveBeenCalled()
})
