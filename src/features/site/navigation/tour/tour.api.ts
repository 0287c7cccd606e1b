import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'

const PATH = '/api/me/tour'
const tag = 'me'

export const readTour = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'When the tour of the site was left, on whichever device: for about a month it does not begin by itself',
  reply: z.object({ dismissedAt: z.iso.datetime().nullable() }),
  errors: [401],
})

export const dismissTour = endpoint({
  method: 'PUT',
  access: 'signed-in',
  path: PATH,
  tag,
  summary: 'The tour of the site was left',
  reply: z.object({ dismissedAt: z.iso.datetime() }),
  errors: [401],
})
