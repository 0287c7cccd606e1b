import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBringing } from '#app/testing/bring-lines.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
let door: Awaited<ReturnType<typeof openBringing>>
beforeAll(async () => {
  site = await openTestApp()
  door = await openBringing(site, 'sps')
  await site.publish('sps', [
    { path: '/', template: 'home-template', kind: 'Home' },
    { path: '/fragments/header', template: 'fragment-template', kind: 'Fragment' },
  ])
})
afterAll(async () => {
  await site.close()
  await door.close()
})

const DEALERS = `id,name,street,postalCode,city,countryCode,latitude,longitude,tags,phone
bergen-motor,Bergen Motor,Strandkaien 2,5013,Bergen,NO,60.39,5.32,sales|service,+47 55 12 34 56
kiel,Kieler Bootshaus,,,Kiel,de,54.32,10.13,,
`

test('dealers are brought, read back and repeat without a change [T-52]', async () => {
  expect(await door.bring({ 'dealers.csv': DEALERS })).toMatchObject({
    said: [],
    text: 'dealers.csv: 2 taken, 0 unchanged, 0 refused',
  })
  expect((await door.bring({ 'dealers.csv': DEALERS })).text).toBe('dealers.csv: 0 taken, 2 unchanged, 0 refused')
  expect(await door.read('dealers')).toEqual([
    {
      ...{ id: 'bergen-motor', name: 'Bergen Motor', street: 'Strandkaien 2', postalCode: '5013', city: 'Bergen' },
      ...{ countryCode: 'no', latitude: 60.39, longitude: 5.32, tags: ['sales', 'service'], phone: '+47 55 12 34 56' },
    },
    { id: 'kiel', name: 'Kieler Bootshaus', city: 'Kiel', countryCode: 'de', latitude: 54.32, longitude: 10.13 },
  ])
})

test('they stand on the page of dealers, those without a telephone too', async () => {
  const { body, statusCode } = await site.app.inject({ url: '/us/en/dealers/locator', headers: { host: 'sps.localhost' } })
  expect(statusCode).toBe(200)
  expect(body).toContain('Bergen Motor')
  expect(body).toContain('Kieler Bootshaus')
  expect(body).not.toContain('href="tel:"')
})

const good = { id: 'x', name: 'X', city: 'X', countryCode: 'de', latitude: 1, longitude: 2 }
test.each([
  ['no id', { ...good, id: undefined }, 'id: is missing'],
  ['an id with capitals', { ...good, id: 'Bergen' }, 'id: ‘Bergen’ is no short name'],
  ['no name', { ...good, name: '' }, 'name: is missing'],
  ['no country', { ...good, countryCode: 'Norway' }, 'countryCode: ‘Norway’ is no country'],
  ['the pole', { ...good, latitude: 90 }, 'latitude: ‘90’ is more than 85'],
  ['a comma', { ...good, longitude: '5,32' }, 'longitude: ‘5,32’ is no number'],
  ['a tag with blanks', { ...good, tags: ['my tag'] }, 'tags: ‘my tag’ is no tag'],
  ['no telephone number', { ...good, phone: '555' }, 'phone: ‘555’ is no telephone number'],
  ['no mail address', { ...good, mail: 'a@b' }, 'mail: ‘a@b’ is no mail address'],
  ['a script', { ...good, web: 'javascript:alert(1)' }, 'web: ‘javascript:alert(1)’ is no address that begins with https'],
  [
    'a time of nowhere',
    { ...good, hours: [{ from: 1, to: 5, opens: '25:00', closes: '17:00' }] },
    'hours[1].opens: ‘25:00’ is no time',
  ],
  ['a formula', { ...good, street: '=A1' }, 'street: ‘=A1’ begins like a formula'],
])('are refused with a sentence: %s [T-46, T-63]', async (_, line, sentence) => {
  const [answer] = await door.send('dealers', [line])
  expect(answer?.ok).toBe(false)
  expect(answer?.error).toContain(sentence)
})

test('they go by their id', async () => {
  await door.send('dealers', [{ id: 'kiel', deleted: true }])
  expect((await door.read('dealers')).map(({ id }) => id)).toEqual(['bergen-motor'])
})
