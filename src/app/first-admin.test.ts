import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openMarineSite, type MarineSite } from '#app/testing/marine-site.ts'
import { invitePerson } from '#features/access/identity-provider/public.server.ts'
import { parseInvite, runInvite } from '#app/invite.ts'
import { withTenant } from '#platform/database/database.ts'

const EMAIL = 'anna.berg@haldenmarine.example'
const PAGES = '/api/content/v1/pages'
const CASES = '/pif/api/case/v1/case-management-operations'

let marine: MarineSite
let anna: string
const TYPO = 'anna.breg@haldenmarine.example'
const inviteAdmin = (email: string) =>
  runInvite(marine.site.services, { tenant: 'marine', email, role: 'admin' }).then(
    () => 'invited',
    (error: unknown) => String(error),
  )
const withdraw = (email: string) => runInvite(marine.site.services, parseInvite(['--tenant', 'marine', '--withdraw', email]))
let answers: string[] = []
beforeAll(async () => {
  marine = await openMarineSite()
  const { services } = marine.site
  answers = [await inviteAdmin(TYPO), await inviteAdmin(EMAIL)]
  await withdraw(TYPO)
  answers.push(await inviteAdmin(TYPO))
  answers.push(
    await withdraw(TYPO).then(
      () => 'withdrawn',
      (error: unknown) => String(error),
    ),
  )
  await withTenant(services.db, 'marine', (tx) =>
    invitePerson({ services, tenant: 'marine', tx, by: null }, { email: EMAIL, role: 'admin' }),
  )
  anna = await marine.signIn(EMAIL)
})
afterAll(() => marine.close())

const read = (url: string) => marine.read(url, anna)
const publish = async (path: string, change: (content: { blocks: { props: object }[] }) => object) => {
  const { pages } = await read(`${PAGES}?path=${path}&locale=us/en`)
  const url = `${PAGES}/${pages[0].id}`
  const opened = await marine.send('GET', url, anna)
  const payload = change(opened.json().content)
  const headers = { 'if-match': String(opened.headers['etag']) }
  const saved = await marine.send('PUT', `${url}/draft`, anna, { payload, headers })
  expect(saved.statusCode, saved.body).toBe(200)
  expect((await marine.send('POST', `${url}/publish`, anna, { payload: {} })).statusCode).toBe(200)
}
/** The cache of pages hears of a change a moment later. */
const comes = (url: string, words: string): Promise<void> =>
  vi.waitFor(async () => expect((await marine.page(url)).includes(words)).toBe(true), { timeout: 60_000 })

test('a mistyped first admin is named and withdrawn before the right one comes; who cannot sign in is not invited', () => {
  expect(answers).toEqual([
    'invited',
    expect.stringContaining(`npm run invite -- --tenant marine --withdraw ${TYPO}`),
    expect.stringContaining(`${TYPO} cannot sign in at marine (deactivated), so nothing was sent`),
    expect.stringContaining('nothing was withdrawn'),
  ])
})

describe('the invited admin of a new live site, who is alone there', () => {
  test('is an employee with every right that the site needs', async () => {
    const { rows } = await read('/api/back-office/v1/people')
    expect(rows.filter(({ email }: { email: string }) => email !== TYPO)).toMatchObject([
      { email: EMAIL, isSelf: true, roles: ['internal', 'author', 'admin', 'configurator', 'order-viewer', 'case-agent'] },
    ])
  })

  test('sees the list of orders and of invoices, both still empty', async () => {
    expect(await read('/api/back-office/v1/orders')).toMatchObject({ rows: [], total: 0 })
    expect(await read('/api/back-office/v1/data/invoices')).toMatchObject({ total: 0 })
  })

  test('writes a notice in the editor that the screen leads to', async () => {
    expect(await read('/api/back-office/v1/notices')).toMatchObject({ rows: [], mayEdit: true })
    expect(await marine.page('/us/en/fragments/notifications?wcmmode=edit', anna)).toContain('data-island="page-editor"')
    const notice = { id: 'yard', visibility: 'show-for-everyone', title: 'Yard closed', text: 'Closed on Friday.' }
    await publish('/fragments/notifications', (content) => ({
      ...content,
      blocks: [{ ...content.blocks[0], props: { items: [notice] } }],
    }))
    await comes('/us/en', 'Closed on Friday.')
  })

  test('writes and publishes a legal page, which the checklist waits for', async () => {
    const countLegal = async () => {
      const { steps } = await read('/api/back-office/v1/setup')
      return steps.find(({ id }: { id: string }) => id === 'legal').count
    }
    expect(await countLegal()).toBe(0)
    expect(await marine.page('/us/en/legal/privacy?wcmmode=edit', anna)).toContain('data-island="page-editor"')
    const text = { id: 'own', type: 'text', props: { heading: 'Privacy', html: '<p>We store your name.</p>' } }
    await publish('/legal/privacy', (content) => ({ ...content, blocks: [text] }))
    await comes('/us/en/legal/privacy', 'We store your name.')
    expect(await countLegal()).toBe(1)
  })

  test('finds terms and a look that every new site begins with, and which of them are their own by now', async () => {
    const readSteps = async () => {
      const { steps } = await read('/api/back-office/v1/setup')
      const stateOf = (id: string) => steps.find((step: { id: string }) => step.id === id).state
      return ['brand', 'navigation', 'currencies', 'freight', 'taxes'].map(stateOf)
    }
    expect(await readSteps()).toEqual(['to-do', 'optional', 'optional', 'to-do', 'to-do'])
    const data = '/api/back-office/v1/data'
    const line = { countryCode: 'de', tax: 'vat', percent: 19.5, validFrom: '2000-01-01' }
    const saved = await marine.send('PUT', `${data}/tax-rates/line`, anna, { payload: { line } })
    expect(saved.json()).toMatchObject({ isSaved: true, change: 'changed' })
    expect(await readSteps()).toEqual(['to-do', 'optional', 'optional', 'to-do', 'done'])
    const payload = { keys: [JSON.stringify(['jp', '2000-01-01'])] }
    const removed = await marine.send('POST', `${data}/market-currencies/removal`, anna, { payload })
    expect(removed.json()).toMatchObject({ removed: 1 })
    expect(await readSteps()).toEqual(['to-do', 'optional', 'done', 'to-do', 'done'])

    const { etag } = await read('/api/back-office/v1/brand')
    const look = { brandColour: '#0b5d7a', actionColour: '#14324a', font: 'system', radius: 4, pictures: {} }
    const brand = await marine.send('PUT', '/api/back-office/v1/brand', anna, { payload: look, headers: { 'if-match': etag } })
    expect(brand.statusCode, brand.body).toBe(200)
    const product = { sku: 'A-1', category: 'valves', names: { en: 'Valve' } }
    await marine.send('PUT', `${data}/categories/line`, anna, { payload: { line: { path: 'valves', names: { en: 'Valves' } } } })
    expect((await marine.send('PUT', `${data}/products/line`, anna, { payload: { line: product } })).json().problems).toEqual([])
    const person = { mail: 'kari@nordfjord.example', givenName: 'Kari', familyName: 'Moen', roles: ['customer'] }
    expect((await marine.send('PUT', `${data}/people/line`, anna, { payload: { line: person } })).json().problems).toEqual([])
    const { steps } = await read('/api/back-office/v1/setup')
    expect(steps).toContainEqual(expect.objectContaining({ id: 'brand', state: 'done' }))
    expect(steps).toContainEqual(expect.objectContaining({ id: 'products', state: 'done', count: 1 }))
    expect(steps).toContainEqual(expect.objectContaining({ id: 'people', state: 'to-do', gap: 1 }))
  })

  test('sees cases as those who answer them do', async () => {
    expect(await read(CASES)).toMatchObject({ rows: [], isStaff: true })
    expect((await marine.send('GET', '/api/back-office/v1/data/cases', anna)).statusCode).toBe(200)
  })

  test('changes how the site is set, and reads what visitors sent', async () => {
    expect(await read('/api/back-office/v1/settings')).toMatchObject({ mayChange: true })
    expect(await read('/api/forms/v1/submissions')).toMatchObject({ total: 0 })
  })

  test('is the only one who gets all of it: who is invited as an admin afterwards has the role alone', async () => {
    const { services } = marine.site
    await withTenant(services.db, 'marine', async (tx) => {
      await invitePerson({ services, tenant: 'marine', tx, by: null }, { email: 'second@haldenmarine.example', role: 'admin' })
      await invitePerson({ services, tenant: 'marine', tx, by: null }, { email: 'writer@haldenmarine.example', role: 'author' })
    })
    const { rows } = await read('/api/back-office/v1/people')
    const rolesOf = (email: string) => rows.find((row: { email: string }) => row.email === email).roles
    expect([rolesOf('second@haldenmarine.example'), rolesOf('writer@haldenmarine.example')]).toEqual([['admin'], ['author']])
  })
})
