import { z } from 'zod'
import { listItems, listVisible } from '#features/buying/lists/list.store.ts'
import { agentTool } from '#foundation/agents/public.server.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'

const MOST_LISTS = 50
const MOST_ITEMS = 200

const listLists = agentTool({
  name: 'list_lists',
  title: 'List shopping lists',
  description: 'The customer’s own shopping lists and those that their company shares, with their parts.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({}),
  output: z.object({
    lists: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        isShared: z.boolean(),
        isOwn: z.boolean(),
        owner: z.string(),
        count: z.number(),
        items: z.array(z.object({ sku: z.string(), quantity: z.number(), note: z.string() })).describe(`At most ${MOST_ITEMS}`),
      }),
    ),
  }),
  run: async ({ request: { tx }, request }) => {
    const person = await requirePerson(request)
    const lists = []
    for (const list of (await listVisible(tx, { personId: person.id, companyId: person.companyId })).slice(0, MOST_LISTS)) {
      const { id, name, isShared, isOwn, owner, count } = list
      const items = (await listItems(tx, id)).slice(0, MOST_ITEMS).map(({ sku, quantity, note }) => ({ sku, quantity, note }))
      lists.push({ id, name: name ?? '', isShared, isOwn, owner, count, items })
    }
    return { lists }
  },
})

export const listTools = [listLists]
