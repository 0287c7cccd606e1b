import { endpoint } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { z } from 'zod'

const params = z.object({ country: z.string().regex(/^[a-z]{2}$/), language: z.enum(LANGUAGES) })

export const readRobots = endpoint({ method: 'GET', access: 'everyone', path: '/robots.txt', isHidden: true })
export const readLlms = endpoint({ method: 'GET', access: 'everyone', path: '/llms.txt', isHidden: true })
export const readSitemapIndex = endpoint({ method: 'GET', access: 'everyone', path: '/sitemap.xml', isHidden: true })
export const readSitemap = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/:country/:language/sitemap.xml',
  isHidden: true,
  params,
})
export const readSitemapPart = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/:country/:language/sitemaps/:part.xml',
  isHidden: true,
  params: params.extend({ part: z.string().max(40) }),
})
