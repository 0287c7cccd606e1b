import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Country } from '#foundation/locale/reference/country.rules.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp(
    [],
    {},
    {
      tenants: { sps: { identity: { blockedEmailDomains: ['mail.example'], internalEmailDomains: ['halden.example'] } } },
    },
  )
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'sps.localhost', ...headers } })
const ask = async <Data>(url: string, headers: Record<string, string> = {}): Promise<Data> =>
  (await get(url, headers)).json<Data>()

describe('countries', () => {
  const find = async (isoCode: string, url = '/sm/api/countries?appId=portico-sps', headers = {}) =>
    (await ask<Country[]>(url, headers)).find((country) => country.isoCode === isoCode)

  test('are listed with name, phone code and states, United States first, and cached [7.5.1, 3.7.1, 5.9.1]', async () => {
    const answer = await get('/sm/api/countries?appId=portico-sps')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    const countries = answer.json<Country[]>()
    expect(countries).toHaveLength(249)
    expect(countries[0]).toMatchObject({ isoCode: 'US', country: 'United States', phoneCode: '1' })
    expect(countries[0]?.states).toContainEqual({ code: 'CA', name: 'California' })
    const names = countries.slice(1).map(({ country }) => country)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
    expect(await find('DE')).toEqual({ isoCode: 'DE', country: 'Germany', phoneCode: '49', states: [] })
  })

  test.each([
    ['the query', '/sm/api/countries?language=de', {}],
    ['the header of the portal’s calls', '/sm/api/countries', { language: 'de_DE' }],
  ])('are named in the language of %s', async (_, url, headers) => {
    expect(await find('DE', url, headers)).toMatchObject({ country: 'Deutschland' })
    expect((await get(url, headers)).headers['vary']).toContain('language')
  })

  test.each([
    ['CA', 'ON', 13],
    ['ES', 'M', 52],
    ['IT', 'MI', 107],
    ['JP', '13', 47],
    ['CN', 'SH', 31],
  ])('in %s addresses name one of the smallest parts, such as %s', async (isoCode, code, count) => {
    const states = (await find(isoCode))?.states ?? []
    expect(states.map((state) => state.code)).toContain(code)
    expect(states).toHaveLength(count)
  })

  test.each([['/sm/api/countries?appId=portico-hbtbt'], [`/sm/api/countries?language=${'x'.repeat(30)}`]])(
    '%s is refused [T-5]',
    async (url) => {
      expect((await get(url)).statusCode).toBe(400)
    },
  )

  test('a language that nobody speaks here is answered in English', async () => {
    expect(await find('DE', '/sm/api/countries?language=xx')).toMatchObject({ country: 'Germany' })
  })
})

test.each([
  ['blocked', 'mail.example'],
  ['internal', 'halden.example'],
])('%s domains are listed under both names of the field, and cached [7.5.2, 3.7.5]', async (list, domain) => {
  const answer = await get(`/sm/api/domains/${list}?appId=portico-sps`)
  expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
  expect(answer.json()).toEqual([{ emailDomainName: domain, emailDomain: domain }])
})

test('languages come with the country they are meant for, and with those they are spoken in [7.5.5]', async () => {
  const languages = await ask<Record<string, object>>('/libs/wcm/core/resources/languages.overlay.infinity.json')
  expect(languages['de']).toEqual({ language: 'German', country: '*', defaultCountry: 'DE' })
  expect(languages['en']).toEqual({ language: 'English', country: '*', defaultCountry: 'US' })
  expect(languages['en_gb']).toEqual({ language: 'English', country: 'United Kingdom' })
})

describe('generic lists', () => {
  type Lists = { lists: Record<string, { value: string; title: string }[]> }
  const PATH = '/bin/public/uop/genericlist-properties.json'

  test('are in the language of the page [7.5.7]', async () => {
    const english = await ask<Lists>(PATH)
    expect(english.lists['casePriority']).toContainEqual({ value: 'high', title: 'High' })
    const polish = await ask<Lists>(`${PATH}?pagePath=/pl/pl/support`)
    expect(polish.lists['casePriority']).toContainEqual({ value: 'high', title: 'Wysoki' })
    for (const item of Object.values(polish.lists).flat()) expect(item.title).not.toBe(item.value)
  })

  test('a page path without an end is refused', async () => {
    expect((await get(`${PATH}?pagePath=/${'x'.repeat(3000)}`)).statusCode).toBe(400)
  })
})
