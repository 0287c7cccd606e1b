import { z } from 'zod'
import { plainText } from '#features/search/search-admin/admin-text.schema.ts'
import * as rules from '#features/search/search-admin/synonym.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'

const PATH = '/api/search/business/synonyms'
const tag = 'search for the business'

const FAULTS: Readonly<Record<rules.PhraseFault, string>> = {
  few: `must hold at least ${rules.FEWEST_PHRASES} phrases`,
  many: `must hold at most ${rules.MOST_PHRASES} phrases`,
  blank: 'must not hold an empty phrase',
  long: `must hold phrases of at most ${rules.LONGEST_PHRASE} characters`,
  wordless: 'must hold phrases with a letter or a digit',
  twice: 'must not hold a phrase twice; capitals and accents do not count',
}

const params = z.object({ id: z.uuid() })
const body = z.strictObject({
  words: z
    .array(plainText.max(1000).transform(rules.tidyPhrase))
    .max(100)
    .superRefine((words, context) => {
      const found = rules.findPhraseFault(words)
      if (found) context.addIssue({ code: 'custom', message: FAULTS[found.fault] })
    })
    .describe('2 to 20 words or phrases of at most 60 characters that mean the same'),
})
const list = z.object({ id: z.uuid(), words: z.array(z.string()) })

export const listSynonymLists = endpoint({
  method: 'GET',
  access: 'staff',
  path: PATH,
  tag,
  summary: 'Words that mean the same',
  reply: z.object({ synonyms: z.array(list) }),
  errors: [400, 401, 404],
})

export const addSynonymList = endpoint({
  method: 'POST',
  access: 'staff',
  path: PATH,
  tag,
  summary: 'Add words that mean the same',
  body,
  reply: list,
  status: 201,
  errors: [400, 401, 404, 409],
})
export const synonymsForm = formRules(addSynonymList)

export const changeSynonymList = endpoint({
  method: 'PUT',
  access: 'staff',
  path: `${PATH}/:id`,
  tag,
  summary: 'Change a list of synonyms',
  params,
  body,
  reply: list,
  errors: [400, 401, 404, 409],
})

export const removeSynonymList = endpoint({
  method: 'DELETE',
  access: 'staff',
  path: `${PATH}/:id`,
  tag,
  summary: 'Remove a list of synonyms',
  params,
  reply: z.void(),
  status: 204,
  errors: [400, 401, 404],
})
