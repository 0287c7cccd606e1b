import { productsAnswer, replacementsAnswer } from '#features/storefront/product-tools/tool-answer.schema.ts'
import {
  kindQuery,
  linesRequest,
  productQuery,
  replacementRequest,
} from '#features/storefront/product-tools/tool-request.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

export const findProductReplacements = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/api/schedules/replacements',
  tag: 'product tools',
  summary: 'What takes the place of old and other makers’ part numbers in the visitor’s market',
  whileReadOnly: 'reads',
  body: replacementRequest,
  reply: replacementsAnswer,
})

export const searchToolProducts = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/api/schedules/products',
  tag: 'product tools',
  summary: 'Up to twenty products by their number or the words of their name',
  query: productQuery,
  reply: productsAnswer,
})

export const readToolRange = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/api/schedules/range',
  tag: 'product tools',
  summary: 'Whether the market sells anything for one of the tools',
  query: kindQuery,
  reply: z.object({ hasProducts: z.boolean() }),
})

export const listAdditionalProducts = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/api/schedules/additional',
  tag: 'product tools',
  summary: 'What goes with the products of a selection, as far as it is sold here and not selected yet',
  whileReadOnly: 'reads',
  body: linesRequest,
  reply: productsAnswer,
})

export const listLineProducts = endpoint({
  method: 'POST',
  access: 'everyone',
  path: '/api/schedules/lines',
  tag: 'product tools',
  summary: 'What the products of a schedule are called and cost; what is not sold here is left out',
  whileReadOnly: 'reads',
  body: linesRequest,
  reply: productsAnswer,
})
