import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

const texts = z.record(z.string(), z.string())

export const readDictionary = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/libs/cq/i18n/dict.:locale(^[A-Za-z_-]+).json',
  tag: 'texts',
  summary: 'Every text of the product in one language',
  params: z.object({ locale: z.string().max(20) }),
  reply: texts,
})

export const readMessages = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/bin/public/servlets/commons/rb-json-export',
  aliases: ['/bin/base/bt-json-export.responsetranslation'],
  tag: 'texts',
  summary: 'Messages of the portal in the language of a page',
  query: z.object({ pagePath: z.string().max(2048).default('/us/en') }),
  reply: texts,
})
