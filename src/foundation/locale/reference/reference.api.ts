import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

const country = z.object({
  isoCode: z.string(),
  country: z.string().describe('Its name in the language that was asked for'),
  phoneCode: z.string().describe('Without a plus; empty where there is none'),
  states: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .readonly()
    .describe('Where postal addresses name them'),
})
const node = z.object({ language: z.string(), country: z.string(), defaultCountry: z.string().optional() })
const item = z.object({ value: z.string(), title: z.string() })

export const listCountriesOfForms = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/sm/api/countries',
  tag: 'reference',
  summary: 'Countries with phone codes and states, United States first',
  query: appIdQuery.extend({ language: z.string().max(20).optional() }),
  reply: z.array(country).readonly(),
  errors: [400],
})

export const listLanguageNodes = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/libs/wcm/core/resources/languages.overlay.infinity.json',
  tag: 'reference',
  summary: 'Languages and locales',
  reply: z.record(z.string(), node),
})

export const readGenericLists = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/bin/public/uop/genericlist-properties.json',
  tag: 'reference',
  summary: 'Short lists of forms, in the language of a page',
  query: z.object({ pagePath: z.string().max(2048).default('/us/en') }),
  reply: z.object({ lists: z.record(z.string(), z.array(item)) }),
  errors: [400],
})
