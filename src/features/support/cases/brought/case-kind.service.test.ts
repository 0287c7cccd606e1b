import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openKindClient, type KindClient } from '#app/testing/kind-client.ts'
import { callsOf, type AuthorCalls } from '#app/testing/author-calls.ts'
import { signInAs } from '#app/testing/sign-in-as.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const LIST = '/pif/api/case/v1/case-management-operations'
let site: TestApp
let erp: KindClient
let kari: AuthorCalls
let agent: AuthorCalls
beforeAll(async () => {
  site = await openTestApp([], {}, { clock: { now: () => new Date('2026-11-18T09:00:00Z') } })
  erp = await openKindClient(site, 'sps')
  await erp.bring('accounts', [{ erpId: 'M1', number: '1001', name: 'Nordfjord', countryCode: 'no', currency: 'NOK' }])
  const person = { familyName: 'Moen', status: 'active' }
  await erp.bring('people', [
    { ...person, mail: 'kari@sps.example', givenName: 'Kari', accounts: ['1001'] },
    { ...person, mail: 'agnes@sps.example', givenName: 'Agnes', roles: ['internal', 'case-agent'] },
    { ...person, mail: 'csr@sps.example', givenName: 'Cy', roles: ['internal'], servedAccounts: ['1001'] },
  ])
  kari = callsOf(site, await signInAs(site, 'kari@sps.example'))
  agent = callsOf(site, await signInAs(site, 'agnes@sps.example'))
})
afterAll(() => site.close())

const PUMP = {
  ...{ id: 'C-1001', account: 'M1~0000001001', person: 'kari@sps.example', subject: 'Pump is loud', text: 'Since Monday.' },
  ...{
    kind: 'product',
    symptom: 'A high tone',
    assignedTo: 'agnes@sps.example',
    product: 'P-200',
    serialNumber: 'SN-7',
    status: 'Waiting for you',
    priority: 'high',
    openedAt: '2026-11-02T08:00:00.000Z',
  },
  messages: [
    { by: 'agnes@sps.example', at: '2026-11-02T10:00:00.000Z', text: 'Which hours?' },
    { by: 'customer', at: '2026-11-02T11:00:00.000Z', text: 'At night.' },
    { by: 'staff', at: '2026-11-03T08:00:00.000Z', text: 'We send somebody.' },
  ],
}
const OPEN = '/api/cases/v1/cases/C-1001'

describe('a case that was brought', () => {
  test('is in its person’s list with its conversation, and nobody else’s [T-52]', async () => {
    const mixed = PUMP.messages.toReversed().map((one) => (one.by === 'customer' ? { ...one, by: 'KARI@sps.example' } : one))
    await erp.bring('cases', [{ ...PUMP, messages: mixed }])
    expect((await kari.get(LIST)).json().rows).toMatchObject([
      { id: 'C-1001', subject: 'Pump is loud', status: 'Waiting for you', hasNews: true, updated: '2026-11-03T08:00:00.000Z' },
    ])
    const view = (await kari.get(OPEN)).json()
    expect(view).toMatchObject({
      details: { productSku: 'P-200', serialNumber: 'SN-7', symptom: 'A high tone', soldToNumber: '1001' },
      messages: [
        { by: 'customer', author: 'Kari Moen', text: 'Since Monday.' },
        { by: 'staff', author: 'Agnes Moen', text: 'Which hours?' },
        { by: 'customer', author: 'Kari Moen', text: 'At night.' },
        { by: 'staff', author: '', text: 'We send somebody.' },
      ],
      events: [{ status: 'New' }, { status: 'Waiting for you' }],
    })
    const page = await kari.get('/us/en/support/cases/case-detail.CASE-C-1001')
    expect(page.statusCode).toBe(200)
    const other = callsOf(site, await signInAs(site, 'other@sps.example'))
    expect((await other.get(OPEN)).statusCode).toBe(404)
  })

  test('is read back the same, and again changes nothing [T-52]', async () => {
    expect(await erp.read('cases')).toEqual([PUMP])
    const since = `?since=${new Date().toISOString()}`
    await erp.bring('cases', [PUMP])
    expect(await erp.read('cases', since)).toEqual([])
  })

  test('is answered in the portal; what was written there is read back and stays', async () => {
    expect((await kari.send('POST', `${OPEN}/messages`, { payload: { text: 'Thank you.' } })).statusCode).toBe(201)
    const written = { by: 'customer', at: '2026-11-18T09:00:00.000Z', text: 'Thank you.' }
    expect(await erp.read('cases')).toEqual([{ ...PUMP, status: 'In progress', messages: [...PUMP.messages, written] }])
    const later = { by: 'staff', at: '2026-11-18T10:00:00.000Z', text: 'Done.' }
    const [first, ...rest] = PUMP.messages
    expect(first?.text).toBe('Which hours?')
    await erp.bring('cases', [{ ...PUMP, status: 'solved', messages: [...rest, later] }])
    const view = (await kari.get(OPEN)).json()
    expect(view.status).toBe('Solved')
    expect(view.messages.map(({ text }: { text: string }) => text)).toEqual([
      ...['Since Monday.', 'At night.', 'We send somebody.', 'Thank you.', 'Done.'],
    ])
    expect(view.events.at(-1)).toMatchObject({ status: 'Solved', by: 'staff' })
  })

  test('is seen by employees who serve its account, also without a person', async () => {
    await erp.bring('cases', [{ id: 'C2', account: '1001', subject: 'By phone', text: 'A call.', openedAt: '2026-11-04' }])
    const csr = callsOf(site, await signInAs(site, 'csr@sps.example'))
    expect((await csr.get(`${LIST}?search=phone`)).json().rows).toMatchObject([{ id: 'C2', status: 'New', priority: 'normal' }])
    expect((await kari.get(`${LIST}?search=phone`)).json().rows).toEqual([])
  })

  test('that was opened in the portal changes its status, never what was written', async () => {
    const payload = { kind: 'question', subject: 'Invoice', text: 'Where is it?', priority: 'normal' }
    const { caseNumber: id } = (await kari.send('POST', '/pif/api/case/v1/create-portal-case', { payload })).json()
    const [line] = (await erp.read('cases')).filter((one) => one['id'] === id)
    expect(line).toMatchObject({ person: 'kari@sps.example', text: 'Where is it?', status: 'New' })
    expect(await erp.send('cases', [{ ...line, text: 'Nothing' }])).toMatchObject([
      { ok: false, error: 'text: was written in the portal and stays as it is' },
    ])
    await erp.bring('cases', [{ ...line, status: 'In progress', messages: null }])
    expect((await agent.get(`/api/cases/v1/cases/${id}`)).json()).toMatchObject({
      status: 'In progress',
      messages: [{ text: 'Where is it?' }],
    })
  })

  test('goes by its id alone', async () => {
    await erp.bring('cases', [{ id: 'C2', deleted: true }])
    await erp.bring('cases', [{ id: 'C2', deleted: true }])
    expect((await agent.get('/api/cases/v1/cases/C2')).statusCode).toBe(404)
  })

  const message = { by: 'staff', at: '2026-11-02T10:00:00Z', text: 'Hello' }
  test.each([
    ['no id', { id: null }, 'id: is missing'],
    ['an id that no address can hold', { id: '../x' }, 'id: ‘../x’ has other signs than letters, digits and -'],
    ['an account that is not there', { account: '4711' }, 'account: ‘4711’ is not among the accounts'],
    ['a person who is not there', { person: 'no@sps.example' }, 'person: ‘no@sps.example’ is not among the people'],
    ['no subject', { subject: null }, 'subject: is missing'],
    ['no text', { text: '' }, 'text: is missing'],
    [
      'another status',
      { status: 'Open' },
      'status: ‘Open’ is none of New, In progress, Waiting for you, Solved, Closed, Reopened',
    ],
    ['no time', { openedAt: 'yesterday' }, 'openedAt: ‘yesterday’ is no time; write it as 2027-03-31T08:00:00Z'],
    ['messages that are none', { messages: 'Hello' }, 'messages: ‘Hello’ is no list of records'],
    ['a message without its time', { messages: [{ ...message, at: null }] }, 'messages[1].at: is missing'],
    ['a message before the case', { messages: [{ ...message, at: '2026-11-01' }] }, 'is before the case was opened'],
    [
      'a message of nobody',
      { messages: [message, { ...message, by: 'nobody' }] },
      'messages[2].by: ‘nobody’ is neither customer nor staff nor among the people',
    ],
    ['a kind that there is not', { kind: 'wish' }, 'kind: ‘wish’ is none of question, product'],
    ['somebody unknown who answers', { assignedTo: 'no@sps.example' }, 'assignedTo: ‘no@sps.example’ is not among the people'],
    ['a rating of six', { rating: 6 }, 'rating: '],
    ['a formula', { subject: '=1' }, 'subject: ‘=1’ begins like a formula'],
    ['a text without end', { text: 'x'.repeat(10_001) }, 'text: has 10001 letters; 10000 are the most'],
    ['an unknown field', { owner: 'x' }, 'owner: there is no such field'],
  ])('is refused with %s [T-46]', async (_, fault, sentence) => {
    const [answer] = await erp.send('cases', [{ ...PUMP, ...fault }])
    expect(answer?.ok).toBe(false)
    expect(answer?.error).toContain(sentence)
  })
})
