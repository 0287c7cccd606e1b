import type { FastifyRequest } from 'fastify'
import { describeProblems } from '#foundation/data-kinds/line/problem.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Problem } from '#platform/http/errors.ts'

/** The key of the line whose draft an admin wants to see on its page: `?draft=10001`. Nobody else has one. */
export const draftKeyOf = ({ query, scope }: FastifyRequest): string | undefined => {
  const key = lookUp(query as Readonly<Record<string, unknown>>, 'draft')
  return typeof key === 'string' && scope.user?.roles.includes('admin') === true ? key : undefined
}

/**
 * Reads what a page shows, for an admin as if the draft of its line were published. Nothing is sent meanwhile: the answer
 * would commit the transaction.
 */
export const readWithDraft = async <Page>(request: FastifyRequest, name: string, read: () => Promise<Page>): Promise<Page> => {
  const { services } = request.server
  const [kind, key] = [services.dataKinds.get(name), draftKeyOf(request)]
  if (!kind?.tryDraft || key === undefined) return read()
  const { tx, scope } = request
  const line = Object.fromEntries(kind.keys.map((field) => [field, key]))
  let page: { readonly of: Page } | undefined
  const problems = await kind.tryDraft({ tx, tenant: scope.tenant, services }, line, async () => {
    page = { of: await read() }
  })
  if (problems && problems.length > 0) throw new Problem(422, 'draft_unfinished', describeProblems(problems))
  return page ? page.of : read()
}
