import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { openKindClient, type KindClient } from '#app/testing/kind-client.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'
import { withTenant } from '#platform/database/database.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const TOOLS = '/api/tools/v1'
const access = (toolId: string) => `/pif/api/account/v1/tools/user-tool-access/${toolId}`
let site: TestApp
let erp: KindClient
let customer: AuthorCalls
let employee: AuthorCalls
let admin: AuthorCalls
beforeAll(async () => {
  site = await openTestApp()
  erp = await openKindClient(site, 'sps')
  customer = callsOf(site, await signInAs(site, 'kari@sps.example', { language: 'de', countryCode: 'DE' }))
  employee = callsOf(site, await signInAs(site, 'csr@sps.example', { roles: ['internal'], isInternal: true }))
  admin = callsOf(site, await signInAs(site, 'admin@sps.example', { roles: ['internal', 'admin'], isInternal: true }))
})
afterAll(() => site.close())

const why = async (action: string, who = customer, lang = 'en') =>
  (await who.get(`/api/me/why?action=${action}&lang=${lang}`)).json().reasons

describe('reasons on a site without tools', () => {
  test('say that ordering is not set up, and advise nothing that cannot be', async () => {
    expect(await why('order-online')).toEqual([
      {
        rule: 'ordering.not-offered',
        text: 'Ordering online is not set up on this site.',
        wouldChange: 'Contact us to order.',
      },
    ])
    expect((await why('buy', customer, 'de'))[0].text).toBe('Auf dieser Website ist keine Onlinebestellung eingerichtet.')
    expect((await why('see-training'))[0].rule).toBe('training.not-offered')
  })
})

describe('tools that their owner brought', () => {
  beforeAll(() =>
    erp.bring('tools', [
      { id: 'ecommerce', names: { en: 'Order online' }, whoMayAsk: 'nobody' },
      { id: 'fleet', names: { en: 'Fleet monitor', de: 'Flottenmonitor' }, address: 'https://fleet.marine.example/' },
      { id: 'for-customers', names: { en: 'For customers' }, whoMayAsk: 'customers' },
      { id: 'for-staff', names: { en: 'For staff' }, whoMayAsk: 'employees' },
      { id: 'suite', names: { en: 'Suite', de: 'Paket' }, group: 'suite', primary: true },
      { id: 'suite-maps', names: { en: 'Maps' }, group: 'suite' },
      { id: 'lonely', names: { en: 'Lonely' }, group: 'without-a-primary-one' },
    ]),
  )

  test.each([
    ['ecommerce', 403, 403],
    ['for-customers', 200, 403],
    ['for-staff', 403, 200],
  ])('%s is requested by those who may ask', async (id, ofCustomer, ofEmployee) => {
    const offered = async (who: AuthorCalls) =>
      (await who.get(TOOLS)).json().tools.find(({ toolId }: { toolId: string }) => toolId === id).mayRequest
    expect([await offered(customer), await offered(employee)]).toEqual([ofCustomer === 200, ofEmployee === 200])
    const reply = await customer.send('POST', access(id), { payload: {} })
    expect([reply.statusCode, (await employee.send('POST', access(id), { payload: {} })).statusCode]).toEqual([
      ofCustomer,
      ofEmployee,
    ])
    if (ofCustomer === 403) expect(reply.json()).toMatchObject({ code: 'not_requestable' })
    expect(await offered(customer)).toBe(false)
  })

  test('that cannot be requested are not advised', async () => {
    expect((await why('order-online'))[0]).toMatchObject({ rule: 'ordering.not-requestable' })
    expect((await why('use-tool:for-staff'))[0]).toMatchObject({
      rule: 'tool.not-requestable',
      text: 'For staff cannot be requested here.',
    })
  })

  test('have the name of the reader’s language: tiles, pages, reasons, requests and mails', async () => {
    const header = { path: FRAME_FRAGMENTS.header, template: 'fragment-template', kind: 'Fragment' } as const
    await site.publish('sps', [header, { ...header, locale: { country: 'de', language: 'de' } }])
    const { tools } = (await customer.get(TOOLS)).json()
    expect(tools).toContainEqual(
      expect.objectContaining({ toolId: 'fleet', names: { en: 'Fleet monitor', de: 'Flottenmonitor' } }),
    )
    const { apps } = (await customer.get('/de/de.apps-list.json')).json()
    expect(apps).toContainEqual(expect.objectContaining({ toolId: 'fleet', name: 'Flottenmonitor' }))
    expect((await customer.get('/de/de/secure/tools/fleet')).body).toContain('Flottenmonitor')
    expect((await customer.get('/us/en/secure/tools/fleet')).body).toContain('Fleet monitor')
    expect((await why('use-tool:fleet', customer, 'de'))[0].text).toContain('Flottenmonitor')
    expect((await customer.send('POST', access('fleet'), { payload: {} })).statusCode).toBe(200)
    const { requests } = (await admin.get('/api/back-office/v1/requests?status=Waiting')).json()
    const { id } = requests.find(({ subject }: { subject: { id: string } }) => subject.id === 'fleet')
    expect((await admin.get(`/api/back-office/v1/requests/${id}?language=de`)).json().subject.name).toBe('Flottenmonitor')
    await admin.send('POST', `/api/back-office/v1/requests/${id}/decision`, { payload: { decision: 'approve' } })
    const mails = await withTenant(site.services.db, 'sps', (tx) => listOutbox(tx, 50))
    const to = (address: string) => mails.find((mail) => mail.toAddress === address && /fleet|flotte/i.test(mail.text))?.text
    expect(to('kari@sps.example')).toContain('Flottenmonitor')
    expect(to('admin@sps.example')).toContain('Fleet monitor')
  })

  test('belong together as their owner says: the primary tool of a group opens the others [4.4.9, 9.3.4]', async () => {
    const { primaryToolIdMap } = (await customer.get('/us/en.apps-list.json')).json()
    expect(primaryToolIdMap).toEqual({ suite: 'suite', 'suite-maps': 'suite' })
    expect((await why('use-tool:suite-maps', customer, 'de'))[0]).toMatchObject({
      rule: 'tool.group-not-requested',
      wouldChange: expect.stringContaining('Paket'),
    })
    expect((await why('use-tool:lonely'))[0].rule).toBe('tool.not-requested')
    await erp.bring('tool-access', [{ person: 'kari@sps.example', tool: 'suite', status: 'Approved' }])
    expect((await why('use-tool:suite-maps'))[0].rule).toBe('tool.not-requested')
  })
})
