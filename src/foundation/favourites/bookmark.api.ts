import { z } from 'zod'
import { BOOKMARK_KINDS, BOOKMARK_LISTS } from '#foundation/favourites/bookmark.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'

const tag = 'favourites'
const query = z.object({ appId: z.string().optional() })
const bookmark = z.object({ id: z.string(), kind: z.enum(BOOKMARK_KINDS), title: z.string(), href: z.string() })
const list = z.enum(BOOKMARK_LISTS)
const errors = [400, 401, 404] as const

export const listFavourites = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/pif/api/favorite/v1/get-all-favorites',
  tag,
  summary: 'What I keep as favourites, in my order',
  query,
  reply: z.object({ favorites: z.array(bookmark) }),
  errors: [400, 401],
})

export const listQuickLinks = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: '/pif/api/widget-quicklink/service/v1/user',
  tag,
  summary: 'My quick links, in my order',
  query,
  reply: z.object({ quickLinks: z.array(bookmark) }),
  errors: [400, 401],
})

export const keepBookmark = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/api/favourites/v1/:list',
  tag,
  summary: 'Keeps a page of this site in one of my lists; the same page twice is kept once',
  params: z.object({ list }),
  body: z.object({
    kind: z.enum(BOOKMARK_KINDS),
    title: z.string().trim().min(1).max(200),
    href: z.string().max(1_000).describe('A path of this site'),
  }),
  reply: bookmark,
  status: 201,
  errors: [...errors, 409],
})

export const bookmarkForm = formRules(keepBookmark)

export const dropBookmark = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: '/api/favourites/v1/:list/:id',
  tag,
  summary: 'Takes one out of my list',
  params: z.object({ list, id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
  errors,
})

export const orderBookmarkList = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: '/api/favourites/v1/:list/order',
  tag,
  summary: 'Puts my list into another order',
  params: z.object({ list }),
  body: z.object({ ids: z.array(z.uuid()).max(200) }),
  reply: z.object({ success: z.literal(true) }),
  errors,
})
